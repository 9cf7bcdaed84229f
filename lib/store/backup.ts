import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { formatVersion, toJsonValue } from '@/lib/store/backup-format';
import { sqliteFile } from '@/lib/store/set-aside';
import { openSqlite } from '@/lib/store/sqlite';
import type { Store } from '@/lib/store/store';
import { appliedMigrations, keptTables } from '@/lib/store/tables';

/** Rows read at once: the whole store need not fit into memory. */
const page = 500;

const dayMs = 86_400_000;

/** Names of the copies in a folder of them, by time. */
const dated = /^leads-\d{4}-\d{2}-\d{2}T\d{6}Z\.backup\.gz$/;

// biome-ignore lint/suspicious/noExplicitAny: tables by name, whatever a later migration adds
type AnyDb = Kysely<any>;

async function* rowsOf(db: AnyDb, table: string): AsyncGenerator<Record<string, unknown>> {
  for (let offset = 0; ; offset += page) {
    // a table has no column in common with the next; its first is its key
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} order by 1 limit ${page} offset ${offset}`.execute(db);
    yield* rows;
    if (rows.length < page) return;
  }
}

async function* linesOf(db: AnyDb): AsyncGenerator<string> {
  yield JSON.stringify({
    linea: formatVersion,
    at: Date.now(),
    migrations: await appliedMigrations(db),
  });
  let rows = 0;
  for (const table of await keptTables(db)) {
    for await (const row of rowsOf(db, table)) {
      const values = Object.entries(row).map(([column, value]) => [column, toJsonValue(value)]);
      yield JSON.stringify({ table, row: Object.fromEntries(values) });
      rows += 1;
    }
  }
  yield JSON.stringify({ rows });
}

/** Writes lines into a new compressed file that only its owner can read. Gives how many there are between head and end. */
export async function writeLines(lines: AsyncGenerator<string>, file: string): Promise<number> {
  const gzip = createGzip();
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const written = finished(gzip.pipe(target));
  let count = 0;
  try {
    for await (const line of lines) {
      count += 1;
      if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written]);
    }
    gzip.end();
    await written;
  } catch (error) {
    gzip.destroy();
    target.destroy();
    await written.catch(() => {});
    throw error;
  }
  // the head and the end are no rows
  return count - 2;
}

/** Returns when the file is on the disk. */
export async function flush(file: string): Promise<void> {
  const handle = await open(file);
  await handle.sync();
  await handle.close();
}

/** PostgreSQL's transactions see each other's commits unless told not to. */
function rowsOfOneMoment(db: AnyDb, file: string): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((transaction) => writeLines(linesOf(transaction), file));
}

/** SQLite writes its copy at once: reading row by row from the store itself would keep a server waiting for long. */
async function rowsOfCopy(db: AnyDb, file: string): Promise<number> {
  const folder = await mkdtemp(`${file}.`);
  try {
    await sql`vacuum into ${path.join(folder, sqliteFile)}`.execute(db);
    const copy = openSqlite(folder);
    try {
      return await writeLines(linesOf(copy.db), file);
    } finally {
      await copy.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Writes all that the store keeps, as of one moment, into a file that only its owner can read (it holds personal data).
 * A server may run meanwhile. The file is there whole or not at all, and takes an earlier one's place. Gives how many
 * rows it has. Throws the store's or the file system's error.
 */
export async function backUp(store: Store, file: string): Promise<number> {
  const temporary = `${file}.${process.pid}.part`;
  const copyRows = store.kind === 'postgres' ? rowsOfOneMoment : rowsOfCopy;
  try {
    const rows = await store.use((db) => copyRows(db, temporary));
    await flush(temporary);
    await rename(temporary, file);
    return rows;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The file for a copy made at `now` (milliseconds since the epoch) in a folder of copies. */
export function datedFile(folder: string, now: number): string {
  const stamp = new Date(now).toISOString().replace(/:|\.\d+/g, '');
  return path.join(folder, `leads-${stamp}.backup.gz`);
}

/**
 * Every folder that copies of a store are made in: the one inside DATA_DIR (deploy/systemd/linea-site-backup.service),
 * and BACKUP_DIR, which is a volume of its own in compose.yaml. One of them need not be there.
 */
export function backupFolders({
  dataDir,
  backupDir,
}: {
  dataDir: string;
  backupDir: string | null;
}): string[] {
  const folders = [path.join(dataDir, 'backups'), ...(backupDir ? [backupDir] : [])];
  return [...new Set(folders.map((folder) => path.resolve(folder)))];
}

/** Paths of the copies in a folder, oldest first; none where there is no such folder. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(/* turbopackIgnore: true */ folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => dated.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Deletes the folder's copies that are older than so many days, and nothing else. Gives how many went. */
export async function deleteOldBackups(
  folder: string,
  days: number,
  now = Date.now(),
): Promise<number> {
  let deleted = 0;
  for (const file of await listBackups(folder)) {
    const { mtimeMs } = await stat(file);
    if (now - mtimeMs <= days * dayMs) continue;
    await rm(file);
    deleted += 1;
  }
  return deleted;
}
