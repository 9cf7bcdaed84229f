// The command line's copies of the store: backup and restore.
import { stat } from 'node:fs/promises';
import { backUp, datedFile, deleteOldBackups } from '@/lib/store/backup';
import { type Restored, RestoreError, restore } from '@/lib/store/restore';
import { type Store, storeErrorFields } from '@/lib/store/store';

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

/** What says that this user may not write: the file system, SQLite, libsql (SQLITE_CANTOPEN), PostgreSQL. */
const denied = /^(EACCES|EPERM|EROFS|SQLITE_READONLY|42501)|local database .*: 14"/;

/** Says of a store that this user may not write to what to do about it. */
function told(error: unknown, place: string): unknown {
  const { code = '' } = storeErrorFields(error);
  if (error instanceof RestoreError || !denied.test(code)) return error;
  const name = /^\w+$/.test(code) ? code : 'SQLITE_CANTOPEN';
  return new RestoreError(
    `${place} may not be written by this user: ${name}; nothing was changed. Run it as the server’s user.`,
  );
}

/** Puts a copy in the store's place; `place` says in words where that is. Throws a `RestoreError`, or the store's error. */
export async function restoreCommand(
  store: Store,
  file: string,
  replace: boolean,
  place: string,
): Promise<string> {
  const { at, rows, leftOut }: Restored = await restore(store, file, { replace }).catch((error) => {
    throw told(error, place);
  });
  const left = leftOut.map((row) => `\nLeft out, the store does not take it: ${row}`).join('');
  return `${rows} rows restored, as of ${at.toISOString()}.${left}`;
}
