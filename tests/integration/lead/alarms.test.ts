import { sql } from 'kysely';
import { alarmMail } from '@/content/mails/alarm';
import { type AlarmReceiver, startAlarmReceiver } from '../../support/alarm-receiver';
import {
  anotherStore,
  jsonRequest,
  leadStore,
  newDataDir,
  service,
  validPayload,
} from '../../support/contact-route';
import {
  idOf,
  leadSite,
  messageIdOf,
  quickRetries,
  untilDeliveriesAre,
} from '../../support/lead-site';
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server';
import { describeStores } from '../../support/stores';
import { until } from '../../support/until';

const { dead_letter: deadLetter, disk } = alarmMail.troubles;
const minuteMs = 60_000;
const site = leadSite();
const withLogin = () => `smtp://site:secret@127.0.0.1:${site.smtp.port}`;

let second: TestSmtpServer;
let receiver: AlarmReceiver;

beforeAll(async () => {
  second = await startSmtpServer();
});
beforeEach(async () => {
  second.reset();
  receiver = await startAlarmReceiver();
});
afterEach(async () => {
  expect(receiver.posts.map(({ body }) => body).join()).not.toMatch(/maria|rossi|333|secret/i);
  await receiver.close();
});
afterAll(() => second.close());

/** The minute's look, so many minutes from now. */
async function check(minutes = 0) {
  await (await service()).alarms.check(Date.now() + minutes * minuteMs);
}

const subjects = (server: TestSmtpServer) => server.mails.map(({ mail }) => mail.subject);
const bodies = () => receiver.posts.map(({ body }) => JSON.parse(body));
const troubles = () => bodies().map(({ type, data }) => `${type} ${data.trouble}`);

