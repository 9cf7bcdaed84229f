import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import {
  type BackupHead,
  type BackupRow,
  backupLine,
  fromJsonValue,
} from '@/lib/store/backup-format';
import type { Store } from '@/lib/store/store';
import { appliedMigrations, keptTables } from '@/lib/store/tables';

/** What cannot be restored, said for whoever reads it in a terminal. */
export class RestoreError extends Error {}

export interface Restored {
  /** When the copy was made. */
  at: Date;
  rows: number;
  /** `table id` of each row that the store did not take. */
  leftOut: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: tables by name, whatever a later migration adds
type AnyDb = Kysely<any>;

/** A copy's lines, parsed. Throws what the file system, zlib or the parser throws. */
export async function* jsonLines(file: string): AsyncGenerator<unknown> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error));
  const lines = createInterface({
    input: source.pipe(unzipped),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  // readline does not pass a stream's errors on to who iterates
  let failure: Error | undefined;
  unzipped.on('error', (error) => {
    failure = error;
    lines.close();
  });
  for await (const line of lines) yield JSON.parse(line);
  if (failure) throw failure;
}

/** Reads a copy from end to end, before anything is changed. */
async function check(file: string): Promise<BackupHead> {
  let head: BackupHead | undefined;
  let rows = 0;
  let whole = false;
  try {
    for await (const line of jsonLines(file)) {
      if (!head) head = backupLine.head.parse(line);
      else if (backupLine.row.safeParse(line).success) rows += 1;
      else whole = backupLine.end.parse(line).rows === rows;
    }
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new RestoreError(`There is no file ${file}.`);
    // the file system's: it says nothing of what is in the copy
    if (syscall) {
      const denied = code === 'EACCES' || code === 'EPERM';
      throw new RestoreError(
        `${file} cannot be read: ${code}; nothing was changed.` +
          (denied ? ' It, or a folder above it, is another user’s: hand it over, or move it.' : ''),
      );
    }
  }
  if (!head) throw new RestoreError(`${file} is no copy of a store, or one of a later release.`);
  if (!whole) throw new RestoreError(`${file} is damaged or cut short: nothing was changed.`);
  return head;
}

async function* rowsIn(file: string): AsyncGenerator<BackupRow> {
  for await (const line of jsonLines(file)) {
    const { data } = backupLine.row.safeParse(line);
    if (data) yield data;
  }
}

/** What was being sent when the copy was made is nobody's now. */
const released = { leased_until: null, lease_token: null };

async function insert(db: AnyDb, { table, row }: BackupRow): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, fromJsonValue(value)]),
  );
  await db
    .insertInto(table)
    .values(table === 'deliveries' ? { ...values, ...released } : values)
    .execute();
}

/** Whether the row went in. One that the store does not take must not keep the others out. */
async function tryInsert(db: AnyDb, row: BackupRow): Promise<boolean> {
  await sql`savepoint restored_row`.execute(db);
  try {
    await insert(db, row);
    await sql`release savepoint restored_row`.execute(db);
    return true;
  } catch {
    await sql`rollback to savepoint restored_row`.execute(db);
    return false;
  }
}

async function fill(db: AnyDb, file: string, known: string[]): Promise<Omit<Restored, 'at'>> {
  const result = { rows: 0, leftOut: [] as string[] };
  for (const table of known.toReversed()) await db.deleteFrom(table).execute();
  for await (const row of rowsIn(file)) {
    if (known.includes(row.table) && (await tryInsert(db, row))) result.rows += 1;
    else result.leftOut.push(`${row.table} ${Object.values(row.row)[0]}`);
  }
  return result;
}

/**
 * Puts a copy in the store's place, in one transaction: the store has either all of it or what it had. Without `replace`
 * only where the store has no request. What was undelivered when the copy was made goes out (again). Throws a
 * `RestoreError`, or the store's error.
 */
export async function restore(
  store: Store,
  file: string,
  { replace = false } = {},
): Promise<Restored> {
  const head = await check(file);
  return await store.use(async (db) => {
    const present = await appliedMigrations(db);
    const later = head.migrations.filter((name) => !present.includes(name));
    if (later.length > 0) {
      throw new RestoreError(
        `${file} is of a later release (${later.join(', ')}): restore it with that one.`,
      );
    }
    const known = await keptTables(db);
    return await db.transaction().execute(async (transaction) => {
      const { count } = await transaction
        .selectFrom('leads')
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (count > 0 && !replace) {
        throw new RestoreError(
          `The store has ${count} requests: nothing was changed. --replace puts the copy in their place.`,
        );
      }
      return { at: new Date(head.at), ...(await fill(transaction, file, known)) };
    });
  });
}
