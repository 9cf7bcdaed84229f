import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import AsyncDatabase from 'libsql/promise';
import type { Store } from '@/lib/store/store';

const dayMs = 86_400_000;

/** How long a copy waits for a write that is under way, in milliseconds. */
const busyTimeoutMs = 5_000;

/** `leads-2026-11-21T021000Z.sqlite`. */
const stamped = /^leads-(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\dZ)\.sqlite$/;

/** One of the store's nightly copies. */
export interface Backup {
  file: string;
  /** When it was made, in milliseconds since the epoch: its name says so, for an erasure writes to it. */
  at: number;
}

/** The folder that copies of the store are made in. */
export const backupFolder = (dataDir: string): string => path.join(dataDir, 'backups');

/** The file for a copy made at `now` (milliseconds since the epoch). */
export function backupFile(dataDir: string, now: number): string {
  const stamp = new Date(now).toISOString().replace(/:|\.\d+/g, '');
  return path.join(backupFolder(dataDir), `leads-${stamp}.sqlite`);
}

async function filesIn(dataDir: string): Promise<string[]> {
  const folder = backupFolder(dataDir);
  const names = await readdir(/* turbopackIgnore: true */ folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.sort().map((name) => path.join(folder, name));
}

/** The store's copies, oldest first; none where there is no folder yet. Rejects with the file system's error. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  return (await filesIn(dataDir)).flatMap((file) => {
    const [whole, hour, minute, second] = stamped.exec(path.basename(file)) ?? [];
    return whole ? [{ file, at: Date.parse(`${hour}:${minute}:${second}`) }] : [];
  });
}

/** The file that a store of SQLite's has open. */
async function dataFileOf(store: Store): Promise<string> {
  const { rows } = await store.use((db) =>
    sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db),
  );
  return rows.map(({ file }) => file).join();
}

/** Returns when the file is on the disk. */
async function flush(file: string): Promise<void> {
  const handle = await open(file);
  await handle.sync();
  await handle.close();
}

/**
 * Writes all that a store of SQLite's has, as of one moment, into a file that only its owner can read (it holds personal data),
 * there whole or not at all. On a connection, and a thread, of its own: whoever only reads is not kept waiting. Rejects
 * with SQLite's or the file system's error.
 */
export async function backUp(store: Store, file: string): Promise<void> {
  const temporary = `${file}.${process.pid}.part`;
  const source = new AsyncDatabase(await dataFileOf(store), {});
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    // SQLite writes into an empty file, and leaves it its mode
    await (await open(temporary, 'w', 0o600)).close();
    await source.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    await source.exec(`vacuum into '${temporary.replaceAll("'", "''")}'`);
    await flush(temporary);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

/**
 * Deletes what copies have left that were never finished; one that is under way fails by it. Rejects with the file
 * system's error.
 */
export async function deleteUnfinishedBackups(dataDir: string): Promise<void> {
  for (const file of await filesIn(dataDir)) {
    if (/\.sqlite\.\d+\.part$/.test(file)) await rm(file);
  }
}

/** Deletes copies that are older than so many days, and nothing else. Rejects with the file system's error. */
export async function deleteOldBackups(
  dataDir: string,
  days: number,
  now = Date.now(),
): Promise<void> {
  for (const { file, at } of await listBackups(dataDir)) {
    if (now - at <= days * dayMs) continue;
    await rm(file);
    // what an erasure leaves that was killed
    await rm(`${file}-journal`, { force: true });
  }
}