describeStores((newStore) => {
  async function start(environment: Record<string, string> = {}) {
    const store = await newStore();
    const { POST } = await site.start({
      ...store,
      LEADS_RETRY_SECONDS: quickRetries,
      ALERT_WEBHOOK_URL: receiver.url,
      ...environment,
    });
    const post = async () => await idOf(await POST(jsonRequest(validPayload)));
    return { store, post };
  }

  /** Another instance on the same store, with the same ways out. */
  async function another() {
    const { createAlarms } = await import('@/lib/lead/alarms/alarm');
    const { createNotify } = await import('@/lib/lead/alarms/notify');
    const { createWriteProbe } = await import('@/lib/store/probe');
    const { config, mailer, mailWatch } = await service();
    const own = await anotherStore();
    const unaware = {
      ...mailWatch,
      fault: () => null,
      seen: () => ({ faultAt: null, workedAt: 1 }),
    };
    const observed = { config, store: own, probe: createWriteProbe(own), mailWatch: unaware };
    const alarms = createAlarms(
      observed,
      createNotify(config, mailer, mailWatch),
      'https://www.linea.example',
    );
    return { alarms, close: () => own.close() };
  }

  test('the first wrong password calls for help through another mail server, once, and says when it is over', async () => {
    const { post } = await start({
      SMTP_URL: withLogin(),
      LEADS_RETRY_SECONDS: '3600',
      ALERT_SMTP_URL: second.url,
      ALERT_FROM: 'allarmi@another.example',
      ALERT_TO: 'titolare@another.example',
      ALERT_WEBHOOK_URL: '',
    });
    site.smtp.behave('wrong-password');
    const id = await post();
    const { mail, envelope } = await second.mailWhere(() => true);
    expect(envelope).toEqual({ from: 'allarmi@another.example', to: ['titolare@another.example'] });
    expect(mail.subject).toBe('[allarme] Il server di posta rifiuta le email del sito');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('EAUTH 535');
      expect(part).not.toMatch(/maria|rossi|333|secret|127\.0\.0\.1/i);
    }
    await post();
    await check();
    await check(20);
    expect(subjects(second)).toHaveLength(1);

    site.smtp.behave('none');
    await (await service()).mailWatch.checkAgain(Date.now() + 16 * minuteMs);
    await untilDeliveriesAre(id, 'delivered');
    await until(() => second.mails.length === 2, 'the end told');
    await check(21);
    expect(subjects(second)[1]).toBe(
      '[risolto] Il server di posta accetta di nuovo le email del sito',
    );
    expect(second.mails).toHaveLength(2);
  });

  test('what was given up, and what cannot be read, is told once, more of it again, and its end', async () => {
    const { post } = await start({ LEADS_RETRY_SECONDS: '0' });
    const other = await another();
    site.smtp.behave('busy');
    const id = await post();
    await untilDeliveriesAre(id, 'dead_letter');
    await Promise.all([check(), other.alarms.check(), check(), other.alarms.check()]);
    expect(troubles()).toEqual(['alarm.raised dead_letter']);
    expect(bodies()[0]).toMatchObject({
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { site: 'https://www.linea.example', title: expect.stringContaining('rinunciato') },
    });

    await untilDeliveriesAre(await post(), 'dead_letter');
    await check(59);
    expect(troubles()).toHaveLength(1);
    await check(61);
    expect(troubles()).toEqual(['alarm.raised dead_letter', 'alarm.raised dead_letter']);

    const leads = await leadStore();
    await leads.use((db) =>
      db.updateTable('outbox').set({ last_error: 'UNREADABLE_FIELDS' }).execute(),
    );
    await check(62);
    expect(troubles().slice(2).sort()).toEqual([
      'alarm.over dead_letter',
      'alarm.raised unreadable',
    ]);
    await leads.use((db) => db.deleteFrom('leads').execute());
    await Promise.all([check(63), other.alarms.check(Date.now() + 63 * minuteMs)]);
    expect(troubles().slice(4)).toEqual(['alarm.over unreadable']);
    await other.close();
  });

  test('half an hour of waiting is told, and that it has gone', async () => {
    const { post } = await start({ LEADS_RETRY_SECONDS: '3600' });
    const other = await another();
    site.smtp.behave('busy');
    const id = await post();
    await site.logged('lead.delivery_failed');
    await check(29);
    expect(troubles()).toEqual([]);
    await check(31);
    await other.alarms.check(Date.now() + 40 * minuteMs);
    expect(troubles()).toEqual(['alarm.raised waiting']);
    site.smtp.behave('none');
    const { retryLead } = await import('@/lib/lead/ops/admin');
    await retryLead(await leadStore(), id);
    await untilDeliveriesAre(id, 'delivered');
    await check(41);
    expect(troubles()).toEqual(['alarm.raised waiting', 'alarm.over waiting']);
    await other.close();
  });

  test('an instance that has seen no fault does not say that another’s is over', async () => {
    const { post } = await start({ SMTP_URL: withLogin(), LEADS_RETRY_SECONDS: '3600' });
    const other = await another();
    site.smtp.behave('wrong-password');
    await post();
    await receiver.post(1);
    await other.alarms.check();
    await other.alarms.check(Date.now() + 5 * minuteMs);
    await check(6);
    expect(troubles()).toEqual(['alarm.raised mail']);
    await other.close();
  });

  test('an instance does not say that it is over while another is just saying that it began', async () => {
    const { post } = await start({ LEADS_RETRY_SECONDS: '0' });
    const { createAlarms } = await import('@/lib/lead/alarms/alarm');
    const { config, store, probe, mailWatch } = await service();
    const said: string[] = [];
    let during = async () => {};
    const alarms = () =>
      createAlarms(
        { config, store, probe, mailWatch },
        async ({ event, kind }) => {
          said.push(`${event} ${kind}`);
          await during();
          return false;
        },
        config.siteUrl,
      );
    site.smtp.behave('busy');
    await untilDeliveriesAre(await post(), 'dead_letter');
    const other = alarms();
    during = async () => {
      during = async () => {};
      await store.use((db) => db.deleteFrom('leads').execute());
      await other.check(Date.now() + 1_000);
    };
    await alarms().check();
    await other.check(Date.now() + 2_000);
    expect(said).toEqual(['raised dead_letter']);
  });

  test('an alarm that nobody takes is told again, until somebody does', async () => {
    const { post } = await start({ LEADS_RETRY_SECONDS: '0' });
    receiver.answer(500);
    site.smtp.behave('busy');
    await untilDeliveriesAre(await post(), 'dead_letter');
    await check();
    await check(1);
    expect(troubles()).toEqual(['alarm.raised dead_letter', 'alarm.raised dead_letter']);
    const unheard = site.logLines().filter(({ event }) => event === 'alarm.nobody_told');
    expect(unheard).toHaveLength(1);
    receiver.answer(204);
    await check(2);
    await check(3);
    expect(troubles()).toHaveLength(3);
  });

  test('without a second way out it goes by the ordinary mail, where that works', async () => {
    const { post } = await start({ ALERT_WEBHOOK_URL: '', LEADS_RETRY_SECONDS: '0' });
    site.smtp.behave('busy');
    const id = await post();
    await untilDeliveriesAre(id, 'dead_letter');
    site.smtp.behave('none');
    await check();
    const { mail, envelope } = await site.smtp.mailWhere(
      ({ mail }) => mail.messageId !== `<${messageIdOf(id)}>`,
    );
    expect(envelope.to).toEqual(['ciao@linea.example', 'vendite@linea.example']);
    expect(mail.subject).toBe('[allarme] Il sito ha rinunciato a consegnare una richiesta');
  });
});

