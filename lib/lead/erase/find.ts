import { setImmediate } from 'node:timers/promises';
import { type Person, personByEmail, personByPhone } from '@/lib/lead/erase/person';
import { readStoredLead } from '@/lib/lead/request/stored-lead';
import { asBytes } from '@/lib/store/sqlite-text';
import type { Store } from '@/lib/store/store';

/** Whom to look for: a request's own writer, an address, a telephone. */
export interface Subject {
  /** Goes by itself, whatever is in it. */
  leadId?: string;
  /** Whatever has the same address goes with it. */
  email?: string;
  /** Finds requests that may be the same person's: whoever asks says which of them go. */
  phone?: string;
}

/** What a subject is looked for by. */
export interface Sought {
  leadId: string | null;
  /** By the address. */
  proven: Person | null;
  /** By the telephone. */
  likely: Person | null;
}

/** A request, as far as it tells whose it is; texts as the visitor wrote them, empty where they cannot be read. */
export interface FoundLead {
  id: string;
  receivedAt: Date;
  name: string;
  email: string;
  readable: boolean;
}

/** Why a request may be the same person's: it has the telephone, or its text has the telephone or the address in it. */
export type Resemblance = 'telephone' | 'named';

export interface Resembling extends FoundLead {
  why: Resemblance;
}

/** Which requests a subject has in the store. */
export interface Found {
  sought: Sought;
  /** The person's own, which go. */
  own: FoundLead[];
  /** Which stay, unless somebody says of one that it goes along. */
  others: Resembling[];
}

/** Requests read at once. */
const portion = 100;

/** A request's columns, in the store or in a copy of it. */
interface Row {
  id: string;
  fields: unknown;
  received_at?: unknown;
}

function parsed(row: Row) {
  const blank = { received_at: 0, page: null, visit: null, spam_reasons: null };
  const { lead, unreadable } = readStoredLead({ ...blank, ...row });
  const raw = asBytes(row.fields)?.toString('utf8') ?? String(row.fields);
  return { lead, readable: !unreadable, raw };
}

type Parsed = ReturnType<typeof parsed>;

/** Whether a request is the subject's own: it is the very one, or has the address, or what is left of it has. */
function isOwn({ leadId, proven }: Sought, row: Row, { lead, readable, raw }: Parsed): boolean {
  if (row.id === leadId) return true;
  return (readable ? proven?.wrote(lead.fields) : proven?.isNamedIn(raw)) ?? false;
}

function resemblance(
  { proven, likely }: Sought,
  { lead, readable, raw }: Parsed,
): Resemblance | null {
  if (readable && likely?.wrote(lead.fields)) return 'telephone';
  return proven?.isNamedIn(raw) || likely?.isNamedIn(raw) ? 'named' : null;
}

/** Whether a request in a copy of the store is the subject's own, as one in the store is. */
export function isOwnCopy(sought: Sought, row: Row): boolean {
  return isOwn(sought, row, parsed(row));
}

/**
 * Looks for a subject in the whole store, in portions between which the server answers others. An address is compared in
 * any case, IDN or punycode; a telephone as E.164. Changes nothing. Throws a `RangeError` where there is nothing to look
 * for, and rejects with the store's error.
 */
export async function findPerson(store: Store, subject: Subject): Promise<Found> {
  const sought: Sought = {
    leadId: subject.leadId ?? null,
    proven: personByEmail(subject.email ?? ''),
    likely: personByPhone(subject.phone ?? ''),
  };
  if (!sought.leadId && !sought.proven && !sought.likely) {
    throw new RangeError('Neither an e-mail address nor a valid telephone number.');
  }
  const found: Found = { sought, own: [], others: [] };
  for (let last = ''; ; ) {
    const rows = await store.use((db) =>
      db
        .selectFrom('leads')
        .select(['id', 'received_at', 'fields'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(portion)
        .execute(),
    );
    for (const row of rows) {
      const read = parsed(row);
      const { id, receivedAt, fields } = read.lead;
      const { readable } = read;
      const lead = { id, receivedAt, name: fields.nome, email: fields.email, readable };
      const why = isOwn(sought, row, read) ? 'own' : resemblance(sought, read);
      if (why === 'own') found.own.push(lead);
      else if (why) found.others.push({ ...lead, why });
    }
    const next = rows.at(-1)?.id;
    if (next === undefined) return found;
    last = next;
    await setImmediate();
  }
}
