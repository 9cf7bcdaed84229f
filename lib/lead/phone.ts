import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * The number in E.164 form (ITU-T E.164: plus sign, country code, digits), read as Italian when it has no prefix:
 * `0039 02 1234567`, `02 1234567` and `+39 02 1234567` all give `+39021234567`. Null when it is no possible number.
 */
export function toE164(phone: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, 'IT');
  return parsed?.isPossible() ? parsed.number : null;
}
