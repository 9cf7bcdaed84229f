import type { Env } from '@/lib/env/environment';
import { twinOf } from '@/lib/server/hosts';
import { securityHeaders } from '@/lib/server/security-headers';
import { check, type Finding, fail, leftToOwner, pass } from '../finding';
import { type Answer, get, reasonOf } from './answer';
import { checkHealth } from './health';

const unchanged = 'nothing in front of the server may change or drop what it sends';

function headerFindings({ headers }: Answer, https: boolean): Finding[] {
  const expected = Object.entries(securityHeaders(https));
  const wrong = expected.filter(([name, value]) => headers.get(name) !== value);
  if (wrong.length === 0)
    return [pass(`all ${expected.length} security headers are as configured`)];
  return wrong.map(([name, value]) =>
    fail(`${name} is "${headers.get(name) ?? 'missing'}", and should be "${value}"`, unchanged),
  );
}

function policyFinding({ headers }: Answer): Finding {
  const policy = headers.get('content-security-policy');
  const strict =
    /(^|;)\s*default-src 'none'/.test(policy ?? '') && !/'unsafe-(inline|eval)'/.test(policy ?? '');
  return check(
    strict,
    'the content security policy is strict, without unsafe-inline',
    policy ? `the content security policy is weak: ${policy}` : 'there is no security policy',
    unchanged,
  );
}

/** Whether search engines are let in: header, page and robots.txt (RFC 9309) each can keep them out. */
function indexFinding(home: Answer, robots: Answer): Finding {
  const byHeader = /noindex|none/i.test(home.headers.get('x-robots-tag') ?? '');
  const byPage = /<meta name="robots" content="[^"]*(noindex|none)/i.test(home.body);
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

/** Origin of a page's canonical address, in the one form in which Next writes the element. */
function canonicalOrigin(html: string): string | null {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return href && URL.canParse(href) ? new URL(href).origin : null;
}

function homeFindings(home: Answer, siteUrl: string, https: boolean): Finding[] {
  const { status, headers, body } = home;
  const encoding = headers.get('content-encoding');
  const named = canonicalOrigin(body);
  return [
    check(
      status === 200,
      'the home page answers',
      `the home page answers ${status}`,
      'see the server’s log',
    ),
    ...headerFindings(home, https),
    policyFinding(home),
    check(
      encoding !== null,
      `pages are compressed (${encoding})`,
      'pages are not compressed',
      unchanged,
    ),
    check(
      !headers.has('x-powered-by'),
      'no X-Powered-By',
      `X-Powered-By says ${headers.get('x-powered-by')}`,
      'take it away in the server in front',
    ),
    check(
      named === siteUrl,
      `its pages name ${siteUrl}`,
      `its pages name ${named ?? 'no address'}, SITE_URL is ${siteUrl}`,
      'start the server with the right SITE_URL',
    ),
  ];
}

/** Seconds that a clock may be off: signatures of webhooks take five minutes, logs less. */
const tolerated = 60;

/** This machine's clock and the one behind a `Date` header (RFC 9110, 6.6.1), which should say the same. */
export function compareClocks(date: string | null, now = Date.now()): Finding {
  const seconds = Math.round(Math.abs(now - Date.parse(date ?? '')) / 1_000);
  const mend = 'let both clocks be set by the network: timedatectl set-ntp true';
  if (Number.isNaN(seconds)) return leftToOwner('the server does not say what time it has', mend);
  return check(
    seconds <= tolerated,
    'the server’s clock and this machine’s agree',
    `the server’s clock and this machine’s are ${seconds} s apart`,
    mend,
  );
}

const probe = '/hospitality?da=verifica';

/** Whether an address leads to the site with a permanent redirect, path and query with it. */
async function leads(from: string, to: string, mend: string): Promise<Finding> {
  try {
    const { status, headers } = await get(from, probe);
    const target = headers.get('location');
    return check(
      [301, 308].includes(status) && target === `${to}${probe}`,
      `${from} leads to ${to}`,
      `${from} answers ${status}${target ? ` and leads to ${target}` : ''}, and not to ${to}`,
      mend,
    );
  } catch (error) {
    return fail(`${from} cannot be fetched: ${reasonOf(error)}`, mend);
  }
}

/** Whether the other ways to the site lead to it: the bare name or www., and http. */
export async function checkNames(
  origin: string,
  twin = twinOf(new URL(origin).hostname),
): Promise<Finding[]> {
  const { hostname, protocol, port } = new URL(origin);
  const other = `let DNS point ${twin} to this server too: Caddy gets its certificate, and the server leads it on`;
  const at = port ? `:${port}` : '';
  return [
    ...(twin ? [await leads(`${protocol}//${twin}${at}`, origin, other)] : []),
    // another port is somebody's own arrangement
    ...(protocol === 'https:' && !port
      ? [await leads(`http://${hostname}`, origin, 'open port 80 to the world: Caddy leads it on')]
      : []),
  ];
}

/**
 * The site as it answers at an origin: its certificate, which `fetch` believes as a browser does, its headers, its
 * not-found page, its health, its clock and its openness to search engines. `legal` are the paths of the legal texts.
 */
export async function checkServed(
  origin: string,
  { siteUrl, healthToken }: Pick<Env, 'siteUrl' | 'healthToken'>,
  legal: string[],
): Promise<Finding[]> {
  const https = origin.startsWith('https:');
  try {
    const [home, lost, robots] = await Promise.all([
      get(origin, '/'),
      get(origin, '/un-indirizzo-che-non-esiste'),
      get(origin, '/robots.txt'),
    ]);
    const texts = await Promise.all(legal.map((path) => get(origin, path)));
    return [
      check(
        https,
        'it is served over https',
        'it is not served over https',
        'put a certificate in front: deploy/README.md',
      ),
      ...homeFindings(home, siteUrl, https),
      check(
        lost.status === 404,
        'an unknown address is 404',
        `an unknown address is ${lost.status}`,
        'let the site answer for addresses that it does not have',
      ),
      ...(await checkHealth(origin, healthToken)),
      indexFinding(home, robots),
      compareClocks(home.headers.get('date')),
      ...texts.map(({ status }, index) =>
        check(
          status === 200,
          `${legal[index]} is there`,
          `${legal[index]} answers ${status}`,
          'build again and put it there',
        ),
      ),
    ];
  } catch (error) {
    return [
      fail(
        `${origin} cannot be fetched: ${reasonOf(error)}`,
        'check that it runs, that DNS leads to it, that ports 80 and 443 are open, and what Caddy’s log says of the certificate',
      ),
    ];
  }
}
