import { findPhoneNumbersInText, parsePhoneNumber } from 'libphonenumber-js/max';

/** Further endings of a switchboard, as in `02 1234567/8`: their digits would make another number. */
const otherEndings = /(?<=\d)\s*\/\s*\d{1,2}(?!\s*\d)|(?<=\d{6})\s*[-‐-―−]\s*\d{1,2}(?!\s*\d)/g;

const listSeparators = /[,;|]/g;

/** A mobile number and an hour, run together, look like a voice mailbox. */
const neverCalled = ['PREMIUM_RATE', 'VOICEMAIL'];

/** The valid numbers in a text, in its order; Italian without a prefix. */
export function reachableNumbers(typed: string) {
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
