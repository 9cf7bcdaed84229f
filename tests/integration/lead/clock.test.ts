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

const dayMs = 86_400_000;
const site = leadSite();

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
    expect(await claim(other, 8)).toEqual([]);
    setClockBack();
    site.smtp.behave('none');
    await untilDeliveriesAre(id, 'delivered');
    expect(site.smtp.mails).toHaveLength(1);

    setClockAhead(10_000);
    await post();
    setClockBack();
    // what an instance with a fast clock has stored is due for everybody at once
    const due = () => other.use((db) => db.selectFrom('outbox').select('due_at').execute());
    expect(Math.max(...(await due()).map(({ due_at }) => due_at))).toBeLessThan(Date.now() + 5_000);
    await other.close();
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
