import { deleteOld } from '@/lib/lead/agency/retention';
import { createLimit, inStore } from '@/lib/lead/intake/counting';
import type { Store } from '@/lib/store/store';
import { leadSite } from '../../support/lead-site';
import { blockedDataDir, describeStores, newPostgres, onPostgres } from '../../support/stores';

const dayMs = 86_400_000;
const site = leadSite();
const three = () => createLimit('three', { points: 3, seconds: 600 });

/** What some requests at once are told: null, or seconds to wait. */
function takeAtOnce(stores: Store[], requests: number, key = 'a') {
  const instances = stores.map((store) => ({ counting: inStore(store), limit: three() }));
  return Promise.all(
    Array.from({ length: requests }, (_, request) => {
      const instance = instances[request % instances.length];
      return instance?.counting.take([{ limit: instance.limit, key }]);
    }),
  );
}

const taken = (waits: unknown[]) => waits.filter((wait) => wait === null).length;

describeStores((newStore) => {
  test('stored limit: of many requests at once, at two instances, as many as it says are taken', async () => {
    await site.start(await newStore());
    const stores = [site.store(), site.anotherStore()];
    expect(taken(await takeAtOnce(stores, 20))).toBe(3);
    expect(taken(await takeAtOnce(stores, 20, 'b'))).toBe(3);
    expect(taken(await takeAtOnce(stores, 5))).toBe(0);
  });

  test('stored limit: where one of two refuses, the other one counts nothing', async () => {
    await site.start(await newStore());
    const counting = inStore(site.store());
    const [narrow, wide] = [three(), createLimit('wide', { points: 4, seconds: 600 })];
    const both = (key: string) => [
      { limit: narrow, key },
      { limit: wide, key: 'all' },
    ];
    const waits = await Promise.all(Array.from({ length: 9 }, () => counting.take(both('a'))));
    expect(taken(waits)).toBe(3);
    expect(await counting.take(both('b'))).toBeNull();
    expect(await counting.take(both('b'))).toBeGreaterThan(590);
  });

  test('stored limit: one that is given back may come again', async () => {
    await site.start(await newStore());
    const counting = inStore(site.store());
    const counts = [{ limit: three(), key: 'a' }];
    for (let sent = 0; sent < 3; sent += 1) expect(await counting.take(counts)).toBeNull();
    expect(await counting.take(counts)).toBeGreaterThan(590);
    await counting.giveBack(counts);
    expect(await counting.take(counts)).toBeNull();
    expect(await counting.take(counts)).toBeGreaterThan(590);
  });

  test('stored limit: a flood over it is refused without the store', async () => {
    await site.start(await newStore());
    const store = site.store();
    const transaction = jest.fn(store.transaction) as typeof store.transaction;
    const counting = inStore({ ...store, transaction });
    const counts = [{ limit: three(), key: 'a' }];
    for (let sent = 0; sent < 50; sent += 1) await counting.take(counts);
    expect(transaction).toHaveBeenCalledTimes(4);
  });

  test('stored limit: a window that has ended begins anew, and so does one of a clock that ran years ahead', async () => {
    await site.start(await newStore());
    const stores = [site.store()];
    for (const expire of [Date.now() - 1, Date.now() + 1_000 * dayMs]) {
      await takeAtOnce(stores, 3);
      await site.store().use((db) => db.updateTable('rate_limits').set({ expire }).execute());
      expect(taken(await takeAtOnce(stores, 5))).toBe(3);
    }
  });

  test('stored limit: windows that have ended are deleted', async () => {
    await site.start(await newStore());
    const store = site.store();
    await takeAtOnce([store], 1);
    const kept = async (now: number) => {
      await deleteOld(store, process.env.DATA_DIR ?? '', now);
      return await store.use((db) => db.selectFrom('rate_limits').selectAll().execute());
    };
    // the clock is believed once it has run for a day
    const start = Date.now() - dayMs;
    for (let hour = 0; hour < 24; hour += 1) await kept(start + (hour * dayMs) / 24);
    expect(await kept(Date.now())).toHaveLength(1);
    expect(await kept(Date.now() + 601_000)).toEqual([]);
  });
});

onPostgres(() => {
  test('stored limit: two instances that count the same keys in another order never deadlock', async () => {
    await site.start(await newPostgres());
    const limit = createLimit('many', { points: 10_000, seconds: 600 });
    const counts = Array.from({ length: 5_000 }, (_, key) => ({ limit, key: `${key}` }));
    const [one, other] = [inStore(site.store()), inStore(site.anotherStore())];
    for (let round = 0; round < 5; round += 1)
      await Promise.all([one.take(counts), other.take(counts.toReversed())]);
    expect(site.logLines().filter(({ event }) => event === 'store.limits_failed')).toEqual([]);
  });
});

test('stored limit: while the store fails each instance counts for itself, and says so', async () => {
  await site.start({ DATA_DIR: blockedDataDir() });
  expect(taken(await takeAtOnce([site.store()], 20))).toBe(3);
  await site.logged('store.limits_failed');
});

test('restart: the limits that protect others go on', async () => {
  await site.start();
  const { DATA_DIR = '' } = process.env;
  const counts = async () => {
    const { limits } = site.service();
    return [
      await limits.mayConfirm('192.0.2.1', 'anna@gmail.com'),
      (await limits.admit('192.0.2.1', true)).retryAfterSeconds === null,
    ];
  };
  for (let sent = 0; sent < 100; sent += 1) await counts();
  await site.start({ DATA_DIR });
  expect(await counts()).toEqual([false, false]);
});
