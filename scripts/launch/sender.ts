import { getDomain } from 'tldts';
import { check, type Finding, fail, leftToOwner, pass } from './finding';

/** The part of Node's DNS resolver that is asked. */
export interface Dns {
  resolveTxt(name: string): Promise<string[][]>;
}

/** DNS knows that there is nothing, which is an answer. */
const absent = ['ENODATA', 'ENOTFOUND'];

type Records = { texts: string[] } | { silent: string };

async function texts(dns: Dns, name: string): Promise<Records> {
  try {
    return { texts: (await dns.resolveTxt(name)).map((parts) => parts.join('')) };
  } catch (error) {
    const { code = 'no answer' } = error as { code?: string };
    return absent.includes(code) ? { texts: [] } : { silent: code };
  }
}

async function record(
  dns: Dns,
  names: string[],
  { kind, begins, mend }: { kind: string; begins: RegExp; mend: string },
): Promise<Finding> {
  for (const name of names) {
    const found = await texts(dns, name);
    if ('silent' in found) {
      return leftToOwner(`${kind} of ${name}: DNS did not answer (${found.silent})`, mend);
    }
    const matches = found.texts.filter((text) => begins.test(text));
    if (matches.length > 1) return fail(`${name} has ${matches.length} ${kind} records`, mend);
    if (matches[0] !== undefined) return pass(`${kind} of ${name}: ${matches[0]}`);
  }
  return fail(`${kind}: no record at ${names.join(' or ')}`, mend);
}

/**
 * Whether mail from LEADS_FROM will be believed: its domain belongs to the site or the brand (Public Suffix List), and
 * DNS has SPF (RFC 7208) and DMARC (RFC 7489) for it. DKIM's name in DNS is known to the mail server alone.
 */
export async function checkSender(
  { leadsFrom, siteUrl, brandMail }: { leadsFrom: string; siteUrl: string; brandMail: string },
  dns: Dns,
): Promise<Finding[]> {
  const domain = leadsFrom.split('@').at(-1) ?? '';
  const organisation = getDomain(domain) ?? domain;
  const own = [getDomain(siteUrl), getDomain(brandMail)];
  return [
    check(
      own.includes(organisation),
      `LEADS_FROM is of ${organisation}, as the site or the brand's mail`,
      `LEADS_FROM is of ${organisation}, the site of ${own[0]}, the brand's mail of ${own[1]}`,
      'send from an address of the site’s own domain: others look like forgeries',
    ),
    await record(dns, [domain], {
      kind: 'SPF',
      begins: /^v=spf1(\s|$)/i,
      mend: `one TXT record at ${domain} that names the mail server: v=spf1 include:… -all`,
    }),
    await record(dns, [...new Set([`_dmarc.${domain}`, `_dmarc.${organisation}`])], {
      kind: 'DMARC',
      begins: /^v=DMARC1\s*;/,
      mend: `a TXT record at _dmarc.${organisation}, to begin with: v=DMARC1; p=none; rua=mailto:…`,
    }),
    leftToOwner(
      'DKIM: only the mail server knows under which name its key stands in DNS',
      'send a test message (--send) and look for dkim=pass in its Authentication-Results',
    ),
  ];
}
