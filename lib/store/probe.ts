import { randomBytes } from 'node:crypto';
import { log } from '@/lib/log';
import { writeValue } from '@/lib/store/key-values';
import { type Store, storeErrorFields } from '@/lib/store/store';

const cachedMs = 5_000;
const bytes = 12_288;
const name = 'write-probe';

export type WriteProbe = (now?: number) => Promise<void>;

/** Writes to the store: a full or read-only disk can still be read. */
export function createWriteProbe(store: Store): WriteProbe {
  let probedAt = Number.NEGATIVE_INFINITY;
  let last = Promise.resolve();
  return (now = Date.now()) => {
    if (Math.abs(now - probedAt) < cachedMs) return last;
    probedAt = now;
    // random, so that no database makes it smaller
    const value = randomBytes(bytes).toString('base64');
    last = store.use(async (db) => {
      await writeValue(db, name, value, { at: now });
      await db.deleteFrom('key_values').where('name', '=', name).execute();
    });
    last.catch((error) => log.error(storeErrorFields(error), 'store.not_writable'));
    return last;
  };
}
