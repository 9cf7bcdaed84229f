import type { Db } from '@/lib/store/store';

/** Undefined where it was never written. */
export const readValue = (db: Db, name: string) =>
  db.selectFrom('key_values').select(['value', 'at']).where('name', '=', name).executeTakeFirst();

/** `at` in milliseconds since the epoch; with `keep` an earlier value stays. */
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
