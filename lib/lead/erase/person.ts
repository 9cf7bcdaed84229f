import { domainToUnicode } from 'node:url';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import type { Lead } from '@/lib/lead/request/schema';
import { normalEmail } from '@/lib/lead/text/email-address';
import { reachableNumbers } from '@/lib/lead/text/phone';
import { singleLine } from '@/lib/lead/text/plain-text';

/** Who somebody is, as far as the site can know: an address, a telephone, or both. */
export interface Subject {
  email?: string;
  phone?: string;
}

/** Finds what one person has left. */
export interface Person {
  /** Whether these are that person's own address or telephone. */
  wrote(fields: Pick<Lead, 'email' | 'telefono'>): boolean;
  /** Whether a text of any kind, read or not, has the address or the telephone in it. */
  isNamedIn(text: string): boolean;
}

/** As long as an address may be (RFC 5321, 4.5.3.1.3), and longer than a telephone with its remarks. */
const longestTyped = 254;
const isShort = (typed: string) => typed.length <= longestTyped;

/** Fewer digits would find half of all numbers. */
const fewestDigits = 6;

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function byEmail(typed: string): Person {
  const email = normalEmail(singleLine(typed));
  const at = email.lastIndexOf('@');
  const domains = [email.slice(at + 1), domainToUnicode(email.slice(at + 1))].filter(Boolean);
  const address = `${escaped(email.slice(0, at))}@(?:${domains.map(escaped).join('|')})`;
  // somebody else's address may end, or go on, with this one
  const inText = new RegExp(`(?<![\\w.+'-])${address}(?![\\w-]|\\.\\w)`);
  return {
    wrote: (fields) => normalEmail(fields.email) === email,
    isNamedIn: (text) => inText.test(text.toLowerCase()),
  };
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

function byPhone(typed: string): Person {
  const [number] = reachableNumbers(typed);
  const { countryCallingCode, nationalNumber } = number
    ? parsePhoneNumber(number.e164)
    : { countryCallingCode: '', nationalNumber: digitsOf(typed) };
  const prefix = countryCallingCode && `(?:(?:\\+|00)?${countryCallingCode})?0?`;
  const inText = new RegExp(`(?<!\\d)${prefix}${nationalNumber}(?!\\d)`);
  return {
    wrote: ({ telefono }) =>
      number
        ? reachableNumbers(telefono).some(({ e164 }) => e164 === number.e164)
        : digitsOf(telefono) === nationalNumber,
    // a number is typed in groups
    isNamedIn: (text) => inText.test(text.replace(/(?<=\d)[ \t().-]+(?=\d)/g, '')),
  };
}

/**
 * Somebody by what they typed as their address (any case, IDN or punycode), or as their telephone (compared as E.164,
 * Italian without a prefix; by its digits where it is no valid number). With both, either will do. Throws a `RangeError`
 * where neither is one.
 */
export function personOf({ email, phone }: Subject): Person {
  const ways: Person[] = [];
  if (email && isShort(email) && /^[^@\s]+@[^@\s]+$/.test(email.trim())) ways.push(byEmail(email));
  if (phone && isShort(phone) && digitsOf(phone).length >= fewestDigits) ways.push(byPhone(phone));
  if (ways.length === 0) throw new RangeError('Neither an e-mail address nor a telephone number.');
  return {
    wrote: (fields) => ways.some((way) => way.wrote(fields)),
    isNamedIn: (text) => ways.some((way) => way.isNamedIn(text)),
  };
}
