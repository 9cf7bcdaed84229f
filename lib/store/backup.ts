import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import AsyncDatabase from 'libsql/promise';
import type { Store } from '@/lib/store/store';
import { dayMs } from '@/lib/time';

const busyTimeoutMs = 5_000;

const stamped = /^leads-(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\dZ)\.sqlite$/;

export const backupFolder = (dataDir: string): string => path.join(dataDir, 'backups');

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

/** The store's copies, oldest first; their names hold `at` (milliseconds since the epoch). Rejects with the file system's error. */
export async function listBackups(dataDir: string) {
  return (await filesIn(dataDir)).flatMap((file) => {
    const [whole, hour, minute, second] = stamped.exec(path.basename(file)) ?? [];
    return whole ? [{ file, at: Date.parse(`${hour}:${minute}:${second}`) }] : [];
  });
}

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

/**
 * Copies a SQLite store as of one moment, whole or not at all, on a thread of its own; only the owner can read the file.
 * Rejects with SQLite's or the file system's error.
 */
export async function backUp(store: Store, file: string): Promise<void> {
  const temporary = `${file}.${process.pid}.part`;
  const { rows } = await store.use((db) =>
    sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db),
  );
  const source = new AsyncDatabase(rows.map((row) => row.file).join(), {});
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
    await rm(temporary, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

/** Deletes unfinished copies; one under way fails. Rejects with the file system's error. */
export async function deleteUnfinishedBackups(dataDir: string): Promise<void> {
  for (const file of await filesIn(dataDir)) {
    if (/\.sqlite\.\d+\.part$/.test(file)) await rm(file);
  }
}

/** The newest copy, none dated ahead of the clock. Rejects with the file system's error. */
export async function newestBackup(dataDir: string, now: number) {
  return (await listBackups(dataDir)).filter(({ at }) => at <= now).at(-1);
}

/**
 * Deletes copies older than so many days, never the newest; those dated ahead of the clock go once as many are past.
 * Rejects with the file system's error.
 */
export async function deleteOldBackups(dataDir: string, days: number, now = Date.now()) {
  const all = await listBackups(dataDir);
  const past = all.filter(({ at }) => at <= now);
  const old = past.slice(0, -1).filter(({ at }) => now - at > days * dayMs);
  const ahead = past.length > days ? all.slice(past.length) : [];
  for (const { file } of [...old, ...ahead]) await rm(file);
}
