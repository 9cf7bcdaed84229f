import { z } from 'zod';

/** A whole number, in digits. */
export function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message);
}

/** Whether a text is an address with one of these schemes, colon included. */
export function isUrl(text: string, schemes: RegExp): boolean {
  return URL.canParse(text) && schemes.test(new URL(text).protocol);
}

export const mustBeHttps = 'must be https in production (http is accepted for localhost alone)';

/** Whether an address would send what it carries in the clear, past this machine. */
export function isUnprotected(text: string): boolean {
  return isUrl(text, /^http:$/) && !isLoopback(new URL(text).hostname);
}

/** Whether a URL's host name is this machine's own (RFC 6761, 6.3; RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). */
export function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
