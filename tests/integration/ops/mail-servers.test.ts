import { createElement } from 'react';
import { companyLine } from '@/lib/company-details';
import { parseEnv } from '@/lib/env/env';
import { mailFaultOf } from '@/lib/lead/delivery/mail-remedy';
import { createMailer } from '@/lib/lead/delivery/mailer';
import { checkMail } from '@/scripts/launch/mail';
import { routeEnv } from '../../support/contact-route';
import {
  closeMailServers,
  mistakes,
  ownStartTls,
  refusing,
  smtp,
} from '../../support/mail-servers';

afterEach(closeMailServers);

/** What a request meets there: a fault that waiting does not mend, one that it may, or none. */
type Kind = 'permanent' | 'passing' | 'none';

async function meets(url: string): Promise<{ kind: Kind; remedy?: string }> {
  const mailer = createMailer(parseEnv({ ...routeEnv, SMTP_URL: url }));
  try {
    await mailer.verify();
    await mailer.send({ id: 'x', subject: 'x', body: createElement('p') });
    return { kind: 'none' };
  } catch (error) {
    const { configurationFault, remedy } = mailFaultOf(error);
    return { kind: configurationFault ? 'permanent' : 'passing', remedy };
  }
}

async function tried(url: string) {
  const alarms = { ALERT_WEBHOOK_URL: 'https://ntfy.sh/x' };
  const env = parseEnv({ ...routeEnv, ...alarms, SMTP_URL: url });
  const [findings, request] = await Promise.all([checkMail(env, { send: true }), meets(url)]);
  const [fault] = findings.filter(({ status }) => status === 'fail');
  return { says: fault?.what, remedy: fault?.fix, request };
}

const scheme = (name: string, login = '') =>
  new RegExp(`^it answers as ${name}://: write ${name}://${login}127\\.0\\.0\\.1:\\d+$`);

const expected: Record<keyof typeof mistakes, [says: RegExp, remedy: RegExp, Kind]> = {
  'an unknown host': [/: (ENOTFOUND|EAI_AGAIN|ETIMEOUT),/, /spelling of the host/, 'passing'],
  'nothing at the port': [/: ECONNREFUSED/, /nothing listens there/, 'passing'],
  'a blocked port': [/: CONNECT_TIMEOUT/, /hosters block/, 'passing'],
  'smtps:// at a plain port': [
    /: ERR_SSL_\w+, [a-z ]+$/,
    scheme('smtp', 'user:password@'),
    'permanent',
  ],
  'smtp:// at a TLS port': [/: GREETING_TIMEOUT/, scheme('smtps'), 'passing'],
  'a wrong password': [/: EAUTH 535/, /check user and password/, 'permanent'],
  'a login where none is offered': [/: EAUTH 500/, /takes no login/, 'none'],
  'smtps:// with its own certificate': [
    /: DEPTH_ZERO_SELF_SIGNED_CERT/,
    /in a private network write smtp:\/\/, or .* NODE_EXTRA_CA_CERTS/,
    'permanent',
  ],
  'public STARTTLS with its own certificate': [
    /: DEPTH_ZERO_SELF_SIGNED_CERT/,
    /public authority/,
    'permanent',
  ],
  'an expired certificate': [/: CERT_HAS_EXPIRED/, /renewed/, 'permanent'],
  'another name’s certificate': [/: ERR_TLS_CERT_ALTNAME/, /another name/, 'permanent'],
  'old TLS': [/: ERR_SSL_\w+/, /too old.*\?ignoreTLS=true/, 'permanent'],
  'a login at a public server without TLS': [/: ETLS 500/, /passwords.*smtps:/, 'permanent'],
  'no login at a public server without TLS': [/: ETLS 500/, /plain text.*smtps:/, 'none'],
  'a silent service': [/: GREETING_TIMEOUT/, /no mail server answers/, 'passing'],
  'a web server': [/: ERR_SSL_\w+/, /no mail server answers/, 'permanent'],
  'an IMAP server': [/: EPROTOCOL,/, /no mail server answers/, 'permanent'],
  'a server of others alone': [/: EPROTOCOL 554/, /refuses this machine/, 'permanent'],
  'a busy server': [/: EPROTOCOL 421/, /for the time being/, 'passing'],
  'a server that hangs up': [/: ECONN/, /hangs up/, 'passing'],
};

test('mistakes of SMTP_URL: the launch check says each with what to do, without the password', async () => {
  const names = Object.keys(mistakes) as (keyof typeof mistakes)[];
  const found = await Promise.all(names.map(async (name) => await tried(await mistakes[name]())));
  for (const [index, name] of names.entries()) {
    const [says, remedy, kind] = expected[name];
    expect({ name, ...found[index] }).toEqual({
      name,
      says: expect.stringMatching(says),
      remedy: expect.stringMatching(remedy),
      request: expect.objectContaining({ kind }),
    });
  }
  expect(JSON.stringify(found)).not.toContain('hush');
});

