import { open } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { rateLimitsTable } from '@/lib/store/migrations';
import { isCorruption, openBackup } from '@/lib/store/sqlite';
import type { Db, Store } from '@/lib/store/store';

/** What cannot be restored, said for whoever reads it in a terminal. */
export class RestoreError extends Error {}

/** What every file of SQLite's begins with. */
const header = 'SQLite format 3\0';

async function beginningOf(file: string): Promise<string> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(header.length));
      return buffer.toString('latin1', 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new RestoreError(`There is no file ${file}.`);
    const denied = code === 'EACCES' || code === 'EPERM';
    throw new RestoreError(
      `${file} cannot be read: ${code}; nothing was changed.` +
        (denied ? ' It, or a folder above it, is another user’s: hand it over, or move it.' : ''),
    );
  }
}

/** Names of the migrations that a store has gone through. */
async function migrationsOf<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Reads a copy from end to end, before anything is changed. Gives the migrations that it has gone through. */
async function check(file: string): Promise<string[]> {
  const foreign = new RestoreError(`${file} is no copy of a store.`);
  if ((await beginningOf(file)) !== header) throw foreign;
  try {
    const copy = openBackup(file);
    try {
      return await migrationsOf(copy.db).catch(() => Promise.reject(foreign));
    } finally {
      await copy.close();
    }
  } catch (error) {
    if (!isCorruption(error)) throw error;
    throw new RestoreError(`${file} is damaged or cut short: nothing was changed.`);
  }
}

/** A copy from before a migration may have fewer columns, or lack a table. */
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
  // all that refers to anything refers to a request; the limits are counted anew
  const others = tables.filter((name) => name !== 'leads' && name !== rateLimitsTable);
  for (const table of [...others, 'leads']) await sql`delete from ${sql.table(table)}`.execute(db);
  for (const table of ['leads', ...others]) await refill(db, table);
  // what was being sent when the copy was made is nobody's now
  await db.updateTable('outbox').set({ leased_until: null, lease_token: null }).execute();
}

const countOf = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('leads')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/**
 * Puts a copy of a data file in the store's place, in one transaction, so that a server may run meanwhile: the store has
 * either all of it or what it had. Without `replace` only where the store has no request. What was undelivered when the
 * copy was made goes out (again). Gives how many requests there are then. Throws a `RestoreError`, or the store's error.
 */
export async function restore(
  store: Store,
  file: string,
  { replace = false } = {},
): Promise<number> {
  const migrations = await check(file);
  return await store.use(async (db) => {
    const present = await migrationsOf(db);
    const later = migrations.filter((name) => !present.includes(name));
    if (later.length > 0) {
      throw new RestoreError(
        `${file} is of a later release (${later.join(', ')}): restore it with that one.`,
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
