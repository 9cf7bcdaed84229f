import { randomBytes } from 'node:crypto';
import { keyValue } from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';

const markName = 'signing-key';
/** As long as the hash's output, which RFC 2104 (section 3) asks for. */
const keyBytes = 32;

const newKey = () => randomBytes(keyBytes).toString('base64url');

async function storedKey(db: Db): Promise<Buffer | null> {
  const mark = await db
    .selectFrom(keyValue)
    .select('value')
    .where('name', '=', markName)
    .executeTakeFirst();
  const key = Buffer.from(mark?.value ?? '', 'base64url');
  return key.length === keyBytes ? key : null;
}

async function writeKey(db: Db): Promise<void> {
  const value = newKey();
  await db
    .insertInto(keyValue)
    .values({ name: markName, value, at: Date.now() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, at: Date.now() }))
    .execute();
}

/** The key that signs links, made at first use, the same for all instances. Rejects with the store's error. */
export async function signingKey(store: Store): Promise<Buffer> {
  return await store.use(async (db) => {
    const present = await storedKey(db);
    if (present) return present;
    await db
      .insertInto(keyValue)
      .values({ name: markName, value: newKey(), at: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const made = await storedKey(db);
    if (made) return made;
    await writeKey(db);
    return (await storedKey(db)) ?? Promise.reject(new Error('The signing key cannot be stored'));
  });
}

/** Puts another key in its place: no link of a mail that has gone out is good any more. Rejects with the store's error. */
export async function rotateSigningKey(store: Store): Promise<void> {
  await store.use(writeKey);
}
