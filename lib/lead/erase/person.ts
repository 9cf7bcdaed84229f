import { domainToUnicode } from 'node:url';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import type { Lead } from '@/lib/lead/request/schema';
import { normalEmail } from '@/lib/lead/text/email-address';
import { reachableNumbers } from '@/lib/lead/text/phone';
import { singleLine } from '@/lib/lead/text/plain-text';

export interface Person {
  wrote(fields: Pick<Lead, 'email' | 'telefono'>): boolean;
  isNamedIn(text: string): boolean;
}

const longestTyped = 254;

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Somebody by what they typed as their address: any case, IDN or punycode. Null for what is no address. */
export function personByEmail(typed: string): Person | null {
  if (typed.length > longestTyped || !/^[^@\s]+@[^@\s]+$/.test(typed.trim())) return null;
  const email = normalEmail(singleLine(typed));
  const at = email.lastIndexOf('@');
  const domains = [email.slice(at + 1), domainToUnicode(email.slice(at + 1))].filter(Boolean);
  const address = `${escaped(email.slice(0, at))}@(?:${domains.map(escaped).join('|')})`;
  // somebody else's address may end, or go on, with this one; in JSON a line's end is a letter
  const inText = new RegExp(`(?:(?<=\\\\[nt])|(?<![\\w.+'-]))${address}(?![\\w-]|\\.\\w)`);
  return {
    wrote: (fields) => normalEmail(fields.email) === email,
    isNamedIn: (text) => inText.test(text.toLowerCase()),
  };
}

/** A number is typed in groups; after a slash stands another of its groups, or the ending of another number. */
const betweenGroups = [/(?<=\d)[ \t().-]+(?=\d)/g, /(?<=\d)[ \t()./-]+(?=\d)/g];

/** Somebody by the numbers in what they typed, Italian without a prefix. Null where no telephone is reached by it. */
export function personByPhone(typed: string): Person | null {
  if (typed.length > longestTyped) return null;
  const numbers = reachableNumbers(typed).map(({ e164 }) => ({ e164, ...parsePhoneNumber(e164) }));
  if (numbers.length === 0) return null;
  const inText = numbers.map(
    ({ countryCallingCode, nationalNumber }) =>
      new RegExp(`(?<!\\d)(?:(?:\\+|00)?${countryCallingCode})?0?${nationalNumber}(?!\\d)`),
  );
  const own = new Set(numbers.map(({ e164 }) => e164));
  return {
    wrote: ({ telefono }) => reachableNumbers(telefono).some(({ e164 }) => own.has(e164)),
    isNamedIn: (text) =>
      betweenGroups.some((between) => {
        const joined = text.replace(between, '');
        return inText.some((number) => number.test(joined));
      }),
  };
}
