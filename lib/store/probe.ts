import { randomBytes } from 'node:crypto';
import { log } from '@/lib/log';
import { writeValue } from '@/lib/store/key-values';
import { isUnusable, type Store, storeErrorFields } from '@/lib/store/store';

const cachedMs = 5_000;
const bytes = 12_288;
const name = 'write-probe';

interface StoreFault {
  code: string;
  /** Whether it may end without anybody's doing. */
  passing: boolean;
}

/** What keeps the store from being written to, as of the last five seconds; null for nothing. Never rejects. */
export type WriteProbe = (now?: number) => Promise<StoreFault | null>;

/** Writes to the store: a full or read-only disk can still be read. */
export function createWriteProbe(store: Store): WriteProbe {
  let probedAt = Number.NEGATIVE_INFINITY;
  let last: Promise<StoreFault | null> = Promise.resolve(null);

  async function probe(now: number): Promise<StoreFault | null> {
    try {
      // random, so that no database makes it smaller
      const value = randomBytes(bytes).toString('base64');
      await store.use(async (db) => {
        await writeValue(db, name, value, now);
        await db.deleteFrom('key_values').where('name', '=', name).execute();
      });
      return null;
    } catch (error) {
      const fields = storeErrorFields(error);
      log.error(fields, 'store.not_writable');
      return { code: fields.code ?? fields.error ?? 'ERROR', passing: !isUnusable(error) };
    }
  }

  return (now = Date.now()) => {
    if (Math.abs(now - probedAt) >= cachedMs) {
      probedAt = now;
      last = probe(now);
    }
    return last;
  };
}
