import { findPhoneNumbersInText, parsePhoneNumber } from 'libphonenumber-js/max';

export interface ReachableNumber {
  e164: string;
  mobile: boolean;
}

/** The other endings of a switchboard, as in `02 1234567/8`: with them the digits would be somebody else's number. */
const otherEndings = /(?<=\d)\s*\/\s*\d{1,2}(?!\s*\d)|(?<=\d{6})\s*[-‐-―−]\s*\d{1,2}(?!\s*\d)/g;

const listSeparators = /[,;|]/g;

/** Italy's voice mailboxes are mobile numbers with two digits more, like a number and an hour run together. */
const neverCalled = ['PREMIUM_RATE', 'VOICEMAIL'];

/** The valid numbers in what somebody typed as their telephone, in its order, read as Italian when there is no prefix. */
export function reachableNumbers(typed: string): ReachableNumber[] {
  const text = typed.replace(otherEndings, '').replace(listSeparators, ' / ');
  const numbers = findPhoneNumbersInText(text, 'IT').flatMap(({ number }) => {
    const type = number.getType() ?? '';
    if (!number.isValid() || neverCalled.includes(type)) return [];
    return { e164: number.number, mobile: type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' };
  });
  return numbers.filter(
    ({ e164 }, index) => numbers.findIndex((other) => other.e164 === e164) === index,
  );
}

export function readableNumber(e164: string): string {
  const number = parsePhoneNumber(e164);
  return number.country === 'IT' ? number.formatNational() : number.formatInternational();
}
