import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import Database from 'libsql';
import { leadsCommand } from '@/content/leads-command';
import { migrationNames } from '@/lib/store/migrations';
import { forgetReplaced } from '@/lib/store/replaced';
import { isCorruption, migrationsOfCopy } from '@/lib/store/sqlite';
import type { Db, Store } from '@/lib/store/store';

const { refused } = leadsCommand.restore;

/** Why a copy cannot be put back, in Italian. */
export class RestoreError extends Error {}

const header = 'SQLite format 3\0';

function migrationsIn(file: string, foreign: RestoreError): string[] {
  try {
    return migrationsOfCopy(file);
  } catch (error) {
    if (isCorruption(error)) throw new RestoreError(refused.damaged(file));
    throw /no such table/.test(String(error)) ? foreign : error;
  }
}

async function check(file: string): Promise<void> {
  const foreign = new RestoreError(refused.noCopy(file));
  const beginning = await text(createReadStream(file, { end: header.length - 1 })).catch(
    ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ENOENT') throw new RestoreError(refused.noFile(file));
      throw new RestoreError(refused.unreadable(file, code ?? ''));
    },
  );
  if (beginning !== header) throw foreign;
  const unknown = migrationsIn(file, foreign).filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0) throw new RestoreError(refused.otherRelease(file, unknown.join(', ')));
}

/** The ids of the requests in a copy. Throws a `RestoreError` for what is none, or cannot be put back. */
export async function requestsInCopy(file: string): Promise<string[]> {
  await check(file);
  const copy = new Database(file, { readonly: true });
  try {
    return copy.prepare('select id from leads').pluck().all().map(String);
  } finally {
    copy.close();
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
  await check(file);
  return await store.use(async (db) => {
    await sql`attach ${file} as copy`.execute(db);
    try {
      return await db.transaction().execute(async (transaction) => {
        const count = await countOf(transaction);
        if (count > 0 && !replace) throw new RestoreError(refused.notEmpty(count));
        await replaceAll(transaction);
        return await countOf(transaction);
      });
    } finally {
      await sql`detach copy`.execute(db);
    }
  });
}
