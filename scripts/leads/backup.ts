// The command line's copies of the store: backup and restore.
import { stat } from 'node:fs/promises';
import { backUp, datedFile, deleteOldBackups } from '@/lib/store/backup';
import { restore } from '@/lib/store/restore';
import type { Store } from '@/lib/store/store';

async function isFolder(target: string): Promise<boolean> {
  return (await stat(target).catch(() => null))?.isDirectory() ?? false;
}

/** Copies the store to a file, or under a name by time into a folder, of which copies older than `keepDays` go. */
export async function backupCommand(
  store: Store,
  target: string,
  keepDays: number | null,
): Promise<string> {
  const now = Date.now();
  const folder = await isFolder(target);
  const file = folder ? datedFile(target, now) : target;
  const rows = await backUp(store, file);
  const old = folder && keepDays !== null ? await deleteOldBackups(target, keepDays, now) : 0;
  const gone = old > 0 ? ` ${old} older than ${keepDays} days deleted.` : '';
  return `${rows} rows copied to ${file}.${gone}`;
}

/** Puts a copy in the store's place. */
export async function restoreCommand(
  store: Store,
  file: string,
  replace: boolean,
): Promise<string> {
  const { at, rows, leftOut } = await restore(store, file, { replace });
  const left = leftOut.map((row) => `\nLeft out, the store does not take it: ${row}`).join('');
  return `${rows} rows restored, as of ${at.toISOString()}.${left}`;
}
