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

async function reading<Result>(
  file: string,
  read: (copy: Database.Database) => Result,
): Promise<Awaited<Result>> {
  await check(file);
  const copy = new Database(file, { readonly: true });
  try {
    return await read(copy);
  } finally {
    copy.close();
  }
}

/** The ids of the requests in a copy. Throws a `RestoreError` for what is none, or cannot be put back. */
export const requestsInCopy = (file: string): Promise<string[]> =>
  reading(file, (copy) => copy.prepare('select id from leads').pluck().all().map(String));

/** All but the limits, which are of now; a request before what belongs to it. */
const tables = ['leads', 'outbox', 'key_values', 'counts'] as const;

/** Rows of an insertion: both databases have a limit of parameters. */
const rowsAtOnce = 500;

async function insertAll(db: Db, copy: Database.Database, table: string): Promise<void> {
  let rows: Record<string, unknown>[] = [];
  const insert = async () => {
    if (rows.length === 0) return;
    const columns = Object.keys(rows[0] ?? {});
    const values = rows.map((row) => sql`(${sql.join(columns.map((name) => row[name]))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      values ${sql.join(values)}`.execute(db);
    rows = [];
  };
  for (const row of copy.prepare(`select * from ${table}`).iterate()) {
    rows.push(row as Record<string, unknown>);
    if (rows.length === rowsAtOnce) await insert();
  }
  await insert();
}

async function replaceAll(db: Db, copy: Database.Database): Promise<void> {
  for (const table of tables.toReversed()) await db.deleteFrom(table).execute();
  for (const table of tables) await insertAll(db, copy, table);
  await forgetReplaced(db);
  await db.updateTable('outbox').set({ leased_until: null, lease_token: null }).execute();
}

async function countOf(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from leads`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Replacing {
  /** Whether a store that has requests is replaced. */
  replace?: boolean;
  /** Before anything is changed, in the transaction. */
  keep?: (db: Db) => Promise<void>;
}

/**
 * Replaces the store, of either kind, by a copy of a data file in one transaction; without `replace` only an empty one.
 * Gives the number of requests. Throws a `RestoreError`, or what `keep` throws.
 */
export const restore = (
  store: Store,
  file: string,
  { replace = false, keep }: Replacing = {},
): Promise<number> =>
  reading(file, (copy) =>
    store.transaction(async (db) => {
      const count = await countOf(db);
      if (count > 0 && !replace) throw new RestoreError(refused.notEmpty(count));
      await keep?.(db);
      await replaceAll(db, copy);
      return await countOf(db);
    }),
  );
