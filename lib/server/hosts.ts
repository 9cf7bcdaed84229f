import { getDomain } from 'tldts';
import { serverAnswers } from '@/content/server-answers';
import { isLoopback } from '@/lib/private-network';
import { type Answer, type Asked, redirect, refused, tidy } from '@/lib/server/answer';
import { healthPath } from '@/lib/server/request-line';

/** The host that a Host header names, without its port. */
export function hostOf(header = ''): string {
  const address = `http://${header}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** With www. or without it; none for subdomains and IP addresses. */
function twinOf(host: string): string | undefined {
  const domain = getDomain(host);
  if (host === domain) return `www.${domain}`;
  return domain && host === `www.${domain}` ? domain : undefined;
}

/** Caddy asks here before it gets a certificate for a name (deploy/Caddyfile). */
const certificatePath = '/certificate-for';

/**
 * Answers what is asked of a host other than the site's, its twin leads there, others get 421 (RFC 9110, 15.5.20); and for
 * which hosts Caddy may get certificates. Null for all else.
 */
export function createHostCheck(siteUrl: string): (asked: Asked) => Answer | null {
  const { hostname } = new URL(siteUrl);
  const names = [hostname, twinOf(hostname)];

  return ({ target, path, query, host }) => {
    if (path === certificatePath) {
      const wanted = new URLSearchParams(query).get('domain') ?? '';
      return refused(names.includes(wanted) ? 200 : 404);
    }
    // this machine may use its own names: for health checks, and for Caddy's certificates
    if (host === hostname || isLoopback(host) || path === healthPath) return null;
    // a host may end with a dot (RFC 1034, 3.1)
    if (names.includes(host.replace(/\.$/, ''))) return redirect(siteUrl + tidy(target));
    return refused(421, {}, `${serverAnswers.otherHost} ${siteUrl}`);
  };
}
