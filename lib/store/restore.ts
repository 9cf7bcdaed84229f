import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { migrationNames } from '@/lib/store/migrations';
import { forgetReplaced } from '@/lib/store/replaced';
import { isCorruption, migrationsOfCopy } from '@/lib/store/sqlite';
import type { Db, Store } from '@/lib/store/store';

export class RestoreError extends Error {}

const header = 'SQLite format 3\0';

async function check(file: string): Promise<string[]> {
  const foreign = new RestoreError(`${file} is no copy of a store.`);
  const beginning = await text(createReadStream(file, { end: header.length - 1 })).catch(
    ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ENOENT') throw new RestoreError(`There is no file ${file}.`);
      throw new RestoreError(`${file} cannot be read: ${code}; nothing was changed.`);
    },
  );
  if (beginning !== header) throw foreign;
  try {
    return migrationsOfCopy(file);
  } catch (error) {
    if (isCorruption(error))
      throw new RestoreError(`${file} is damaged or cut short: nothing was changed.`);
    throw /no such table/.test(String(error)) ? foreign : error;
  }
}

async function refill(db: Db, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}, 'copy')`.execute(db);
  if (rows.length === 0) return;
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`insert into ${sql.table(`main.${table}`)} (${columns})
    select ${columns} from ${sql.table(`copy.${table}`)}`.execute(db);
}

async function replaceAll(db: Db): Promise<void> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const others = tables.filter((name) => name !== 'leads' && name !== 'rate_limits');
  for (const table of [...others, 'leads']) await sql`delete from ${sql.table(table)}`.execute(db);
  for (const table of ['leads', ...others]) await refill(db, table);
  await forgetReplaced(db);
  await db.updateTable('outbox').set({ leased_until: null, lease_token: null }).execute();
}

async function countOf(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from leads`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Replaces the store by a copy in one transaction; without `replace` only an empty one. Gives the number of requests.
 * Throws a `RestoreError`.
 */
export async function restore(store: Store, file: string, { replace = false } = {}) {
  const migrations = await check(file);
  return await store.use(async (db) => {
    const unknown = migrations.filter((name) => !migrationNames.includes(name));
    if (unknown.length > 0) {
      throw new RestoreError(
        `${file} is of another release (${unknown.join(', ')}): restore it with that one.`,
      );
    }
    await sql`attach ${file} as copy`.execute(db);
    try {
      return await db.transaction().execute(async (transaction) => {
        const count = await countOf(transaction);
        if (count > 0 && !replace) {
          throw new RestoreError(
            `The store has ${count} requests: nothing was changed. --replace puts the copy in their place.`,
          );
        }
        await replaceAll(transaction);
        return await countOf(transaction);
      });
    } finally {
      await sql`detach copy`.execute(db);
    }
  });
}
