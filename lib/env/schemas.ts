import { z } from 'zod';

/** A mistake in one variable; the message follows its name. No message quotes what may be a secret. */
export interface Mistake {
  path: PropertyKey[];
  message: string;
}

/** A whole number, in digits. */
export function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message);
}

/** The entries of a list, however its author separated them: commas, semicolons, line breaks, one too many of them. */
export function listEntries(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** Whether a text is an address with one of these schemes, colon included. */
export function isUrl(text: string, schemes: RegExp): boolean {
  return URL.canParse(text) && schemes.test(new URL(text).protocol);
}

/** Without percent-encoding; null where that is malformed. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Whether user or password of an address hold a sign that ends them early (RFC 3986, 3.2.1). What a parser then takes
 * for the host is a piece of the password: nothing may connect to it, or print it.
 */
export function hasUnescapedCredentials(text: string): boolean {
  const afterScheme = text.replace(/^[a-z][a-z\d+.-]*:\/\//i, '');
  const credentials = afterScheme.slice(0, Math.max(afterScheme.lastIndexOf('@'), 0));
  return (
    afterScheme.includes('#') || /[@/?\\\s[\]]/.test(credentials) || decoded(credentials) === null
  );
}

export const mustBeEscaped =
  'has an @, #, / or ? too many: percent-encode special characters of user and password (@ is %40, # is %23)';

export const mustBeHttps = 'must be https in production (http is accepted for localhost alone)';

/** Whether an address would send what it carries in the clear, past this machine. */
export function isUnprotected(text: string): boolean {
  return isUrl(text, /^http:$/) && !isLoopback(new URL(text).hostname);
}

/** Whether a URL's host name is this machine's own (RFC 6761, 6.3; RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). */
export function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
