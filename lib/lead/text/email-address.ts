/** Letters of any script, and what a domain name has between them; nothing that a URL parser would take for more. */
const unicodeDomain = /^[\p{L}\p{M}\p{N}.。・·-]+$/u;

/**
 * An address with its domain in ASCII (IDNA, UTS #46), as browsers send it and mail servers know it: `info@società.it`
 * gives `info@xn--societ-nta.it`. What has no such form, and all that is ASCII already, stays as it is. Never throws.
 */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || /^[\x20-\x7e]*$/.test(domain) || !unicodeDomain.test(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${email.slice(0, at)}@${new URL(address).hostname}` : email;
}

/** Whether it is one address that needs more than ASCII before the `@` (SMTPUTF8, RFC 6531): most mail servers refuse it. */
export function hasUnicodeLocalPart(email: string): boolean {
  return /^[^@\s]*[^@\s\x20-\x7e][^@\s]*@[^@\s]+$/.test(email);
}

/**
 * One ASCII addr-spec without quotes, comments or commas, stricter than RFC 5322, as zod's own pattern has it, and with a
 * top-level domain that may be in punycode (`xn--p1ai`).
 */
export const strictAddress =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]{2,})$/;

/** Lower case, without white space around it, its domain as mail servers know it. */
export function normalEmail(email: string): string {
  return withAsciiDomain(email.trim()).toLowerCase();
}

const dotless = ['gmail.com', 'googlemail.com'];

/**
 * What all spellings of one mailbox have in common: without `+tag`, and without dots where the provider ignores them. To
 * be compared, not to be written to.
 */
export function sameMailbox(email: string): string {
  const [local = '', domain = ''] = normalEmail(email).split('@');
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  return dotless.includes(domain)
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`;
}
