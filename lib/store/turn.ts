import { skewMs } from '@/lib/store/clock';
import { keyValue } from '@/lib/store/schema';
import type { Db } from '@/lib/store/store';

/** Milliseconds that an instance has for what it took the turn for; after that, or a failure, the turn is free again. */
const turnMs = 600_000;

/**
 * Whether the work of this name is due at `now` and this instance is the one to do it. Work that was never done is due at
 * once, and so is what is set for later than `latest`, the latest time that could be set now: a clock that has been set
 * back since has written it. Milliseconds since the epoch. Rejects with the store's error.
 */
export async function takeTurn(
  db: Db,
  name: string,
  now: number,
  latest: number,
): Promise<boolean> {
  await db
    .insertInto(keyValue)
    .values({ name, value: '', at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable(keyValue)
    .set({ at: now + turnMs })
    .where('name', '=', name)
    .where((where) =>
      where.or([where('at', '<=', now), where('at', '>', Math.max(latest, now + turnMs) + skewMs)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The work of this name is done, and due again at `at`, in milliseconds since the epoch. */
export async function setNextTurn(db: Db, name: string, at: number): Promise<void> {
  await db.updateTable(keyValue).set({ at }).where('name', '=', name).execute();
}
