/**
 * Names under which nobody's public site stands: RFC 2606 and RFC 6761, RFC 6762 (`local`), RFC 8375
 * (`home.arpa`) and ICANN's resolution 2024.07.29.06 (`internal`).
 */
const reservedNames = [
  'example',
  'example.com',
  'example.net',
  'example.org',
  'home.arpa',
  'internal',
  'invalid',
  'local',
  'localhost',
  'test',
];

/**
 * Whether search engines may keep the pages of a site with this origin. A build for the own machine, for an IP
 * address or for a placeholder may be reachable, but is never the site.
 *
 * @param {string | undefined} siteUrl
 * @returns {boolean} false as well for what is no address at all
 */
export function isIndexable(siteUrl) {
  if (!siteUrl || !URL.canParse(siteUrl)) return false;
  const { hostname } = new URL(siteUrl);
  const isIpAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  const isReserved = reservedNames.some(
    (name) => hostname === name || hostname.endsWith(`.${name}`),
  );
  return hostname.includes('.') && !isIpAddress && !isReserved;
}
