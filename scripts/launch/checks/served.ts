import type { Env } from '@/lib/env/environment';
import { securityHeaders } from '@/lib/server/security-headers';
import { type Answer, get } from '../answer';
import { check, type Finding, fail } from '../finding';
import { canonicalOrigin } from '../html';
import { checkServedHealth } from './served-health';

function headerFindings({ headers }: Answer, https: boolean): Finding[] {
  const expected = Object.entries(securityHeaders(https));
  const wrong = expected.filter(([name, value]) => headers.get(name) !== value);
  const mend = 'serve the release as packaged: nothing in between may change or drop headers';
  if (wrong.length === 0) {
    return [check(true, `all ${expected.length} security headers are as configured`, '', mend)];
  }
  return wrong.map(([name, value]) =>
    fail(`${name} is "${headers.get(name) ?? 'missing'}", and should be "${value}"`, mend),
  );
}

function policyFinding({ headers }: Answer): Finding {
  const policy = headers.get('content-security-policy') ?? '';
  const strict =
    /(^|;)\s*default-src 'none'/.test(policy) && !/'unsafe-(inline|eval)'/.test(policy);
  return check(
    strict,
    'the content security policy is strict, without unsafe-inline',
    policy
      ? `the content security policy is weak: ${policy}`
      : 'there is no content security policy',
    'serve the pages that npm run build finished, with the policy in their .meta files or nginx’s',
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
    'take the noindex or the Disallow away',
  );
}

function homeFindings(home: Answer, siteUrl: string, https: boolean): Finding[] {
  const encoding = home.headers.get('content-encoding');
  return [
    check(
      home.status === 200,
      'the home page answers',
      `the home page answers ${home.status}`,
      'see the server’s log',
    ),
    ...headerFindings(home, https),
    policyFinding(home),
    check(
      encoding !== null,
      `pages are compressed (${encoding})`,
      'pages are not compressed',
      'serve the packaged release, or switch compression on in front of it',
    ),
    check(
      !home.headers.has('x-powered-by'),
      'no X-Powered-By',
      `X-Powered-By says ${home.headers.get('x-powered-by')}`,
      'take it away in the server in front',
    ),
    check(
      canonicalOrigin(home.body) === siteUrl,
      `its pages name ${siteUrl}`,
      `its pages name ${canonicalOrigin(home.body) ?? 'no address'}, SITE_URL is ${siteUrl}`,
      'build with the right SITE_URL and release again',
    ),
  ];
}

/**
 * The site as it answers at an origin: its headers, its not-found page, its health and its openness to search engines.
 * `legal` are the paths of the legal texts that should be there.
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
      ...(await checkServedHealth(origin, healthToken)),
      indexFinding(home, robots),
      ...texts.map(({ status }, index) =>
        check(
          status === 200,
          `${legal[index]} is there`,
          `${legal[index]} answers ${status}`,
          'build and release again',
        ),
      ),
    ];
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } };
    return [
      fail(
        `${origin} cannot be fetched: ${cause?.code ?? name}`,
        'check that it runs, that DNS leads to it, and that its certificate is valid for this name',
      ),
    ];
  }
}
