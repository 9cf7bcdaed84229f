import { randomBytes } from 'node:crypto';
import { log } from '@/lib/server/log';
import { checkFit } from '@/lib/store/fit';
import { keyValue } from '@/lib/store/schema';
import { type Db, type Store, storeErrorFields } from '@/lib/store/store';

/** Milliseconds for which a written row answers further questions: those who ask must not wear out the disk. */
const keptMs = 5_000;
/** As much as a large request takes: a disk that has room for less is full. */
const bytes = 12_288;
const markName = 'write-probe';

async function writeAndForget(db: Db): Promise<void> {
  // random, so that no database makes it smaller
  const row = { value: randomBytes(bytes).toString('base64'), at: Date.now() };
  await db
    .insertInto(keyValue)
    .values({ name: markName, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  await db.deleteFrom(keyValue).where('name', '=', markName).execute();
}

/**
 * Resolves when the store has just taken a row and has the tables that requests go into, and rejects with its error when
 * not. `now` is for tests.
 */
export type WriteProbe = (now?: number) => Promise<void>;

/** A probe of this store. Reading proves nothing: a full or read-only disk is still read. */
export function createWriteProbe(store: Store): WriteProbe {
  let probedAt = Number.NEGATIVE_INFINITY;
  let last = Promise.resolve();
  return (now = Date.now()) => {
    // a clock that was set back keeps nothing for longer
    if (Math.abs(now - probedAt) >= keptMs) {
      probedAt = now;
      last = store.use(async (db) => {
        await writeAndForget(db);
        await checkFit(db);
      });
      // here, so that it is said as often as it is tried, and not as often as somebody asks
      last.catch((error) => log.error(storeErrorFields(error), 'store.not_writable'));
    }
    return last;
  };
}
