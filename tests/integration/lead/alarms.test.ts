import { sql } from 'kysely';
import { alarmMail } from '@/content/mails/alarm';
import { noteHost } from '@/lib/http/proxy-host';
import { createAlarms, openAlarms } from '@/lib/lead/agency/alarms';
import { retryLead } from '@/lib/lead/agency/lead-records';
import { createNotify } from '@/lib/lead/agency/notify';
import { observe } from '@/lib/lead/agency/troubles';
import { alarmMessage } from '@/lib/lead/mails/alarm';
import { createWriteProbe } from '@/lib/store/probe';
import { leadSite, messageIdOf } from '../../support/lead-site';
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server';
import { describeStores } from '../../support/stores';
import { until } from '../../support/until';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhook-receiver';

const { dead_letter: deadLetter, disk } = alarmMail.troubles;
const minuteMs = 60_000;
const site = leadSite();

let second: TestSmtpServer;
let receiver: WebhookReceiver;

beforeAll(async () => {
  second = await startSmtpServer();
});
beforeEach(async () => {
  second.reset();
  receiver = await startWebhookReceiver();
});
afterEach(async () => {
  expect(receiver.posts.map(({ body }) => body).join()).not.toMatch(/maria|rossi|333 ?123|secret/i);
  await receiver.close();
});
afterAll(() => second.close());

async function check(minutes = 0) {
  await site.service().alarms.check(Date.now() + minutes * minuteMs);
}

const subjects = () => second.mails.map(({ mail }) => mail.subject);
const bodies = () => receiver.posts.map(({ body }) => JSON.parse(body));
const troubles = () => bodies().map(({ type, data }) => `${type} ${data.trouble}`);

const start = (environment: Record<string, string>) =>
  site.start({ ALERT_WEBHOOK_URL: receiver.url, ...environment });

/** Another instance on the same store, with the same ways out, which has seen no fault of the mail server. */
function another() {
  const { config, mailer, mailWatch } = site.service();
  const store = site.anotherStore();
  const seen = () => ({ faultAt: null, workedAt: 1 });
  const unaware = { ...mailWatch, fault: () => null, seen };
  const observed = {
    config,
    store,
    probe: createWriteProbe(store),
    mailWatch: unaware,
    persistent: true,
  };
  const alarms = createAlarms(observed, createNotify(config, mailer, mailWatch), config.siteUrl);
  return { check: (minutes = 0) => alarms.check(Date.now() + minutes * minuteMs) };
}

describeStores((newStore) => {
  test('alarms: the agency hears once that requests were given up, again when they are more, and once of the end, from whoever looks', async () => {
    await start({ ...(await newStore()), LEADS_RETRY_SECONDS: '0' });
    const other = another();
    await site.givenUp();
    await Promise.all([check(), check()]);
    await site.givenUp();
    const looks = async (...minutes: number[]) => {
      for (const each of minutes) {
        await check(each);
        await other.check(each);
      }
    };
    await looks(1, 59);
    expect(troubles()).toEqual(['alarm.raised dead_letter']);
    const begun = await openAlarms(site.store());
    await looks(61, 62, 200);
    expect(await openAlarms(site.store())).toEqual([{ ...begun[0], code: '2 richieste' }]);
    expect(troubles()).toEqual(['alarm.raised dead_letter', 'alarm.raised dead_letter']);
    const told = bodies().map(({ data }) => /^Dettaglio: (.*)$/m.exec(data.text)?.[1]);
    expect(told).toEqual(['una richiesta', '2 richieste']);
    expect(bodies()[0]).toMatchObject({
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { site: 'https://www.linea.example', title: expect.stringContaining('rinunciato') },
    });
    // one that starts anew knows what was said
    const restarted = another();
    await restarted.check(300);
    await site.store().use((db) => db.deleteFrom('leads').execute());
    await restarted.check(303);
    await check(304);
    expect(troubles().slice(2)).toEqual(['alarm.over dead_letter']);
  });
});

