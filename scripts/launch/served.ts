import type { Env } from '@/lib/env';
import { legalNames, legalPath } from '@/lib/legal/links';
import { securityHeaders } from '@/lib/server/security-headers';
import { check, type Finding, fail } from './finding';

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** One answer of the site, as it comes within ten seconds: redirects are not followed. */
async function get(origin: string, path: string): Promise<Answer> {
  const response = await fetch(new URL(path, origin), {
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
    headers: { 'accept-encoding': 'br, gzip' },
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const unchanged = 'nothing in front of the server may change or drop what it sends';

/** Whether search engines are let in: header, page and robots.txt (RFC 9309) each can keep them out. */
function indexFinding({ headers, body }: Answer, robots: Answer): Finding {
  const byHeader = /noindex|none/i.test(headers.get('x-robots-tag') ?? '');
  const byPage = /<meta name="robots" content="[^"]*(noindex|none)/i.test(body);
  const groups = robots.status === 200 ? robots.body.split(/(?=^user-agent:)/im) : [];
  const byFile = groups.some(
    (group) => /^user-agent:\s*\*\s*$/im.test(group) && /^disallow:\s*\/\s*$/im.test(group),
  );
  return check(
    !byHeader && !byPage && !byFile,
    'search engines may index it',
    `search engines are kept out by ${byHeader ? 'X-Robots-Tag' : byPage ? 'a robots meta element' : 'robots.txt'}`,
    'take the noindex or the Disallow away: the server keeps engines out of every name but its public SITE_URL',
  );
}

function homeFindings({ status, headers, body }: Answer, siteUrl: string, https: boolean) {
  const expected = Object.entries(securityHeaders(https));
  const policy = headers.get('content-security-policy') ?? '';
  const strict =
    /(^|;)\s*default-src 'none'/.test(policy) && !/'unsafe-(inline|eval)'/.test(policy);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1] ?? '';
  const named = URL.canParse(canonical) ? new URL(canonical).origin : 'no address';
  return [
    check(status === 200, 'the home page answers', `it answers ${status}`, 'see the server’s log'),
    ...expected.map(([name, value]) =>
      check(
        headers.get(name) === value,
        `${name} is as configured`,
        `${name} is "${headers.get(name) ?? 'missing'}", and should be "${value}"`,
        unchanged,
      ),
    ),
    check(
      strict,
      'the content security policy is strict',
      `the content security policy is weak: ${policy}`,
      unchanged,
    ),
    check(
      headers.has('content-encoding'),
      'pages are compressed',
      'pages are not compressed',
      unchanged,
    ),
    check(
      named === siteUrl,
      `its pages name ${siteUrl}`,
      `its pages name ${named}, SITE_URL is ${siteUrl}`,
      'start the server with the right SITE_URL',
    ),
  ];
}

/** The site as it answers at an origin, with the certificate that `fetch` believes as a browser does. */
export async function checkServed(
  origin: string,
  { siteUrl }: Pick<Env, 'siteUrl'>,
): Promise<Finding[]> {
  const https = origin.startsWith('https:');
  const legal = legalNames().map(legalPath);
  try {
    const [home, lost, robots, health] = await Promise.all(
      ['/', '/un-indirizzo-che-non-esiste', '/robots.txt', '/api/health'].map((path) =>
        get(origin, path),
      ) as [Promise<Answer>, Promise<Answer>, Promise<Answer>, Promise<Answer>],
    );
    const texts = await Promise.all(legal.map((path) => get(origin, path)));
    const all = [
      check(https, 'it is served over https', 'it is not served over https', 'put Caddy in front'),
      ...homeFindings(home, siteUrl, https),
      check(
        lost.status === 404,
        'an unknown address is 404',
        `an unknown address is ${lost.status}`,
        'let the site answer for addresses that it does not have',
      ),
      check(
        health.status === 200 && /"status":"ok"/.test(health.body),
        '/api/health says ok',
        `/api/health says ${health.status}`,
        'see the server’s log: neither the store nor the mail server takes a request',
      ),
      indexFinding(home, robots),
      ...texts.map(({ status }, index) =>
        check(
          status === 200,
          `${legal[index]} is there`,
          `${legal[index]} is ${status}`,
          'build again',
        ),
      ),
    ];
    return all;
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } };
    return [
      fail(
        `${origin} cannot be fetched: ${cause?.code ?? name}`,
        'check that it runs, that DNS leads to it, that ports 80 and 443 are open, and what Caddy’s log says of the certificate',
      ),
    ];
  }
}
