import { randomBytes } from 'node:crypto';
import type { Db } from '@/lib/store/schema';

/** Undefined where it was never written. */
export const readValue = (db: Db, name: string) =>
  db.selectFrom('key_values').select(['value', 'at']).where('name', '=', name).executeTakeFirst();

/** `at` in milliseconds since the epoch. */
export async function writeValue(db: Db, name: string, value: string, at = Date.now()) {
  await db
    .insertInto('key_values')
    .values({ name, value, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, at }))
    .execute();
}

/** 32 random bytes in base64url, made at first use, the same for all instances. */
export async function sharedSecret(db: Db, name: string, at = Date.now()): Promise<string> {
  const stored = await readValue(db, name);
  if (stored) return stored.value;
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('key_values')
    .values({ name, value, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // of two at once the first is kept
  return (await readValue(db, name))?.value ?? value;
}
