import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import AsyncDatabase from 'libsql/promise';
import type { Store } from '@/lib/store/store';
import { dayMs } from '@/lib/time';

const busyTimeoutMs = 5_000;

const stamped = /^leads-(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\dZ)\.sqlite$/;

/** A nightly copy; `at` is in its name (milliseconds since the epoch): a file that is moved about keeps it. */
export interface Backup {
  file: string;
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

/** The store's copies, oldest first. Rejects with the file system's error. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  return (await filesIn(dataDir)).flatMap((file) => {
    const [whole, hour, minute, second] = stamped.exec(path.basename(file)) ?? [];
    return whole ? [{ file, at: Date.parse(`${hour}:${minute}:${second}`) }] : [];
  });
}

/**
 * Copies a SQLite store as of one moment into a file that only its owner can read, whole or not at all, on a thread of
 * its own. Rejects with SQLite's or the file system's error.
 */
export async function backUp(store: Store, file: string): Promise<void> {
  const temporary = `${file}.${process.pid}.part`;
  const { rows } = await store.use((db) =>
    sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db),
  );
  const source = new AsyncDatabase(rows.map((row) => row.file).join(), {});
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    // SQLite writes into an empty file, and leaves it its mode
    await (await open(temporary, 'w', 0o600)).close();
    await source.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    await source.exec(`vacuum into '${temporary.replaceAll("'", "''")}'`);
    const handle = await open(temporary);
    await handle.sync();
    await handle.close();
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

/** Deletes copies that were never finished; one that is under way fails by it. Rejects with the file system's error. */
export async function deleteUnfinishedBackups(dataDir: string): Promise<void> {
  for (const file of await filesIn(dataDir)) {
    if (/\.sqlite\.\d+\.part$/.test(file)) await rm(file);
  }
}

/** The newest copy that the clock did not put into the future. Rejects with the file system's error. */
export async function newestBackup(dataDir: string, now: number): Promise<Backup | undefined> {
  return (await listBackups(dataDir)).filter(({ at }) => at <= now).at(-1);
}

/**
 * Deletes copies older than so many days, never the newest; what a clock ahead of time has dated goes once there is a newer
 * copy for each of these days. Rejects with the file system's error.
 */
export async function deleteOldBackups(
  dataDir: string,
  days: number,
  now = Date.now(),
): Promise<void> {
  const all = await listBackups(dataDir);
  const past = all.filter(({ at }) => at <= now);
  const old = past.slice(0, -1).filter(({ at }) => now - at > days * dayMs);
  const ahead = past.length > days ? all.slice(past.length) : [];
  for (const { file } of [...old, ...ahead]) await rm(file);
}