test('a full disk is told although nothing can be written down, once, and when there is room', async () => {
  const { POST } = await site.start({ DATA_DIR: newDataDir(), ALERT_WEBHOOK_URL: receiver.url });
  await untilDeliveriesAre(await idOf(await POST(jsonRequest(validPayload))), 'delivered');
  const store = await leadStore();
  await store.use((db) => sql`pragma max_page_count = 1`.execute(db));
  for (const minute of [1, 2, 3]) await check(minute);
  expect(troubles()).toEqual(['alarm.raised store']);
  expect(bodies()[0].data.text).toContain('SQLITE_FULL');
  await store.use((db) => sql`pragma max_page_count = 1000000`.execute(db));
  for (const minute of [4, 5]) await check(minute);
  expect(troubles()).toEqual(['alarm.raised store', 'alarm.over store']);
});

test('little room on the disk is told before it is full', async () => {
  await site.start({ DATA_DIR: newDataDir() });
  const { observe } = await import('@/lib/lead/alarms/troubles');
  const { config, store, probe, mailWatch } = await service();
  const disk = async (megabytes: number | null) =>
    (
      await observe({ config, store, probe, mailWatch }, Date.now(), async () =>
        megabytes === null ? null : megabytes * 2 ** 20,
      )
    ).get('disk');
  expect(await disk(150)).toMatchObject({ trouble: { code: '150 MB' } });
  expect(await disk(250)).toBeUndefined();
  expect(await disk(350)).toMatchObject({ trouble: null });
  expect(await disk(null)).toBeUndefined();
  expect((await observe({ config, store, probe, mailWatch })).get('disk')).toBeDefined();
});

describe('the formats', () => {
  async function raised(environment: Record<string, string>) {
    const { POST } = await site.start({
      DATA_DIR: newDataDir(),
      LEADS_RETRY_SECONDS: '0',
      ALERT_WEBHOOK_URL: receiver.url,
      ...environment,
    });
    site.smtp.behave('busy');
    await untilDeliveriesAre(await idOf(await POST(jsonRequest(validPayload))), 'dead_letter');
    await check();
    return await receiver.post(1);
  }

  test('slack and what is like it get a text alone', async () => {
    const { headers, body } = await raised({
      ALERT_WEBHOOK_URL: `${new URL('/hooks/it', receiver.url)}`,
    });
    expect(headers['content-type']).toBe('application/json');
    expect(Object.keys(JSON.parse(body))).toEqual(['text']);
    expect(JSON.parse(body).text).toContain(`${deadLetter.title}\n\n`);
  });

  test('ntfy gets plain text with a title, which may have accents', async () => {
    const { headers, body } = await raised({
      ALERT_WEBHOOK_URL: `${new URL('/ntfy/it', receiver.url)}`,
    });
    expect(headers).toMatchObject({
      title: deadLetter.title,
      priority: 'high',
      tags: 'rotating_light',
    });
    expect(body.startsWith(deadLetter.what)).toBe(true);
    const { createNotify } = await import('@/lib/lead/alarms/notify');
    const { alarmMessage } = await import('@/lib/lead/alarms/message');
    const { config, mailer, mailWatch } = await service();
    const message = alarmMessage('over', 'disk', { code: null, at: 0, siteUrl: config.siteUrl });
    expect(await createNotify(config, mailer, mailWatch)(message)).toBe(true);
    const title = String((await receiver.post(2)).headers.title);
    expect(title).toMatch(/^=\?UTF-8\?B\?[\w+/=]+\?=$/);
    expect(Buffer.from(title.slice(10, -2), 'base64').toString('utf8')).toBe(disk.over);
  });

  test('a login in the address becomes a header', async () => {
    const url = receiver.url.replace('://', '://io:par%40la@');
    const { headers } = await raised({ ALERT_WEBHOOK_URL: url });
    expect(headers.authorization).toBe(`Basic ${Buffer.from('io:par@la').toString('base64')}`);
  });
});
