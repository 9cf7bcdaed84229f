/** Names of no public site: RFC 2606, RFC 6761, RFC 6762, RFC 8375, ICANN's resolution 2024.07.29.06. */
const reserved =
  /(^|\.)(example(\.(com|net|org))?|home\.arpa|internal|invalid|local|localhost|test)$/;

/** Whether search engines may keep the pages of this origin: a public name, no IP address. */
export function isIndexable(siteUrl: string | undefined): boolean {
  if (!siteUrl || !URL.canParse(siteUrl)) return false;
  const { hostname } = new URL(siteUrl);
  const isIpAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return hostname.includes('.') && !isIpAddress && !reserved.test(hostname);
}
