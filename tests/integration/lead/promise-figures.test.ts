import { setStage, undoStage } from '@/lib/lead/action/stage';
import { erase } from '@/lib/lead/erase/erase';
import { findPerson } from '@/lib/lead/erase/find';
import { promiseKept } from '@/lib/lead/figures/answers';
import { purge } from '@/lib/lead/ops/maintenance';
import { leadSite } from '../../support/lead-site';
import { officeHours } from '../../support/office-hours';
import { rome } from '../../support/rome';
import { describeStores } from '../../support/stores';

jest.mock('@/content/facts', () => jest.requireActual('@/tests/support/facts-of-a-day'));

const site = leadSite();
const hour = 3_600_000;
const now = rome('2026-11-20T12:00');

/** Received and answered: after an hour of work, after two on two days, after four, and over a weekend. */
const answered = [
  ['2026-11-16T10:00', '2026-11-16T11:00'],
  ['2026-11-16T17:00', '2026-11-17T10:00'],
  ['2026-11-17T09:00', '2026-11-17T13:00'],
  ['2026-11-13T17:30', '2026-11-16T09:15'],
] as const;

describeStores((newStore, engine) => {
  async function start() {
    await site.start(await newStore());
    const store = await site.store();
    const received = async (at: string, values: object = {}) => {
      const id = await site.delivered();
      await site.setLead(id, { received_at: rome(at), ...values });
      return id;
    };
    for (const [at, then] of answered)
      await received(at, { stage: 'contacted', answered_at: rome(then) });
    return { store, received, figuresAt: (time = now) => promiseKept(store, officeHours, time) };
  }

  test('of fewer than five requests nothing is said; then how many, how fast by half of them, and how many too late, also after they are deleted', async () => {
    const { store, received, figuresAt } = await start();
    // neither what was none nor what is older counts
    await received('2026-11-17T09:00', { stage: 'not_a_request' });
    await received('2026-11-17T09:00', { status: 'quarantined' });
    await received('2026-08-17T09:00', { stage: 'won', answered_at: rome('2026-08-17T10:00') });
    expect(await figuresAt()).toBeNull();

    // answered after the promise, and not at all
    await received('2026-11-16T09:00', { stage: 'lost', answered_at: rome('2026-11-18T09:00') });
    const leadId = await received('2026-11-18T09:00');
    await received('2026-11-20T11:45');
    const figures = { requests: 7, medianMs: 2 * hour, late: 2 };
    expect(await figuresAt()).toEqual(figures);

    await site.setOutbox({ due_at: 1, delivered_at: 1 });
    const config = { dataDir: '/nowhere', databaseUrl: null, webhook: null };
    await erase(store, config, await findPerson(store, { leadId }));
    await purge(store, 30, rome('2026-12-30T12:00'));
    const left = await store.use((db) =>
      db.selectFrom('leads').select('id').where('status', '=', 'accepted').execute(),
    );
    expect(left).toEqual([]);
    expect(await figuresAt()).toMatchObject({ requests: 7, medianMs: 2 * hour });
    expect(await figuresAt(now + 91 * 24 * hour)).toBeNull();
  });

  if (engine === 'PostgreSQL') return;

  test('the first answer counts, whatever is said of the request after it', async () => {
    const { store, received } = await start();
    const id = await received('2026-11-18T09:00');
    const answeredAt = async () => {
      const row = await store.use((db) =>
        db.selectFrom('leads').select('answered_at').where('id', '=', id).executeTakeFirstOrThrow(),
      );
      return row.answered_at;
    };
    await setStage(store, id, 'contacted', 1_000);
    await setStage(store, id, 'won', 2_000);
    await setStage(store, id, 'lost', 3_000);
    expect(await answeredAt()).toBe(1_000);
    await undoStage(store, id, 'lost');
    expect(await answeredAt()).toBe(1_000);
    await setStage(store, id, null, 4_000);
    expect(await answeredAt()).toBeNull();
    await setStage(store, id, 'contacted', 5_000);
    await undoStage(store, id, 'contacted');
    expect(await answeredAt()).toBeNull();
    await setStage(store, id, 'not_a_request', 6_000);
    expect(await answeredAt()).toBeNull();
  });
});
