import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { backupFolder } from '@/lib/store/backup-files';

const sqliteFile = 'leads.db';

const modes = { folder: 0o700, file: 0o600 };
const ofOthers = 0o077;
const sticky = 0o1000;

const stat = (file: string) => statSync(file, { throwIfNoEntry: false });

const isExisting = (error: unknown) => Object(error).code === 'EEXIST';

/** Takes from others what they may; a folder like /tmp stays theirs, and so does what belongs to another user. */
function closeToOthers(file: string): void {
  const { mode = 0 } = stat(file) ?? {};
  if ((mode & ofOthers) === 0 || (mode & sticky) !== 0) return;
  try {
    chmodSync(file, mode & ~ofOthers);
  } catch {}
}

/** Makes what is missing, the folder's own folder excepted: it may be on a disk that is not mounted. */
function make(dataDir: string, file: string): void {
  for (const create of [
    () => mkdirSync(dataDir, modes.folder),
    () => closeSync(openSync(file, 'wx', modes.file)),
  ])
    try {
      create();
    } catch (error) {
      if (!isExisting(error)) throw error;
    }
}

/**
 * The data file in a folder, both made when missing, and for their owner alone; `isNew` where it had no content. Throws
 * the file system's error.
 */
export function prepareDataFile(dataDir: string): { file: string; isNew: boolean } {
  const file = path.join(dataDir, sqliteFile);
  make(dataDir, file);
  for (const each of [dataDir, backupFolder(dataDir), file, `${file}-journal`]) closeToOthers(each);
  return { file, isNew: stat(file)?.size === 0 };
}

/** What identifies a file while it is there: undefined where it is gone. */
export const fileNumber = (file: string): number | undefined => stat(file)?.ino;

/** For a log: who may not do what with which file, and how to mend it; undefined for other faults. */
export function accessRemedy(error: unknown): string | undefined {
  const { code, path: file } = Object(error) as NodeJS.ErrnoException;
  if (!file || !code) return undefined;
  if (code === 'ENOENT') return `${path.dirname(file)} is missing: mount its disk, or make it`;
  if (!/^(EACCES|EPERM|EROFS|SQLITE_CANTOPEN|SQLITE_READONLY)/.test(code)) return undefined;
  const { uid, mode = 0 } = stat(file) ?? stat(path.dirname(file)) ?? {};
  const owned = `owner ${uid}, mode ${(mode & 0o7777).toString(8)}`;
  return `user ${process.getuid?.()} may not use ${file} (${owned}): give it to that user, or start as its owner`;
}
