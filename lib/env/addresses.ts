import { z } from 'zod';
import { listEntries } from '@/lib/env/schemas';

/** Longest name beside an address: it stands in a list of mails. */
const nameLength = 80;

/** A sender: an address, and the name to show with it. */
export interface Sender {
  address: string;
  /** null: the brand. */
  name: string | null;
}

const isAddress = (text: string): boolean => z.email().safeParse(text).success;

/** LEADS_FROM: `address`, `Name <address>` or `"Name" <address>` (RFC 5322, 3.4). */
export const senderSchema = z.string({ error: 'is missing' }).transform((text, context): Sender => {
  const [, quoted, plain, inBrackets] =
    /^(?:"([^"<>]*)"\s*|([^"<>]*))<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = (inBrackets ?? text).trim();
  const name = (quoted ?? plain ?? '').trim();
  if (isAddress(address) && name.length <= nameLength && !/\p{Cc}/u.test(name)) {
    return { address, name: name || null };
  }
  context.addIssue('must be one e-mail address, alone or as Name <address>');
  return z.NEVER;
});

/** What an entry of a list is called in a message: quoted, unless it may hold more than an address. */
function named(entry: string, index: number): string {
  return /^[^:/]{1,80}$/.test(entry) ? `"${entry}"` : `its entry ${index + 1}`;
}

/** LEADS_TO: addresses, each of them once. */
export const addressListSchema = z.string({ error: 'is missing' }).transform((text, context) => {
  const entries = listEntries(text).flatMap((entry) => entry.split(/\s+/));
  for (const [index, entry] of entries.entries()) {
    if (!isAddress(entry))
      context.addIssue(`has ${named(entry, index)}, which is no e-mail address`);
  }
  if (entries.length === 0) context.addIssue('has no address');
  return [...new Set(entries)];
});
