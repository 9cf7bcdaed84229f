import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import AsyncDatabase from 'libsql/promise';
import type { Db, Store } from '@/lib/store/store';

const busyTimeoutMs = 5_000;

/** Codes made of visitors' addresses last a day, and a copy is kept for weeks. */
async function forgetNetworks(file: string): Promise<void> {
  const copy = new AsyncDatabase(file, {});
  try {
    await copy.exec(`pragma secure_delete = on; delete from rate_limits;
      delete from key_values where name like 'salt:%'`);
  } finally {
    copy.close();
  }
}

/** The file of an open SQLite store. */
async function fileOf(db: Db): Promise<string> {
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(db);
  return rows.map(({ file }) => file).join();
}

async function copy(from: string, file: string): Promise<void> {
  const temporary = `${file}.${process.pid}.part`;
  const source = new AsyncDatabase(from, {});
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    // SQLite keeps the mode of an empty file
    await (await open(temporary, 'w', 0o600)).close();
    await source.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    await source.exec(`vacuum into '${temporary.replaceAll("'", "''")}'`);
    await forgetNetworks(temporary);
    const handle = await open(temporary);
    await handle.sync();
    await handle.close();
    await rename(temporary, file);
  } catch (error) {
    for (const each of [temporary, `${temporary}-journal`]) await rm(each, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

/**
 * Copies a SQLite store as of one moment, whole or not at all, on a thread of its own; only the owner can read the file.
 * Rejects with SQLite's or the file system's error.
 */
export const backUp = async (store: Store, file: string): Promise<void> =>
  copy(await store.use(fileOf), file);

/** The same within a transaction, as of its beginning: nothing comes between. */
export const backUpWithin = async (db: Db, file: string): Promise<void> =>
  copy(await fileOf(db), file);
