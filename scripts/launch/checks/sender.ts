import { getDomain } from 'tldts';
import { isLoopback } from '@/lib/env/schemas';
import { check, type Finding, fail, leftToOwner, pass } from '../finding';
import { mostLookups, readSpf, type SpfDns } from './spf';

/** The part of Node's DNS resolver that is asked. */
type Dns = Pick<SpfDns, 'resolveTxt'>;

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

const dkimMend =
  'send a test message (--send), look for dkim=pass in its Authentication-Results and for s=… in its DKIM-Signature, and run it again with --dkim and that selector';

/** The key under a selector (RFC 6376, 3.6.1); without one nothing can be seen, for its name is the mail server's own. */
async function dkimFinding(dns: Dns, domain: string, selector?: string): Promise<Finding> {
  if (!selector) {
    return leftToOwner(
      'DKIM: only the mail server knows under which name its key stands in DNS',
      dkimMend,
    );
  }
  const name = `${selector}._domainkey.${domain}`;
  const found = await texts(dns, name);
  if ('silent' in found) {
    return leftToOwner(`DKIM of ${domain}: DNS did not answer (${found.silent})`, dkimMend);
  }
  return check(
    found.texts.some((text) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(text)),
    `DKIM of ${domain}: there is a key at ${name}`,
    `DKIM: no key at ${name}`,
    'put the record there that the mail provider’s page on DKIM gives',
  );
}

/** Whether the domain's SPF names the mail server in use; empty where that cannot be told, which is said elsewhere. */
async function spfFindings(
  dns: SpfDns,
  { domain, smtp, siteUrl }: { domain: string; smtp: { hostname: string }; siteUrl: string },
): Promise<Finding[]> {
  // a relay on this machine sends from the machine's own address
  const server = isLoopback(smtp.hostname) ? new URL(siteUrl).hostname : smtp.hostname;
  const reading = await readSpf(dns, domain, server);
  if (!reading) return [];
  const mend = `name the mail server in the one TXT record at ${domain}, as its provider’s page on SPF says (include:…)`;
  if (reading.allows === 'anyone') {
    return [fail(`SPF of ${domain} lets everybody send (+all)`, 'let it end in -all or ~all')];
  }
  if (reading.lookups > mostLookups) {
    const what = `SPF of ${domain} asks DNS more than ${mostLookups} times: receivers take it for broken`;
    return [fail(what, 'take away what is no longer in use')];
  }
  if (reading.allows === 'server') return [pass(`SPF of ${domain} names ${server}`)];
  if (reading.provider)
    return [pass(`SPF of ${domain} names ${server}’s provider: ${reading.provider}`)];
  return [
    leftToOwner(
      `SPF of ${domain} does not name ${server}; a provider may send from other addresses than it takes mail at`,
      mend,
    ),
  ];
}

/** Who sends, and from what. */
interface Sender {
  leadsFrom: string;
  siteUrl: string;
  brandMail: string;
  /** The mail server; without one SPF is looked at without it. */
  smtp?: { hostname: string };
  /** The selector of the mail server's DKIM key, where it is known. */
  dkim?: string | undefined;
}

/**
 * Whether mail from LEADS_FROM will be believed: its domain belongs to the site or the brand (Public Suffix List), and
 * DNS has SPF (RFC 7208), which names the mail server, DMARC (RFC 7489) and, where its selector is known, DKIM for it.
 */
export async function checkSender(
  { leadsFrom, siteUrl, brandMail, smtp, dkim }: Sender,
  dns: SpfDns,
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
    ...(smtp ? await spfFindings(dns, { domain, smtp, siteUrl }) : []),
    await dkimFinding(dns, domain, dkim),
  ];
}
