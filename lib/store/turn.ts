import { keyValue } from '@/lib/store/schema';
import type { Db } from '@/lib/store/store';

/** Milliseconds that an instance has for what it took the turn for; after that, or a failure, the turn is free again. */
const turnMs = 600_000;

/**
 * Whether the work of this name is due at `now` (milliseconds since the epoch) and this instance is the one to do it.
 * Work that was never done is due at once. Rejects with the store's error.
 */
export async function takeTurn(db: Db, name: string, now: number): Promise<boolean> {
  await db
    .insertInto(keyValue)
    .values({ name, value: '', at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable(keyValue)
    .set({ at: now + turnMs })
    .where('name', '=', name)
    .where('at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The work of this name is done, and due again at `at`, in milliseconds since the epoch. */
export async function setNextTurn(db: Db, name: string, at: number): Promise<void> {
  await db.updateTable(keyValue).set({ at }).where('name', '=', name).execute();
}
