import { createHmac, randomBytes } from 'node:crypto';
import { readValue, writeValue } from '@/lib/store/key-values';
import type { Store } from '@/lib/store/store';
import { dayMs } from '@/lib/time';

/** Hashes an address so that it can be counted today and not be traced tomorrow. */
type HashAddress = (address: string) => Promise<string>;

async function sharedSalt(store: Store, name: string, at: number): Promise<string> {
  return await store.use(async (db) => {
    const ours = randomBytes(32).toString('base64');
    await writeValue(db, name, ours, { at, keep: true });
    // without its salt nobody can trace yesterday's hashes
    await db
      .deleteFrom('key_values')
      .where('name', 'like', 'salt:%')
      .where('at', '<', at)
      .execute();
    return (await readValue(db, name))?.value ?? ours;
  });
}

/** The salt of the day is in the store, the same for all instances; while the store fails each has its own. */
export function createHashAddress(store: Store, now: () => number = Date.now): HashAddress {
  let current: { day: number; salt: Promise<string> } | undefined;
  const ownSalt = randomBytes(32).toString('base64');

  return async (address) => {
    const day = Math.floor(now() / dayMs);
    if (current?.day !== day) {
      current = { day, salt: sharedSalt(store, `salt:${day}`, day * dayMs) };
    }
    const salt = await current.salt.catch(() => {
      current = undefined;
      return ownSalt;
    });
    return createHmac('sha256', salt).update(address).digest('base64url');
  };
}
