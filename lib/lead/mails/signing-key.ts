import { randomBytes } from 'node:crypto';
import { readValue, writeValue } from '@/lib/store/key-values';
import type { Db, Store } from '@/lib/store/store';

const name = 'signing-key';
/** As long as the hash's output, which RFC 2104 (section 3) asks for. */
const keyBytes = 32;

const newKey = () => randomBytes(keyBytes).toString('base64url');

async function storedKey(db: Db): Promise<Buffer | null> {
  const key = Buffer.from((await readValue(db, name))?.value ?? '', 'base64url');
  return key.length === keyBytes ? key : null;
}

/** The key that signs links, made at first use, the same for all instances. */
export async function signingKey(store: Store): Promise<Buffer> {
  return await store.use(async (db) => {
    // the second round overwrites what is no key
    for (const keep of [true, false]) {
      const key = await storedKey(db);
      if (key) return key;
      await writeValue(db, name, newKey(), { keep });
    }
    return (await storedKey(db)) ?? Promise.reject(new Error('The signing key cannot be stored'));
  });
}

/** Replaces the key: no link of earlier mails works any more. */
export async function rotateSigningKey(store: Store): Promise<void> {
  await store.use((db) => writeValue(db, name, newKey()));
}