test('the first wrong password calls for help through another mail server, once, and says when it is over', async () => {
  await start({
    SMTP_URL: site.smtp.loginUrl,
    LEADS_RETRY_SECONDS: '3600',
    ALERT_SMTP_URL: second.url.replace('://', '://allarmi%40another.example:secret@'),
    ALERT_TO: 'titolare@another.example',
    ALERT_WEBHOOK_URL: '',
  });
  site.smtp.behave('wrong-password');
  const id = await site.post();
  const { mail, envelope, raw } = await second.mailWhere(() => true);
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(raw).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply\r$/m);
  expect(envelope).toEqual({ from: 'allarmi@another.example', to: ['titolare@another.example'] });
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('EAUTH 535');
    expect(part).not.toMatch(/maria|rossi|333|secret|127\.0\.0\.1/i);
  }
  await site.post();
  for (const minutes of [0, 20]) await check(minutes);
  expect(subjects()).toEqual(['[allarme] Il server di posta rifiuta le email del sito']);

  site.smtp.behave('none');
  await site.service().mailWatch.checkAgain(Date.now() + 16 * minuteMs);
  await site.untilDeliveriesAre(id, 'delivered');
  await until(() => second.mails.length === 2, 'the end');
  await check(21);
  const over = '[risolto] Il server di posta accetta di nuovo le email del sito';
  expect(subjects().slice(1)).toEqual([over]);
});

test('the agency hears of what is over, and of the next fault, though the clock was years ahead', async () => {
  await start({ LEADS_RETRY_SECONDS: '0' });
  await site.givenUp();
  await check(3_000_000);
  await site.store().use((db) => db.deleteFrom('leads').execute());
  await check();
  await site.givenUp();
  await check(1);
  const ofRequests = bodies().filter(({ data }) => data.trouble === 'dead_letter');
  const types = ofRequests.map(({ type }) => type);
  expect(types).toEqual(['alarm.raised', 'alarm.over', 'alarm.raised']);
});

test('the agency hears of requests that wait for half an hour, and of the end from who has seen the fault', async () => {
  await start({ SMTP_URL: site.smtp.loginUrl, LEADS_RETRY_SECONDS: '3600' });
  const other = another();
  site.smtp.behave('wrong-password');
  const id = await site.post();
  await receiver.post(1);
  for (const minutes of [0, 5]) await other.check(minutes);
  await check(29);
  expect(troubles()).toEqual(['alarm.raised mail']);
  await check(31);
  await other.check(40);
  expect(troubles()).toEqual(['alarm.raised mail', 'alarm.raised waiting']);
  site.smtp.behave('none');
  await retryLead(site.store(), id);
  await site.untilDeliveriesAre(id, 'delivered');
  await check(41);
  expect(troubles().slice(2).sort()).toEqual(['alarm.over mail', 'alarm.over waiting']);
});

test('an alarm that nobody takes is raised again, until somebody does; without another way out by the ordinary mail', async () => {
  await start({ LEADS_RETRY_SECONDS: '0' });
  receiver.answer(500);
  await site.givenUp();
  for (const minutes of [0, 1]) await check(minutes);
  expect(troubles()).toEqual(['alarm.raised dead_letter', 'alarm.raised dead_letter']);
  const unheard = site.logLines().filter(({ event }) => event === 'alarm.nobody_notified');
  expect(unheard).toHaveLength(1);
  receiver.answer(204);
  for (const minutes of [2, 3]) await check(minutes);
  expect(troubles()).toHaveLength(3);

  await start({ ALERT_WEBHOOK_URL: '', LEADS_RETRY_SECONDS: '0' });
  const id = await site.givenUp();
  site.smtp.behave('none');
  await check();
  const { mail, envelope } = await site.smtp.mailWhere(
    ({ mail }) => mail.messageId !== `<${messageIdOf(id)}>`,
  );
  expect(envelope.to).toEqual(['ciao@linea.example', 'vendite@linea.example']);
  expect(mail.subject).toBe('[allarme] Il sito ha rinunciato a consegnare una richiesta');
});

