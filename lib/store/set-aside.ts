import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The data file's name inside DATA_DIR. */
export const sqliteFile = 'leads.db';

/** The file with its rollback journal: a hot journal belongs to the data and goes where the file goes. */
const suffixes = ['', '-journal'];

/** `leads.db.corrupt-2026-11-21T22-02-09-123Z`, with a number behind it where two fall on one millisecond. */
const asideName = /^leads\.db\.corrupt-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)(?:-\d+)?$/;

/** A damaged data file that was moved aside; what could be read of it is in the store. */
export interface SetAside {
  /** Its name inside DATA_DIR. */
  name: string;
  /** The files that belong to it, with their paths. */
  files: string[];
  /** When it was moved, in milliseconds since the epoch. */
  at: number;
}

/** Moves a data file that could not even be opened aside, never over anything. Gives the new name. */
export function setAsideSqlite(dataDir: string): string {
  const file = path.join(dataDir, sqliteFile);
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  let target = `${file}.corrupt-${stamp}`;
  // the build takes a path that it cannot foresee for a reason to trace, and ship, the whole project
  for (let copy = 2; existsSync(/* turbopackIgnore: true */ target); copy += 1) {
    target = `${file}.corrupt-${stamp}-${copy}`;
  }
  for (const suffix of suffixes) {
    if (!existsSync(/* turbopackIgnore: true */ file + suffix)) continue;
    renameSync(/* turbopackIgnore: true */ file + suffix, target + suffix);
  }
  return target;
}

/** What was set aside in this folder, oldest first; nothing where there is no such folder. */
export function listSetAside(dataDir: string): SetAside[] {
  if (!existsSync(/* turbopackIgnore: true */ dataDir)) return [];
  const names = readdirSync(/* turbopackIgnore: true */ dataDir).sort();
  return names.flatMap((name) => {
    const [whole, hour, minute, second, fraction] = asideName.exec(name) ?? [];
    if (!whole) return [];
    const files = suffixes
      .map((suffix) => path.join(dataDir, name + suffix))
      .filter((file) => existsSync(/* turbopackIgnore: true */ file));
    return { name, files, at: Date.parse(`${hour}:${minute}:${second}.${fraction}`) };
  });
}

/** Deletes a file that was set aside, with its journal. Throws the file system's error. */
export function removeSetAside({ files }: SetAside): void {
  for (const file of files) rmSync(/* turbopackIgnore: true */ file, { force: true });
}
