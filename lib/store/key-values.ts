import type { Db } from '@/lib/store/store';

/** A small fact that all instances share; undefined where it was never written. Rejects with the store's error. */
export const readValue = (db: Db, name: string) =>
  db.selectFrom('key_values').select(['value', 'at']).where('name', '=', name).executeTakeFirst();

/** Writes one, `at` in milliseconds since the epoch; with `keep` what is there stays. Rejects with the store's error. */
export async function writeValue(
  db: Db,
  name: string,
  value: string,
  { at = Date.now(), keep = false } = {},
): Promise<void> {
  await db
    .insertInto('key_values')
    .values({ name, value, at })
    .onConflict((conflict) =>
      keep ? conflict.doNothing() : conflict.column('name').doUpdateSet({ value, at }),
    )
    .execute();
}