const replies: [to: 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA', saying: string, remedy: RegExp][] =
  [
    ['EHLO', '550 5.7.1 Bad HELO', /SITE_URL’s host/],
    ['EHLO', '421 4.7.0 Try again later, closing connection. (EHLO)', /SITE_URL’s host/],
    ['AUTH', '535 5.7.8 Error: authentication failed', /check user and password/],
    ['AUTH', '534 5.7.9 Application-specific password required', /make an app password/],
    ['AUTH', '535 5.7.8 Username and Password not accepted. - gsmtp', /make an app password/],
    ['AUTH', '535 5.7.139 basic authentication is disabled', /authenticated SMTP/],
    ['AUTH', '504 5.7.4 Unrecognized authentication type', /takes no login/],
    ['AUTH', '454 4.7.0 Temporary authentication failure', /for the time being/],
    ['MAIL', '530 5.7.0 Authentication required', /wants a login/],
    ['MAIL', '530 5.7.57 Client not authenticated to send mail', /wants a login/],
    ['MAIL', '550 5.1.0 Sender rejected', /LEADS_FROM/],
    ['RCPT', '553 5.7.1 <a@b.it>: Sender address rejected: not owned by user c', /LEADS_FROM/],
    ['RCPT', '550 5.1.1 <a@b.it>: user unknown', /LEADS_TO/],
    ['RCPT', '554 5.7.1 <a@b.it>: Relay access denied', /its own domains alone/],
    ['RCPT', '550 5.7.1 Service unavailable; client host blocked', /refuses this machine/],
    ['RCPT', '450 4.2.0 <a@b.it>: Recipient address rejected: Greylisted', /for the time being/],
    ['RCPT', '451 4.7.1 Greylisting in action', /for the time being/],
    ['DATA', '554 Message rejected: Email address is not verified.', /LEADS_FROM/],
    ['DATA', '554 5.2.252 SendAsDenied; a@b.it not allowed to send as c@d.it', /LEADS_FROM/],
    ['DATA', '552 5.3.4 Message size exceeds fixed limit', /its size/],
    ['DATA', '554 5.7.1 Message looks like spam', /SPF, DKIM and DMARC/],
    ['DATA', '550 5.7.26 Unauthenticated email from b.it is not accepted', /SPF, DKIM and DMARC/],
  ];

test('replies of mail servers: the launch check and the log say the same of each, and whether it passes', async () => {
  const found = await Promise.all(
    replies.map(async ([to, saying]) => await tried(await refusing(to, saying))),
  );
  for (const [index, [, saying, remedy]] of replies.entries())
    expect(found[index]).toEqual({
      says: expect.stringContaining(saying),
      remedy: expect.stringMatching(remedy),
      request: { kind: saying < '5' ? 'passing' : 'permanent', remedy: found[index]?.remedy },
    });
});

test('private mail servers pass as they work: without TLS, or with their own certificate', async () => {
  const [plain, own] = [await smtp({ host: '127.0.0.2' }), await smtp({ tls: ownStartTls })];
  const { loginUrl } = own;
  const env = parseEnv({ ...routeEnv, SMTP_URL: plain.url, ALERT_SMTP_URL: loginUrl });
  const findings = await checkMail(env, { send: true });
  expect(findings.filter(({ status }) => status !== 'pass')).toEqual([]);
  expect([plain.mails.length, own.mails.length]).toEqual([2, 2]);
});

test('no mail server or recipient of the alarms is forgotten by the check', async () => {
  const [first, second] = [await smtp(), await smtp()];
  const alerts = { ALERT_SMTP_URL: second.url, ALERT_TO: 'titolare@another.example' };
  const env = parseEnv({ ...routeEnv, SMTP_URL: first.url, ...alerts });
  const quiet = await checkMail(env, { send: false });
  expect(quiet.map(({ status }) => status)).toEqual(['pass', 'pass']);
  expect([...first.mails, ...second.mails]).toEqual([]);
  await checkMail(env, { send: true });
  const sentTo = ({ mails }: typeof first) => mails.map(({ envelope }) => envelope.to);
  expect(sentTo(first)).toEqual([['ciao@linea.example'], ['vendite@linea.example']]);
  expect(sentTo(second)).toEqual([['titolare@another.example']]);
  for (const { mail } of [...first.mails, ...second.mails])
    expect(mail.text?.trim().split('\n-- \n')[1]).toBe(companyLine());
  first.behave({ rejects: 'ciao@linea.example' });
  const [, refused, taken] = await checkMail(env, { send: true });
  expect(refused?.what).toMatch(/refused the test message to ciao@linea\.example: EENVELOPE/);
  expect(taken?.what).toContain('the test message to vendite@linea.example was taken');
  await second.refuseConnections();
  const broken = await checkMail(env, { send: false });
  expect(broken.map(({ status }) => status)).toEqual(['pass', 'fail']);
});
