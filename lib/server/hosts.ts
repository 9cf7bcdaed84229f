import { getDomain } from 'tldts';

/**
 * The other name that people type: the bare domain for www., and www. for the bare domain. None for any other subdomain,
 * which has no such twin, nor for an IP address or a name without a domain.
 */
export function twinOf(host: string): string | undefined {
  const domain = getDomain(host);
  if (host === domain) return `www.${domain}`;
  return domain && host === `www.${domain}` ? domain : undefined;
}
