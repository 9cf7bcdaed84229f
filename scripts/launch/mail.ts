import type { Resolver } from 'node:dns/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { getDomain } from 'tldts';
import { launchAlarmMail, launchMail } from '@/content/mails/launch';
import { site } from '@/content/site';
import { companyLine } from '@/lib/company-details';
import { withAsciiDomain } from '@/lib/email-address';
import type { Env, SmtpServer } from '@/lib/env/env';
import { mailFaultOf, noMailServer, wrongScheme } from '@/lib/lead/delivery/mail-remedy';
import { automatic } from '@/lib/lead/delivery/mailer';
import { type Finding, fail, leftToOwner, pass } from './finding';

const limits = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000 };

/** Where nothing has spoken SMTP, the other scheme may be the right one, or its port. */
const unanswered = /^(ERR_SSL_\w+|\w+_TIMEOUT|ECONN\w+)$/;

/** The address with the other scheme, if a mail server answers to it, which is asked without the login. */
async function otherScheme({ user, transport: { url, ...options } }: SmtpServer) {
  const { protocol, host } = new URL(url);
  const scheme = protocol === 'smtp:' ? 'smtps' : 'smtp';
  const asked = { url: `${scheme}://${host}`, tls: { rejectUnauthorized: false } };
  const transport = createTransport({ ...options, ...limits, ...asked });
  const answers = await transport.verify().catch(() => false);
  const login = user ? 'user:password@' : '';
  return answers ? `it answers as ${scheme}://: write ${scheme}://${login}${host}` : null;
}

type Failure = Error & { reason?: string };

function faulty(what: string, error: Failure): Finding {
  const { errorCode, remedy } = mailFaultOf(error);
  // OpenSSL's messages are of its sources
  const [words] = (error.reason ?? error.message).split('\n');
  return fail(`${what}: ${errorCode}, ${words}`, remedy);
}

async function unreachable(what: string, error: Failure, server: SmtpServer): Promise<Finding> {
  const finding = faulty(what, error);
  const { errorCode } = mailFaultOf(error);
  if (!unanswered.test(errorCode)) return finding;
  const neither = wrongScheme.test(errorCode) ? { fix: noMailServer } : {};
  const other = await otherScheme(server);
  return { ...finding, ...(other ? { fix: other } : neither) };
}

/** Whether a server can be reached, with TLS unless it is private, takes the login, and the message where there is one. */
async function reach(
  variable: string,
  mailServer: SmtpServer,
  message: (SendMailOptions & { to: string[] }) | false,
): Promise<Finding[]> {
  const { host, user, isPrivate, transport: address } = mailServer;
  // a login that the server does not offer is left out of deliveries in silence
  const strict = { requireTLS: !isPrivate, forceAuth: user !== null };
  const transport = createTransport({ ...address, ...limits, ...strict });
  const server = `${host} (${variable})`;
  const login = user ? 'the login is accepted' : 'no login is configured';
  const reached = await transport.verify().then(
    () => pass(`${server} answers, and ${login}`),
    (error) => unreachable(`${server} cannot be used`, error, mailServer),
  );
  const findings = [reached];
  for (const to of message && reached.status === 'pass' ? message.to : [])
    findings.push(
      await transport.sendMail({ ...message, headers: automatic, to }).then(
        () => pass(`the test message to ${to} was taken: look for it, in spam too`),
        (error) => faulty(`${server} refused the test message to ${to}`, error),
      ),
    );
  transport.close();
  return findings;
}

/** A text ends as mails do (RFC 3676, 4.3). */
const signed = ({ subject, text }: { subject: string; text: string }) => {
  const company = companyLine();
  return { subject, text: company ? `${text}\n-- \n${company}\n` : text };
};

/** Whether the mail servers of requests and alarms are of use. */
export async function checkMail(env: Env, { send }: { send: boolean }): Promise<Finding[]> {
  const { smtp, webhook, from, fromName, to } = env.alerts;
  const sender = (address: string, name: string | null) => ({ name: name ?? site.brand, address });
  const findings = await reach(
    'SMTP_URL',
    env.smtp,
    send && {
      from: sender(env.leadsFrom, env.leadsFromName),
      to: env.leadsTo,
      ...signed(launchMail),
    },
  );
  if (smtp) {
    const message = send && { from: sender(from, fromName), to, ...signed(launchAlarmMail) };
    findings.push(...(await reach('ALERT_SMTP_URL', smtp, message)));
  } else if (!webhook) {
    const fix = 'set ALERT_WEBHOOK_URL or ALERT_SMTP_URL: nobody hears of a broken mail by mail';
    findings.push(leftToOwner('alarms have no channel of their own', fix));
  }
  return findings;
}

type Dns = Pick<Resolver, 'resolveTxt'>;

/** The TXT records of a kind at the first of these names that has any. Rejects where DNS does not answer. */
async function records(dns: Dns, kind: RegExp, names: string[]): Promise<string[]> {
  for (const name of names) {
    const texts = await dns.resolveTxt(name).catch((error) => {
      if (['ENODATA', 'ENOTFOUND'].includes(error.code)) return [];
      throw error;
    });
    const found = texts.map((parts) => parts.join('')).filter((text) => kind.test(text));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Whether LEADS_FROM is of the site's or the brand's domain, with SPF (RFC 7208), DMARC (RFC 7489) and, where its
 * selector is known, DKIM (RFC 6376, 3.6.1). DNS that is silent blocks nothing.
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

  const policies = [`_dmarc.${domain}`, `_dmarc.${organisation}`];
  const keys = dkim ? [`${dkim}._domainkey.${domain}`] : [];
  const wanted: [kind: string, begins: RegExp, names: string[], fix: string][] = [
    [
      'SPF',
      /^v=spf1(\s|$)/i,
      [domain],
      'names the mail server, and not all: v=spf1 include:… -all',
    ],
    ['DMARC', /^v=DMARC1\s*;/, policies, 'is, to begin with: v=DMARC1; p=none; rua=mailto:…'],
    ['DKIM', /(^|;)\s*p=[A-Za-z0-9+/]/, keys, 'the mail provider’s page on DKIM gives'],
  ];
  for (const [kind, begins, names, fix] of wanted.filter(([, , { length }]) => length > 0)) {
    const place = names.at(-1);
    const instead = `one TXT record at ${place} that ${fix}`;
    try {
      const found = await records(dns, begins, names);
      const what = `${kind} of ${place}: ${found.join(', and ') || 'no record'}`;
      const forAll = /[\s:]\+?all\b/i.test(what);
      findings.push(found.length === 1 && !forAll ? pass(what) : fail(what, instead));
    } catch (error) {
      const { code } = Object(error);
      findings.push(leftToOwner(`${kind} of ${place}: DNS did not answer (${code})`, instead));
    }
  }
  const unknown = 'DKIM: only the mail server knows under which name its key stands in DNS';
  const selector =
    'send a test message (--send), look for dkim=pass and s=… in its headers, and run it again with --dkim and that selector';
  return dkim ? findings : [...findings, leftToOwner(unknown, selector)];
}
