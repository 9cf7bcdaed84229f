import { randomBytes } from 'node:crypto';
import { log } from '@/lib/server/log';
import { keyValue } from '@/lib/store/schema';
import { type Store, storeErrorFields } from '@/lib/store/store';

/** Milliseconds for which a written row answers further questions: those who ask must not wear out the disk. */
const cachedMs = 5_000;
/** As much as a large request takes: a disk that has room for less is full. */
const bytes = 12_288;
const name = 'write-probe';

/** Resolves when the store has just taken a row, and rejects with its error when not. `now` is for tests. */
export type WriteProbe = (now?: number) => Promise<void>;

/** A probe of this store. Reading proves nothing: a full or read-only disk is still read. */
export function createWriteProbe(store: Store): WriteProbe {
  let probedAt = Number.NEGATIVE_INFINITY;
  let last = Promise.resolve();
  return (now = Date.now()) => {
    // a clock that was set back holds nothing for longer
    if (Math.abs(now - probedAt) >= cachedMs) {
      probedAt = now;
      last = store.use(async (db) => {
        // random, so that no database makes it smaller
        const row = { value: randomBytes(bytes).toString('base64'), at: now };
        await db
          .insertInto(keyValue)
          .values({ name, ...row })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
          .execute();
        await db.deleteFrom(keyValue).where('name', '=', name).execute();
      });
      // here, so that it is said as often as it is tried, and not as often as somebody asks
      last.catch((error) => log.error(storeErrorFields(error), 'store.not_writable'));
    }
    return last;
  };
}
