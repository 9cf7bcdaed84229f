import { promiseMail } from '@/content/mails/promise';
import {
  anotherStore,
  jsonRequest,
  leadStore,
  service,
  validPayload,
} from '../../support/contact-route';
import { idOf, leadSite, untilDeliveriesAre } from '../../support/lead-site';
import { describeStores } from '../../support/stores';
import { until } from '../../support/until';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const site = leadSite();

const workingCalendar = {
  week: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [{ from: 0, to: 1_440 }]])),
  nationalHolidays: false,
  closures: [],
};

/** The machine's clock is ahead until it is set back; timers go on as they are. */
function setClockAhead(ms: number): void {
  jest.useFakeTimers({
    now: Date.now() + ms,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}
const setClockBack = () => {
  jest.useRealTimers();
};
afterEach(setClockBack);

describeStores((newStore) => {
  async function start(environment: Record<string, string> = {}) {
    const { POST } = await site.start({
      ...(await newStore()),
      LEADS_RETRY_SECONDS: '3600',
      ...environment,
    });
    return async (changes: object = {}) =>
      await idOf(await POST(jsonRequest({ ...validPayload, ...changes })));
  }

  test('two instances whose clocks differ by ten seconds send a request once', async () => {
    const post = await start();
    const { claim } = await import('@/lib/lead/delivery/claim');
    site.smtp.behave('hold');
    const before = site.smtp.connectionCount();
    const id = await post();
    await until(() => site.smtp.connectionCount() > before, 'the delivery under way');
    const other = await anotherStore();
    setClockAhead(10_000);
    expect(await claim(other, 8, dayMs)).toEqual([]);
    setClockBack();
    site.smtp.behave('none');
    await untilDeliveriesAre(id, 'delivered');
    expect(site.smtp.mails).toHaveLength(1);

    setClockAhead(10_000);
    await post();
    setClockBack();
    // what an instance with a fast clock has stored is due for everybody at once
    const due = () => other.use((db) => db.selectFrom('deliveries').select('due_at').execute());
    expect(Math.max(...(await due()).map(({ due_at }) => due_at))).toBeLessThan(Date.now() + 5_000);
    await other.close();
  });

  test('a confirmation that a clock ahead has put off goes out', async () => {
    await start();
    const { claimConfirmation, postponeConfirmation, queueConfirmations } = await import(
      '@/lib/lead/confirmation/queue'
    );
    const { fill, kinds } = await import('@/scripts/bench/waiting-rows');
    const store = await leadStore();
    await fill(store, 1, kinds.fresh);
    const ids = await store.use((db) => db.selectFrom('leads').select('id').execute());
    const now = Date.now();
    const ahead = now + 2 * dayMs;
    await store.use((db) =>
      queueConfirmations(
        db,
        ids.map(({ id }) => id),
        ahead,
      ),
    );
    const claimed = await claimConfirmation(store, ahead);
    if (!claimed) throw new Error('None was claimed');
    // its sender was killed while the clock was ahead
    expect(await claimConfirmation(store, now)).toMatchObject({ attempts: 2 });
    await postponeConfirmation(store, claimed, ahead);
    expect(await claimConfirmation(store, now)).toMatchObject({ attempts: 3 });
  });

  test('a request from before the clock was set back is recalled, once', async () => {
    await start();
    const store = await leadStore();
    const { fill, kinds } = await import('@/scripts/bench/waiting-rows');
    const { recallWaiting } = await import('@/lib/lead/promise/guard');
    const { mailer } = await service();
    await fill(store, 1, (n) => ({ ...kinds.fresh(n), receivedAt: Date.now() + 2 * dayMs }));
    const recall = (now: number) =>
      recallWaiting(store, mailer, { siteUrl: 'https://www.linea.example', workingCalendar }, now);
    expect(await recall(Date.now())).toBe(1);
    expect(site.smtp.mails.at(-1)?.mail.subject).toBe(promiseMail.subject(1));
    expect(await recall(Date.now() + hourMs)).toBe(0);
    expect(await recall(Date.now() + 3 * dayMs)).toBe(0);
  });

  test('a digest, and every other work of its turn, waits for no time that a clock ahead has set', async () => {
    const post = await start();
    const { sendDigest } = await import('@/lib/lead/ops/digest');
    const { mailer } = await service();
    const store = await leadStore();
    const now = Date.now();
    await post({ sito_web: 'x' });
    expect(await sendDigest(store, mailer, now + 2 * dayMs)).toBe(1);
    await post({ sito_web: 'x' });
    expect(await sendDigest(store, mailer, now)).toBe(1);
    await post({ sito_web: 'x' });
    expect(await sendDigest(store, mailer, now + hourMs)).toBe(0);
  });

  test('an alarm is told though a clock ahead has told of the last one’s end', async () => {
    await start();
    const { news } = await import('@/lib/lead/alarms/ledger');
    const now = Date.now();
    const seen = { trouble: { count: 1, code: 'SQLITE_FULL' }, at: now };
    const over = { value: 'over', at: now + 2 * dayMs };
    expect(news(over, seen, now)).toEqual({ event: 'raised', next: { value: 'open 1', at: now } });
    expect(news({ value: 'over', at: now + 1_000 }, seen, now)).toBeNull();
  });

  test('the store and the mail server are looked at again, though the last look was at a later time', async () => {
    await start();
    const { createWriteProbe } = await import('@/lib/store/probe');
    const store = await leadStore();
    let writes = 0;
    const probe = createWriteProbe({
      ...store,
      use: (work) => {
        writes += 1;
        return store.use(work);
      },
    });
    const now = Date.now();
    await probe(now + 2 * dayMs);
    await probe(now);
    expect(writes).toBe(2);
    const { mailWatch } = await service();
    const before = site.smtp.connectionCount();
    await mailWatch.isUsable(now + 2 * dayMs);
    await mailWatch.isUsable(now);
    expect(site.smtp.connectionCount()).toBe(before + 2);
  });
});
