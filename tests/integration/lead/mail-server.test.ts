import { parseEnv } from '@/lib/env/env';
import { checkMail } from '@/scripts/launch/mail';
import { routeEnv } from '../../support/contact-route';
import { leadSite } from '../../support/lead-site';
import {
  closeMailServers,
  oldTls,
  ownStartTls,
  publicHost,
  smtp,
} from '../../support/mail-servers';
import { certificate } from '../../support/smtp-server';
import { until } from '../../support/until';

const site = leadSite();
afterEach(closeMailServers);

const warning = () => site.logLines().filter(({ event }) => event === 'mail.not_encrypted');

test('names: every session greets with SITE_URL’s, every mail is of the sender’s domain, and none names a program', async () => {
  const alarms = await smtp({ tls: ownStartTls });
  const environment = { SMTP_URL: site.smtp.loginUrl, ALERT_SMTP_URL: alarms.loginUrl };
  await site.start({ ...environment, LEADS_CONFIRM: 'on' });
  await site.service().mailWatch.check();
  await site.post();
  // the request's and the confirmation
  await until(() => site.smtp.mails.length === 2, 'both mails');
  site.smtp.behave('wrong-password');
  await site.service().mailWatch.check();
  await until(() => alarms.mails.length === 1, 'the alarm');
  site.smtp.behave('none');
  await checkMail(parseEnv({ ...routeEnv, ...environment }), { send: true });
  expect(site.smtp.greetedAs.length).toBeGreaterThan(5);
  const names = new Set([...site.smtp.greetedAs, ...alarms.greetedAs]);
  expect([...names]).toEqual(['www.linea.example']);
  for (const { mail } of [...site.smtp.mails, ...alarms.mails]) {
    expect(mail.messageId).toMatch(/^<[^@]+@linea\.example>$/);
    expect(mail.headers.map(({ key }) => key)).not.toContain('x-mailer');
  }
});

test('greeting: a relay that wants a domain’s name takes the mails', async () => {
  site.smtp.behave('wants-a-domain');
  await site.start();
  await site.delivered();
  // an address, and a name that only this machine knows, are none
  for (const SITE_URL of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost:3000']) {
    await site.start({ SITE_URL });
    await site.service().mailWatch.check();
    expect(site.smtp.greetedAs.at(-1)).toMatch(/^\[127\.0\.0\.1\]$|\w\.\w/);
    expect(site.smtp.greetedAs.at(-1)).not.toMatch(/^127|localhost|::1/);
  }
});

test('STARTTLS: a private server may sign its certificate itself, with a login and without', async () => {
  const own = await smtp({ tls: ownStartTls });
  for (const SMTP_URL of [own.url, own.loginUrl]) {
    await site.start({ SMTP_URL });
    expect(await site.service().mailWatch.check()).toBe(true);
    await site.delivered();
  }
});

test('STARTTLS: a private server whose TLS is too old can be asked to do without', async () => {
  const { url } = await smtp({ tls: oldTls });
  await site.start({ SMTP_URL: `${url}?ignoreTLS=true` });
  await site.delivered();
});

test('STARTTLS: a public server’s certificate is verified', async () => {
  const { url } = await smtp({ host: publicHost, tls: ownStartTls });
  await site.start({ SMTP_URL: url });
  expect(await site.service().mailWatch.check()).toBe(false);
  expect(await site.logged('mail.unusable')).toMatchObject({
    errorCode: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    remedy: expect.stringContaining('certificate'),
  });
});

test('plain text: mails that cross other networks in it are said in the log, once, and go out', async () => {
  const plain = await smtp({ host: publicHost });
  await site.start({ SMTP_URL: plain.url });
  for (const _twice of [1, 2]) expect(await site.service().mailWatch.check()).toBe(true);
  expect(warning()).toEqual([
    expect.objectContaining({ level: 40, remedy: expect.stringContaining('smtps://') }),
  ]);
  await site.delivered();
});

test('plain text: nothing is said of a private server, or one that offers TLS', async () => {
  const offering = await smtp({ host: publicHost, tls: ownStartTls });
  const known = new URLSearchParams({ 'tls.ca': certificate('localhost').cert });
  known.set('tls.servername', 'localhost');
  for (const SMTP_URL of [site.smtp.url, `${offering.url}?${known}`]) {
    await site.start({ SMTP_URL });
    expect(await site.service().mailWatch.check()).toBe(true);
  }
  expect(warning()).toEqual([]);
});

test('log: what a server refuses is said with what to do, without its words', async () => {
  await site.start();
  const words = '553 5.7.1 <sito@linea.example>: Sender address rejected: not owned by user anna';
  site.smtp.behave({ refuses: 'RCPT', saying: words });
  await site.post();
  const entry = await site.logged('mail.unusable');
  expect(entry).toMatchObject({
    level: 50,
    errorCode: 'EENVELOPE 553',
    remedy: expect.stringContaining('LEADS_FROM'),
  });
  expect(JSON.stringify(site.logLines())).not.toMatch(/not owned|linea\.example/);
});

test('log: a server out of reach is said with what to do, once until it is back', async () => {
  await site.start();
  const { mailWatch } = site.service();
  await site.smtp.refuseConnections();
  for (const _look of [1, 2, 3]) await mailWatch.check();
  await site.smtp.listenAgain();
  await mailWatch.check();
  const said = site.logLines().filter(({ event }) => /^mail\./.test(`${event}`));
  expect(said).toMatchObject([
    { event: 'mail.unreachable', level: 40, remedy: expect.stringContaining('nothing listens') },
    { event: 'mail.usable_again' },
  ]);
});
