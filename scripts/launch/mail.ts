import { randomUUID } from 'node:crypto';
import type { Resolver } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import { getDomain } from 'tldts';
import { launchAlarmMail, launchMail } from '@/content/mails/launch';
import { withAsciiDomain } from '@/lib/email-address';
import type { Env, SmtpServer } from '@/lib/env/env';
import { faultOf } from '@/lib/lead/delivery/fault';
import { createMailer } from '@/lib/lead/delivery/mailer';
import { isLoopback } from '@/lib/private-network';
import { type Finding, fail, leftToOwner, pass } from './finding';

const limits = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000 };

function unusable(server: string, error: unknown): Finding {
  const { errorCode } = faultOf(error);
  const [words = ''] = (error as Error).message.split('\n');
  const ofTls = /self-signed|certificate|altname|TLS/i.test(words);
  const what = `${server} cannot be used: ${errorCode}${ofTls ? `, TLS: ${words}` : ''}`;
  if (/^E?(AUTH|NOAUTH|OAUTH2)/.test(errorCode))
    return fail(what, 'check user and password, percent-encoded');
  const fix =
    ofTls || /TLS|CERT|SSL|SIGNED/.test(errorCode)
      ? 'the mail server needs TLS, with a certificate for its own name that a public authority signed'
      : 'check its host and port; many hosters block 465 and 587 until one asks them: try a relay at 2525';
  return fail(what, fix);
}

async function reach(smtp: SmtpServer, variable: string): Promise<Finding> {
  const requireTLS = !isLoopback(smtp.hostname);
  const transport = createTransport({ ...smtp.transport, ...limits, requireTLS });
  const server = `${smtp.host} (${variable})`;
  const login = smtp.user ? 'the login is accepted' : 'no login is configured';
  const found = await transport.verify().then(
    () => pass(`${server} answers, and ${login}`),
    (error) => unusable(server, error),
  );
  transport.close();
  return found;
}

async function sendTo(
  address: string,
  config: Parameters<typeof createMailer>[0],
  { subject, text }: typeof launchMail | typeof launchAlarmMail,
): Promise<Finding> {
  const mailer = createMailer({ ...config, leadsTo: [address] });
  try {
    await mailer.send({ id: randomUUID(), subject, body: text });
    return pass(`the test message to ${address} was taken: look for it, in spam too`);
  } catch (error) {
    const what = `the test message to ${address} was refused: ${faultOf(error).errorCode}`;
    return fail(what, 'check the address and the sender');
  }
}

/** Whether the mail servers of requests and alarms can be reached, with TLS unless they are here, and take the login. */
export async function checkMail(env: Env, { send }: { send: boolean }): Promise<Finding[]> {
  const { smtp, webhook, from, fromName, to } = env.alerts;
  const findings = [await reach(env.smtp, 'SMTP_URL')];
  if (smtp) findings.push(await reach(smtp, 'ALERT_SMTP_URL'));
  if (!smtp && !webhook) {
    const fix = 'set ALERT_WEBHOOK_URL or ALERT_SMTP_URL: nobody hears of a broken mail by mail';
    findings.push(leftToOwner('alarms have no channel of their own', fix));
  }
  if (!send || findings.some(({ status }) => status === 'fail')) return findings;
  for (const address of env.leadsTo) findings.push(await sendTo(address, env, launchMail));
  const alarms = { ...env, leadsFrom: from, leadsFromName: fromName };
  if (smtp)
    for (const address of to)
      findings.push(await sendTo(address, { ...alarms, smtp }, launchAlarmMail));
  return findings;
}

type Dns = Pick<Resolver, 'resolveTxt'>;

/** The one record of a kind at the first of these names that has any; DNS that is silent blocks nothing. */
async function record(
  dns: Dns,
  kind: string,
  names: string[],
  begins: RegExp,
  fix: string,
): Promise<Finding> {
  for (const name of new Set(names)) {
    try {
      const texts = (await dns.resolveTxt(name)).map((parts) => parts.join(''));
      const matches = texts.filter((text) => begins.test(text));
      if (matches.length > 1) return fail(`${name} has ${matches.length} ${kind} records`, fix);
      if (matches[0] !== undefined) return pass(`${kind} of ${name}: ${matches[0]}`);
    } catch (error) {
      const { code = 'no answer' } = error as { code?: string };
      if (!['ENODATA', 'ENOTFOUND'].includes(code))
        return leftToOwner(`${kind} of ${name}: DNS did not answer (${code})`, fix);
    }
  }
  return fail(`${kind}: no record at ${names.join(' or ')}`, fix);
}

/**
 * Whether LEADS_FROM is of the site's or the brand's domain, with SPF (RFC 7208), DMARC (RFC 7489) and, where its
 * selector is known, DKIM (RFC 6376, 3.6.1).
 */
export async function checkSender(
  { leadsFrom, siteUrl }: Pick<Env, 'leadsFrom' | 'siteUrl'>,
  { brandMail, dkim, dns }: { brandMail: string; dkim?: string | undefined; dns: Dns },
): Promise<Finding[]> {
  const domain = leadsFrom.split('@').at(-1) ?? '';
  const organisation = getDomain(domain) ?? domain;
  const own = [getDomain(siteUrl), getDomain(withAsciiDomain(brandMail))];
  const is = `LEADS_FROM is of ${organisation}, the site of ${own[0]}, the brand's mail of ${own[1]}`;
  const forged = 'send from an address of the site’s own domain: others look like forgeries';
  const findings = [own.includes(organisation) ? pass(is) : fail(is, forged)];

  const spfFix = `one TXT record at ${domain} that names the mail server: v=spf1 include:… -all`;
  const spf = await record(dns, 'SPF', [domain], /^v=spf1(\s|$)/i, spfFix);
  const all = `SPF of ${domain} lets everybody send (+all)`;
  const forAll = /[\s:]\+?all\b/i.test(spf.what);
  findings.push(forAll ? fail(all, 'let it end in -all or ~all') : spf);

  const policies = [`_dmarc.${domain}`, `_dmarc.${organisation}`];
  const dmarcFix = `a TXT record at _dmarc.${organisation}, to begin with: v=DMARC1; p=none; rua=mailto:…`;
  findings.push(await record(dns, 'DMARC', policies, /^v=DMARC1\s*;/, dmarcFix));

  const keyFix = 'put the record there that the mail provider’s page on DKIM gives';
  const selectorFix =
    'send a test message (--send), look for dkim=pass and s=… in its headers, and run it again with --dkim and that selector';
  const unknown = 'DKIM: only the mail server knows under which name its key stands in DNS';
  const key = `${dkim}._domainkey.${domain}`;
  const present = /(^|;)\s*p=[A-Za-z0-9+/]/;
  findings.push(
    dkim ? await record(dns, 'DKIM', [key], present, keyFix) : leftToOwner(unknown, selectorFix),
  );
  return findings;
}
