const unicodeDomain = /^[\p{L}\p{M}\p{N}.。・·-]+$/u;

/** An address with its domain in ASCII (IDNA, UTS #46): `info@società.it` gives `info@xn--societ-nta.it`. */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || /^[\x20-\x7e]*$/.test(domain) || !unicodeDomain.test(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${email.slice(0, at)}@${new URL(address).hostname}` : email;
}

/** Whether it needs SMTPUTF8 (RFC 6531), which most mail servers refuse. */
export function hasUnicodeLocalPart(email: string): boolean {
  return /^(?=[^@\s]*[^@\s\x20-\x7e])[^@\s]+@[^@\s]+$/.test(email);
}

/** One ASCII addr-spec (RFC 5322, 3.4.1; lengths: RFC 5321, 4.5.3.1.1, RFC 1035, 2.3.4), without `=?` (RFC 2047, 5). */
export const strictAddress =
  /^(?=[^@]{1,64}@)(?![^@]*=\?)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z\d-]{1,58}[A-Za-z\d])|[A-Za-z]{2})$/;

/** Lower case, without white space around it, its domain as mail servers know it. */
export function normalEmail(email: string): string {
  return withAsciiDomain(email.trim()).toLowerCase();
}

const dotless = ['gmail.com', 'googlemail.com'];

/** The same for all spellings of a mailbox: no `+tag`, no dots where the provider ignores them. */
export function sameMailbox(email: string): string {
  const [local = '', domain = ''] = normalEmail(email).split('@');
  const tag = local.indexOf('+', 1);
  const untagged = tag < 0 ? local : local.slice(0, tag);
  return dotless.includes(domain)
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`;
}
