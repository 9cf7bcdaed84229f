import type { Env } from '@/lib/env/env';
import { hostRemedy } from '@/lib/http/proxy-host';
import { legalNames, legalPath } from '@/lib/legal/paths';
import { isIndexable } from '@/lib/seo/indexable';
import { securityHeaders } from '@/lib/server/security-headers';
import { type Finding, fail, orPass } from './finding';

async function get(origin: string, path: string) {
  const response = await fetch(new URL(path, origin), {
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
    headers: { 'accept-encoding': 'br, gzip' },
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}
type Answer = Awaited<ReturnType<typeof get>>;

/** A group of robots.txt for all programs that closes the whole site. */
const closed = /^user-agent:\s*\*\s*$(?:(?!^user-agent:)[\s\S])*?^disallow:\s*\/\s*$/im;

function whatKeepsOut({ headers, body }: Answer, robots: Answer): string | undefined {
  if (/noindex|none/i.test(headers.get('x-robots-tag') ?? '')) return 'X-Robots-Tag';
  if (/<meta name="robots" content="[^"]*(noindex|none)/i.test(body)) return 'a robots element';
  return robots.status === 200 && closed.test(robots.body) ? 'robots.txt' : undefined;
}

function* homeFaults({ status, headers, body }: Answer, siteUrl: string, https: boolean) {
  const unchanged = 'nothing in front of the server may change or drop what it sends';
  if (status !== 200) yield fail(`the home page answers ${status}`, 'see the server’s log');
  for (const [name, value] of Object.entries(securityHeaders(https))) {
    const is = headers.get(name) ?? 'missing';
    if (is !== value) yield fail(`${name} is "${is}", and should be "${value}"`, unchanged);
  }
  const policy = headers.get('content-security-policy') ?? '';
  if (!/(^|;)\s*default-src 'none'/.test(policy) || /'unsafe-(inline|eval)'/.test(policy))
    yield fail(`the content policy is weak: ${policy}`, unchanged);
  if (!headers.has('content-encoding')) yield fail('pages are not compressed', unchanged);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1] ?? '';
  const named = URL.canParse(canonical) ? new URL(canonical).origin : 'no address';
  const what = `its pages name ${named}, SITE_URL is ${siteUrl}`;
  if (named !== siteUrl) yield fail(what, 'start the server with the right SITE_URL');
}

async function* faultsAt(origin: string, siteUrl: string) {
  const https = origin.startsWith('https:');
  if (!https) yield fail('it is not served over https', 'put Caddy in front');
  const home = await get(origin, '/');
  yield* homeFaults(home, siteUrl, https);
  const lost = await get(origin, '/un-indirizzo-che-non-esiste');
  const own = 'let the site answer for addresses that it does not have';
  if (lost.status !== 404) yield fail(`an unknown address is ${lost.status}`, own);
  const health = await get(origin, '/api/health');
  const log = 'see the server’s log: neither the store nor the mail server takes a request';
  if (health.status !== 200 || !/"status":"ok"/.test(health.body))
    yield fail(`/api/health says ${health.status}`, log);
  const keepsOut = whatKeepsOut(home, await get(origin, '/robots.txt'));
  const away = 'take it away: the server keeps engines out of every name but its public SITE_URL';
  const remedy =
    keepsOut === 'X-Robots-Tag' && isIndexable(siteUrl)
      ? `${away}; where nothing else sets it, ${hostRemedy}`
      : away;
  if (keepsOut) yield fail(`search engines are kept out by ${keepsOut}`, remedy);
  for (const path of legalNames().map(legalPath)) {
    const { status } = await get(origin, path);
    if (status !== 200) yield fail(`${path} is ${status}`, 'build again');
  }
}

/** What a visitor, a search engine or a careless proxy would find wrong with the site at this address. */
export async function checkServed(origin: string, { siteUrl }: Pick<Env, 'siteUrl'>) {
  const faults: Finding[] = [];
  try {
    for await (const fault of faultsAt(origin, siteUrl)) faults.push(fault);
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } };
    const what = `${origin} cannot be fetched: ${cause?.code ?? name}`;
    faults.push(fail(what, 'check that it runs, DNS, ports 80 and 443, and Caddy’s log'));
  }
  return orPass(faults, 'it is there whole, safe, compressed, and open to search engines');
}
