import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '@/lib/time';

export const backupFolder = (dataDir: string): string => path.join(dataDir, 'backups');

/** `replaced`: of what a command was about to change, and nothing to put back by itself. */
type Kind = 'leads' | 'replaced';

const stamped = /^([a-z]+)-(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\dZ)\.sqlite$/;

export function backupFile(dataDir: string, now: number, kind: Kind = 'leads'): string {
  const stamp = new Date(now).toISOString().replace(/:|\.\d+/g, '');
  return path.join(backupFolder(dataDir), `${kind}-${stamp}.sqlite`);
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
export async function listBackups(dataDir: string, wanted: Kind = 'leads') {
  return (await filesIn(dataDir)).flatMap((file) => {
    const [, kind, hour, minute, second] = stamped.exec(path.basename(file)) ?? [];
    return kind === wanted ? [{ file, at: Date.parse(`${hour}:${minute}:${second}`) }] : [];
  });
}

/** Deletes unfinished copies; one under way fails. Rejects with the file system's error. */
export async function deleteUnfinishedBackups(dataDir: string): Promise<void> {
  for (const file of await filesIn(dataDir)) {
    if (/\.sqlite\.\d+\.part(-journal)?$/.test(file)) await rm(file);
  }
}

/** The newest copy, none dated ahead of the clock. Rejects with the file system's error. */
export async function newestBackup(dataDir: string, now: number) {
  return (await listBackups(dataDir)).filter(({ at }) => at <= now).at(-1);
}

/**
 * Deletes copies older than so many days, never the newest of the store; those dated ahead of the clock go once as many
 * are past. Rejects with the file system's error.
 */
export async function deleteOldBackups(dataDir: string, days: number, now = Date.now()) {
  const all = await listBackups(dataDir);
  const past = all.filter(({ at }) => at <= now);
  const kept = [...past.slice(0, -1), ...(await listBackups(dataDir, 'replaced'))];
  const old = kept.filter(({ at }) => now - at > days * dayMs);
  const ahead = past.length > days ? all.slice(past.length) : [];
  for (const { file } of [...old, ...ahead]) await rm(file);
}
