import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { log } from '@/lib/log';
import { readValue, writeValue } from '@/lib/store/key-values';
import type { Store } from '@/lib/store/store';
import { dayMs, hourMs } from '@/lib/time';

/** The clock that all instances share, in milliseconds since the epoch. */
export async function storeTime<Schema>(db: Kysely<Schema>): Promise<number> {
  const time =
    db.getExecutor().adapter instanceof PostgresAdapter
      ? sql`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
      : sql`cast(unixepoch('subsec') * 1000 as integer)`;
  const { rows } = await sql<{ time: number }>`select ${time} as time`.execute(db);
  return rows[0]?.time ?? Date.now();
}

const name = 'clock';

/**
 * Whether the clock has run for a day without a jump of more than one: otherwise nothing counts as old. Called again and
 * again, `now` in milliseconds since the epoch.
 */
export async function isClockSteady(store: Store, now = Date.now()): Promise<boolean> {
  return await store.use(async (db) => {
    const seen = await readValue(db, name);
    const awayMs = seen ? Math.abs(now - seen.at) : Number.POSITIVE_INFINITY;
    if (seen && awayMs > dayMs) log.warn({ awayMs }, 'store.clock_jumped');
    const since = seen && awayMs <= dayMs ? Number(seen.value) : now;
    if (awayMs > hourMs) await writeValue(db, name, String(since), { at: now });
    return now - since >= dayMs;
  });
}
