import { alarmMail } from '@/content/mails/alarm';
import { isMailOf, leadSite } from '../../support/lead-site';
import { until } from '../../support/until';
import { startWebhookReceiver } from '../../support/webhook-receiver';

const { mail: refused, waiting, dead_letter: deadLetter } = alarmMail.troubles;
const minuteMs = 60_000;
const site = leadSite();

const check = (minutes = 0) => site.service().alarms.check(Date.now() + minutes * minuteMs);

const alarms = () =>
  site.smtp.mails.filter(({ mail }) => /^\[(allarme|risolto)\]/.test(mail.subject ?? ''));
const titles = () => alarms().map(({ mail }) => mail.subject?.replace(/^\[\w+\] /, ''));

/** Two recipients, of which one does not exist. */
async function withDeadAddress() {
  await site.start({ LEADS_RETRY_SECONDS: '3600' });
  site.smtp.behave({ rejects: 'ciao@linea.example' });
}

test('alarm by mail: a dead address in LEADS_TO keeps no alarm from the living one', async () => {
  await withDeadAddress();
  await site.putOff();
  await until(() => alarms().length > 0, 'the alarm of the address');
  expect(titles()).toEqual([refused.title]);
  const [alarm] = alarms();
  expect(alarm?.envelope.to).toEqual(['vendite@linea.example']);
  expect(alarm?.mail.text).toContain(refused.byCode.EENVELOPE.fix);
  expect(alarm?.mail.text).toContain('EENVELOPE 550');
  await check(31);
  expect(titles()).toEqual([refused.title, waiting.title]);
  expect(site.logLines().filter(({ event }) => event === 'alarm.nobody_notified')).toEqual([]);
});

test('alarm by mail: an alarm that the server refuses is tried again after a quarter of an hour, not each minute', async () => {
  await site.start({ LEADS_RETRY_SECONDS: '0' });
  site.smtp.behave('reject-recipients');
  await site.post();
  await site.logged('lead.dead_lettered');
  const tried = () => site.logLines().filter(({ event }) => event === 'alarm.not_sent').length;
  await check();
  const before = tried();
  for (const minutes of [1, 5, 14]) await check(minutes);
  expect(tried()).toBe(before);
  site.smtp.behave('none');
  await check(40);
  expect(titles()).toContain(deadLetter.title);
});

test('alarm by mail: a server that is busy for a moment is asked again a minute later', async () => {
  await site.start({ LEADS_RETRY_SECONDS: '0' });
  await site.givenUp();
  await check();
  expect(titles()).toEqual([]);
  site.smtp.behave('none');
  await check(1);
  expect(titles()).toEqual([deadLetter.title]);
});

test('alarm: the log says what to do, as the mail does', async () => {
  await withDeadAddress();
  await site.putOff();
  expect(await site.logged('alarm.raised')).toMatchObject({
    trouble: 'mail',
    remedy: refused.byCode.EENVELOPE.fix,
  });
});

test('alarm of what waits: a request that stays for days hides none that comes after it', async () => {
  await site.start({ LEADS_RETRY_SECONDS: '3600' });
  site.smtp.behave('busy');
  const stuck = await site.putOff();
  site.smtp.behave('none');
  await check(31);
  for (const minutes of [100, 3_000]) await check(minutes);
  expect(titles()).toEqual([waiting.title]);
  site.smtp.behave('busy');
  const ids = [await site.putOff(), await site.putOff()];
  site.smtp.behave('none');
  await check(3_032);
  expect(titles()).toEqual([waiting.title, waiting.title]);
  expect(alarms().at(-1)?.mail.text).toContain('3 richieste, la prima da 2 giorni');

  // fewer are no news, and more than that are
  await site.setOutbox({ due_at: 0 }, { id: stuck });
  for (const id of [...ids]) await site.setOutbox({ due_at: 0 }, { id });
  for (const id of [stuck, ...ids]) await site.smtp.mailWhere(isMailOf(id));
  for (const id of [stuck, ...ids]) await site.untilDeliveriesAre(id, 'delivered');
  await check(3_100);
  expect(titles().at(-1)).toBe(waiting.over);
});

test('alarm of the mail: a dead address hides no wrong password that comes after it', async () => {
  const receiver = await startWebhookReceiver();
  await site.start({
    SMTP_URL: site.smtp.loginUrl,
    LEADS_RETRY_SECONDS: '3600',
    ALERT_WEBHOOK_URL: receiver.url,
  });
  const codes = () =>
    receiver.posts.map(({ body }) => /^Dettaglio: (.*)$/m.exec(JSON.parse(body).data.text)?.[1]);
  site.smtp.behave({ rejects: 'ciao@linea.example' });
  await site.putOff();
  await receiver.post(1);
  site.smtp.behave('wrong-password');
  await site.service().mailWatch.check(Date.now() + 61 * minuteMs);
  await check(61);
  expect(codes().slice(0, 2)).toEqual(['EENVELOPE 550', 'EAUTH 535']);
  await receiver.close();
});
