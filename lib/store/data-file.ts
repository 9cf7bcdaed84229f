import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { backupFolder } from '@/lib/store/backup-files';

export const dataFile = (dataDir: string): string => path.join(dataDir, 'leads.db');

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
  const file = dataFile(dataDir);
  make(dataDir, file);
  for (const each of [dataDir, backupFolder(dataDir), file, `${file}-journal`]) closeToOthers(each);
  return { file, isNew: stat(file)?.size === 0 };
}

/** What identifies a file while it is there: undefined where it is gone. */
export const fileNumber = (file: string): number | undefined => stat(file)?.ino;

/** Undefined also in a folder that may not be looked into. */
function seen(file: string) {
  try {
    return stat(file);
  } catch {
    return undefined;
  }
}

const denials = /^(EACCES|EPERM|EROFS|SQLITE_CANTOPEN|SQLITE_READONLY)/;

/** Which file, or its folder, this user may not use, by whom it is owned, and its mode; undefined for other errors. */
export function deniedAccess(error: unknown) {
  const { code = '', path: named } = Object(error) as NodeJS.ErrnoException;
  if (!named || !denials.test(code)) return undefined;
  const file = seen(named) ? named : path.dirname(named);
  const { uid: owner, mode = 0 } = seen(file) ?? {};
  return { file, user: process.getuid?.(), owner, mode: (mode & 0o7777).toString(8) };
}

/** For a log: how to mend what keeps this user from a file; undefined for other errors. */
export function accessRemedy(error: unknown): string | undefined {
  const { code, path: file } = Object(error) as NodeJS.ErrnoException;
  if (file && code === 'ENOENT')
    return `${path.dirname(file)} is missing: mount its disk, or make it`;
  if (file && code === 'ENOTDIR')
    return `${path.dirname(file)} is no folder: name another DATA_DIR`;
  const denied = deniedAccess(error);
  if (!denied) return undefined;
  const { user, owner, mode } = denied;
  return `user ${user} may not use ${denied.file} (owner ${owner}, mode ${mode}): give it to that user, or start as its owner`;
}
