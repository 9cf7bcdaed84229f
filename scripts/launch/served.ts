import type { Env } from '@/lib/env/env';
import { legalNames, legalPath } from '@/lib/legal/paths';
import { securityHeaders } from '@/lib/server/security-headers';
import { check, type Finding, fail } from './finding';

type Answer = Awaited<ReturnType<typeof get>>;

async function get(origin: string, path: string) {
  const response = await fetch(new URL(path, origin), {
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
    headers: { 'accept-encoding': 'br, gzip' },
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

function whatKeepsOut({ headers, body }: Answer, robots: Answer): string | undefined {
  if (/noindex|none/i.test(headers.get('x-robots-tag') ?? '')) return 'X-Robots-Tag';
  if (/<meta name="robots" content="[^"]*(noindex|none)/i.test(body))
    return 'a robots meta element';
  const groups = robots.status === 200 ? robots.body.split(/(?=^user-agent:)/im) : [];
  const closed = groups.some(
    (group) => /^user-agent:\s*\*\s*$/im.test(group) && /^disallow:\s*\/\s*$/im.test(group),
  );
  return closed ? 'robots.txt' : undefined;
}

function homeFindings({ status, headers, body }: Answer, siteUrl: string, https: boolean) {
  const unchanged = 'nothing in front of the server may change or drop what it sends';
  const policy = headers.get('content-security-policy') ?? '';
  const strict =
    /(^|;)\s*default-src 'none'/.test(policy) && !/'unsafe-(inline|eval)'/.test(policy);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1] ?? '';
  const named = URL.canParse(canonical) ? new URL(canonical).origin : 'no address';
  const packed = headers.has('content-encoding');
  return [
    check(status === 200, 'the home page answers', `it answers ${status}`, 'see the server’s log'),
    ...Object.entries(securityHeaders(https)).map(([name, value]) => {
      const is = headers.get(name) ?? 'missing';
      const bad = `${name} is "${is}", and should be "${value}"`;
      return check(is === value, `${name} is as configured`, bad, unchanged);
    }),
    check(
      strict,
      'the content policy is strict',
      `the content policy is weak: ${policy}`,
      unchanged,
    ),
    check(packed, 'pages are compressed', 'pages are not compressed', unchanged),
    check(
      named === siteUrl,
      `its pages name ${siteUrl}`,
      `its pages name ${named}, SITE_URL is ${siteUrl}`,
      'start the server with the right SITE_URL',
    ),
  ];
}

export async function checkServed(
  origin: string,
  { siteUrl }: Pick<Env, 'siteUrl'>,
): Promise<Finding[]> {
  const https = origin.startsWith('https:');
  try {
    const home = await get(origin, '/');
    const lost = await get(origin, '/un-indirizzo-che-non-esiste');
    const health = await get(origin, '/api/health');
    const keepsOut = whatKeepsOut(home, await get(origin, '/robots.txt'));
    const taken = health.status === 200 && /"status":"ok"/.test(health.body);
    const findings = [
      check(https, 'it is served over https', 'it is not served over https', 'put Caddy in front'),
      ...homeFindings(home, siteUrl, https),
      check(
        lost.status === 404,
        'an unknown address is 404',
        `an unknown address is ${lost.status}`,
        'let the site answer for addresses that it does not have',
      ),
      check(
        taken,
        '/api/health says ok',
        `/api/health says ${health.status}`,
        'see the server’s log: neither the store nor the mail server takes a request',
      ),
      check(
        !keepsOut,
        'search engines may index it',
        `search engines are kept out by ${keepsOut}`,
        'take that away: the server keeps engines out of every name but its public SITE_URL',
      ),
    ];
    for (const path of legalNames().map(legalPath)) {
      const { status } = await get(origin, path);
      findings.push(
        check(status === 200, `${path} is there`, `${path} is ${status}`, 'build again'),
      );
    }
    return findings;
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } };
    const what = `${origin} cannot be fetched: ${cause?.code ?? name}`;
    return [fail(what, 'check that it runs, DNS, ports 80 and 443, and Caddy’s log')];
  }
}
