import { createHmac, randomBytes } from 'node:crypto';
import { readValue, writeValue } from '@/lib/store/key-values';
import type { Store } from '@/lib/store/store';
import { dayMs } from '@/lib/time';

/** Hashes an address so that it can be counted today, and by nobody be recognised tomorrow. */
type HashAddress = (address: string) => Promise<string>;

async function sharedSalt(store: Store, name: string, at: number): Promise<string> {
  return await store.use(async (db) => {
    const ours = randomBytes(32).toString('base64');
    await writeValue(db, name, ours, { at, keep: true });
    // yesterday's hashes can be traced back by nobody once their salt is gone
    await db
      .deleteFrom('key_values')
      .where('name', 'like', 'salt:%')
      .where('at', '<', at)
      .execute();
    return (await readValue(db, name))?.value ?? ours;
  });
}

/** The day's salt is in the store, so that all instances hash alike; while the store fails, each has one of its own. */
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
