import { type SqlBool, sql } from 'kysely';
import { createExpiringMap } from '@/lib/expiring-map';
import { createWindows, type WindowLimit } from '@/lib/http/rate-windows';
import { anyTime, type InTime } from '@/lib/lead/intake/deadline';
import { log } from '@/lib/log';
import { batched } from '@/lib/store/batch';
import type { StoreSchema } from '@/lib/store/schema';
import { type Db, type Store, storeErrorFields, storeTime } from '@/lib/store/store';

type Limit = ReturnType<typeof createLimit>;

/** One that counts towards a limit, under a key such as a network. */
export interface Count {
  limit: Limit;
  key: string;
}

/** A limit with what this process knows of it: its own counts, and until when the store refuses a key. */
export function createLimit(name: string, of: WindowLimit) {
  return {
    ...of,
    name,
    windows: createWindows(of),
    refusedUntil: createExpiringMap<number>(of.seconds * 1_000),
  };
}

/** What counts. Never rejects. */
export interface Counting {
  /** Counts all and gives null; where one is over its limit, counts none and gives the seconds to wait. */
  take(counts: Count[], inTime?: InTime): Promise<number | null>;
  giveBack(counts: Count[], inTime?: InTime): Promise<void>;
}

const longest = (waits: number[]) => (waits.length > 0 ? Math.max(...waits) : null);

/** Counts for this process, until it ends. */
export const inMemory: Counting = {
  async take(counts) {
    const wait = longest(counts.flatMap(({ limit, key }) => limit.windows.waitSeconds(key) ?? []));
    if (wait === null) for (const { limit, key } of counts) limit.windows.take(key);
    return wait;
  },
  async giveBack(counts) {
    for (const { limit, key } of counts) limit.windows.giveBack(key);
  },
};

type Row = StoreSchema['rate_limits'];

const rowKey = ({ limit, key }: Count) => `${limit.name}:${key}`;

/** Adds points to windows; what ended begins anew, and so does what a clock that ran ahead has begun. */
async function add(db: Db, rows: Row[], now: number): Promise<Row[]> {
  const over = sql<SqlBool>`rate_limits.expire <= ${now} or rate_limits.expire > 2 * excluded.expire - ${now}`;
  return await db
    .insertInto('rate_limits')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when ${over} then 0 else rate_limits.points end + excluded.points`,
        expire: sql`case when ${over} then excluded.expire else rate_limits.expire end`,
      }),
    )
    .returningAll()
    .execute();
}

/** To be called within a transaction. */
async function takeStored(db: Db, items: Count[][]): Promise<(number | null)[]> {
  const now = await storeTime(db);
  const asked = new Map<string, Row>();
  for (const count of items.flat()) {
    const key = rowKey(count);
    const points = (asked.get(key)?.points ?? 0) + 1;
    asked.set(key, { key, points, expire: now + count.limit.seconds * 1_000 });
  }
  // sorted, so that two instances never deadlock
  const rows = [...asked.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const added = rows.length > 0 ? await add(db, rows, now) : [];
  const before = ({ key, points }: Row) => points - (asked.get(key)?.points ?? 0);
  const counted = new Map(added.map((row) => [row.key, { ...row, points: before(row) }]));
  const results = items.map((counts) => {
    const windows = counts.flatMap((count) => {
      const window = counted.get(rowKey(count));
      return window ? [{ ...count, window }] : [];
    });
    const waits = windows.flatMap(({ limit, key, window }) => {
      if (window.points < limit.points) return [];
      const waitMs = window.expire - now;
      limit.refusedUntil.set(key, performance.now() + waitMs);
      return Math.ceil(waitMs / 1_000);
    });
    if (waits.length === 0) for (const { window } of windows) window.points += 1;
    return longest(waits);
  });
  for (const { key, points } of added) {
    const taken = counted.get(key)?.points ?? points;
    if (taken === points) continue;
    await db.updateTable('rate_limits').set({ points: taken }).where('key', '=', key).execute();
  }
  return results;
}

/** Counts for all instances of a store and across restarts; while it fails or hangs, each instance for itself in memory. */
export function inStore(store: Store): Counting {
  const takeTogether = batched((items: Count[][]) =>
    store.transaction((db) => takeStored(db, items)),
  );
  const failed = (error: unknown) => log.error(storeErrorFields(error), 'store.limits_failed');

  return {
    async take(counts, inTime = anyTime) {
      // a flood that is over its limit costs the store nothing
      const now = performance.now();
      const known = counts.flatMap(({ limit, key }) => {
        const waitMs = (limit.refusedUntil.get(key)?.value ?? 0) - now;
        return waitMs > 0 ? Math.ceil(waitMs / 1_000) : [];
      });
      if (known.length > 0) return longest(known);
      try {
        return await inTime(() => takeTogether(counts));
      } catch (error) {
        failed(error);
        return await inMemory.take(counts);
      }
    },
    async giveBack(counts, inTime = anyTime) {
      for (const { limit, key } of counts) limit.refusedUntil.delete(key);
      const keys = counts.map(rowKey).sort();
      if (keys.length === 0) return;
      try {
        await inTime(() =>
          store.use((db) =>
            db
              .updateTable('rate_limits')
              .set(({ eb }) => ({ points: eb('points', '-', 1) }))
              .where('key', 'in', keys)
              .where('points', '>', 0)
              .execute(),
          ),
        );
      } catch (error) {
        failed(error);
        await inMemory.giveBack(counts);
      }
    },
  };
}
