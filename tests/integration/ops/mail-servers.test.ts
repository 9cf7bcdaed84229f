import { parseEnv } from '@/lib/env/env';
import { checkMail } from '@/scripts/launch/mail';
import { routeEnv } from '../../support/contact-route';
import { closeMailServers, ownStartTls, smtp } from '../../support/mail-servers';

afterEach(closeMailServers);

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
  first.behave({ rejects: 'ciao@linea.example' });
  const [, refused, taken] = await checkMail(env, { send: true });
  expect(refused?.what).toMatch(/refused the test message to ciao@linea\.example: EENVELOPE/);
  expect(taken?.what).toContain('the test message to vendite@linea.example was taken');
  await second.refuseConnections();
  const broken = await checkMail(env, { send: false });
  expect(broken.map(({ status }) => status)).toEqual(['pass', 'fail']);
});
