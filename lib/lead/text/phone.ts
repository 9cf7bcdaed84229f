import { findPhoneNumbersInText, parsePhoneNumber } from 'libphonenumber-js/max';

/** A number that a telephone reaches. */
export interface ReachableNumber {
  /** E.164 (ITU-T): plus sign, country code, digits. */
  e164: string;
  /** Whether it is, or may be, a mobile one: North America numbers both alike. */
  mobile: boolean;
}

/**
 * The other endings of a switchboard, as in `02 1234567/8` for two lines that differ in the last digit. Read as one number
 * the digits would make a third, which is somebody else's.
 */
const otherEndings = /(?<=\d)\s*\/\s*\d{1,2}(?!\s*\d)|(?<=\d{6})\s*[-‐-―−]\s*\d{1,2}(?!\s*\d)/g;

/** Between two numbers; the library takes what comes after a comma for an extension. */
const listSeparators = /[,;|]/g;

/**
 * A premium number takes its caller's money for whoever left it. Italy's voice mailboxes are mobile numbers with two
 * digits more, which is what a number and an hour run together look like.
 */
const neverCalled = ['PREMIUM_RATE', 'VOICEMAIL'];

/**
 * The numbers in what somebody typed as their telephone, in its order: with hours and remarks around them, one or several,
 * read as Italian when there is no prefix. Only what the numbering plans hold valid; empty where nothing is.
 */
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

/** A number in E.164 as one reads it aloud: `333 123 4567` for an Italian one, with its country's code for others. */
export function readableNumber(e164: string): string {
  const number = parsePhoneNumber(e164);
  return number.country === 'IT' ? number.formatNational() : number.formatInternational();
}