test('the agency hears of a full disk, although nothing can be written down, and before it is full', async () => {
  await site.start({ ALERT_WEBHOOK_URL: receiver.url });
  await site.delivered();
  const { store } = site.service();
  const pages = (most: number) =>
    store.use((db) => sql`pragma max_page_count = ${sql.lit(most)}`.execute(db));
  await pages(1);
  for (const minute of [1, 2, 3]) await check(minute);
  expect(troubles()).toEqual(['alarm.raised store']);
  expect(bodies()[0].data.text).toContain('SQLITE_FULL');
  await pages(1_000_000);
  for (const minute of [4, 5]) await check(minute);
  expect(troubles()).toEqual(['alarm.raised store', 'alarm.over store']);

  const troubleWith = async (megabytes: number | null) => {
    const free = async () => megabytes && megabytes * 2 ** 20;
    return (await observe({ ...site.service(), free })).get('disk');
  };
  expect(await troubleWith(150)).toMatchObject({ code: '150 MB' });
  expect(await troubleWith(250)).toBeUndefined();
  expect(await troubleWith(350)).toMatchObject({ code: null });
  expect(await troubleWith(null)).toBeUndefined();
});

test('alarms: a proxy that passes another host on is told once, and its end once', async () => {
  await start({});
  const asked = (host: string, minute: number) => {
    const at = Date.now() + minute * minuteMs;
    noteHost({ 'x-forwarded-for': '203.0.113.9' }, host, 'www.linea.example', at);
  };
  for (let n = 0; n < 10; n += 1) asked('127.0.0.1', 1);
  await check(2);
  asked('127.0.0.1', 3);
  await check(4);
  expect(troubles()).toEqual(['alarm.raised proxy']);
  expect(bodies()[0].data.text).toContain('proxy_set_header Host $host');
  for (const minute of [5, 7]) {
    asked('www.linea.example', minute);
    await check(minute + 1);
  }
  expect(troubles().slice(1)).toEqual(['alarm.over proxy']);
});

test('an alarm can be read in Slack and in ntfy, and a login in its address is sent as one', async () => {
  const raised = async (url: string) => {
    await site.start({ LEADS_RETRY_SECONDS: '0', ALERT_WEBHOOK_URL: url });
    const before = receiver.posts.length;
    await site.givenUp();
    await check();
    return await receiver.post(before + 1);
  };
  const slack = await raised(new URL('/hooks/it', receiver.url).href);
  expect(slack.headers['content-type']).toBe('application/json');
  expect(Object.keys(JSON.parse(slack.body))).toEqual(['text']);
  expect(JSON.parse(slack.body).text).toContain(`${deadLetter.title}\n\n`);

  const login = await raised(receiver.url.replace('://', '://io:par%40la@'));
  const basic = Buffer.from('io:par@la').toString('base64');
  expect(login.headers.authorization).toBe(`Basic ${basic}`);

  const ntfy = await raised(new URL('/ntfy/it', receiver.url).href);
  const { title } = deadLetter;
  expect(ntfy.headers).toMatchObject({ title, priority: 'high', tags: 'rotating_light' });
  expect(ntfy.body.startsWith(deadLetter.what)).toBe(true);
  const { config, mailer, mailWatch } = site.service();
  const message = alarmMessage('over', 'disk', { code: null, at: 0, siteUrl: config.siteUrl });
  expect(await createNotify(config, mailer, mailWatch)(message)).toBe(true);
  const encoded = String((await receiver.post(4)).headers.title);
  expect(encoded).toMatch(/^=\?UTF-8\?B\?[\w+/=]+\?=$/);
  expect(Buffer.from(encoded.slice(10, -2), 'base64').toString('utf8')).toBe(disk.over);
});
