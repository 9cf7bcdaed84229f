import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Person } from '@/lib/lead/erase/person';
import { readStoredLead } from '@/lib/lead/request/stored-lead';
import { listBackups } from '@/lib/store/backup';
import { eraseFromBackup } from '@/lib/store/backup-erase';
import { readableTexts } from '@/lib/store/recover';
import { backupFolder, listSetAside, removeSetAside, type SetAside } from '@/lib/store/set-aside';
import { asBytes } from '@/lib/store/sqlite-text';

/** What was found of a person outside the store's tables. */
export interface FoundInPlace {
  place: 'set-aside' | 'copies';
  /** Names of the files that were deleted, or would be. */
  removed: string[];
  /** Names of the files that were written anew without the person, or would be. */
  rewritten: string[];
  /** Names of files that are not readable as a whole, and in which nothing was found. */
  unsure: string[];
}

/** Somewhere that requests may lie outside the store's tables. Rejects with the file system's error. */
export type Place = (person: Person, dryRun: boolean) => Promise<FoundInPlace>;

/** Bytes as they lie in the file, and rows whose text SQLite spreads over pages. */
function look({ files }: SetAside, person: Person): 'found' | 'nothing' | 'unsure' {
  const bytes = files.map((file) => readFileSync(/* turbopackIgnore: true */ file, 'latin1'));
  if (bytes.some(person.isNamedIn)) return 'found';
  const texts = files[0] === undefined ? [] : readableTexts(files[0]);
  if (texts?.some(person.isNamedIn)) return 'found';
  return texts === null ? 'unsure' : 'nothing';
}

/**
 * Damaged data files that were set aside. One that names the person is deleted whole: what could be read of the others in
 * it was copied into the store when it was set aside, and single rows of a damaged file cannot be deleted for sure.
 */
export function setAsidePlace(dataDir: string): Place {
  return async (person, dryRun) => {
    const found: FoundInPlace = { place: 'set-aside', removed: [], rewritten: [], unsure: [] };
    for (const aside of listSetAside(dataDir)) {
      const state = look(aside, person);
      if (state === 'unsure') found.unsure.push(aside.name);
      if (state !== 'found') continue;
      if (!dryRun) removeSetAside(aside);
      found.removed.push(aside.name);
    }
    return found;
  };
}

/** Whether a request's `fields`, in a table or in a copy of one, are that person's: read, or else by what is left of them. */
export function leadOf(
  person: Person,
  row: { id: string; fields: unknown },
): 'own' | 'unreadable' | 'mentioned' | null {
  const blank = { received_at: 0, page: null, visit: null, spam_reasons: null };
  const { lead, unreadable } = readStoredLead({ ...blank, ...row });
  if (!unreadable && person.wrote(lead.fields)) return 'own';
  const raw = asBytes(row.fields)?.toString('utf8') ?? String(row.fields);
  if (!person.isNamedIn(raw)) return null;
  return unreadable ? 'unreadable' : 'mentioned';
}

/** The nightly copies of the store; each is written anew without the person. */
export function copiesPlace(dataDir: string): Place {
  return async (person, dryRun) => {
    const found: FoundInPlace = { place: 'copies', removed: [], rewritten: [], unsure: [] };
    const goes = (row: { id: string; fields: unknown }) =>
      ['own', 'unreadable'].includes(leadOf(person, row) ?? '');
    for (const file of await listBackups(backupFolder(dataDir))) {
      const name = path.basename(file);
      try {
        if ((await eraseFromBackup(file, goes, dryRun)) > 0) found.rewritten.push(name);
      } catch {
        found.unsure.push(name);
      }
    }
    return found;
  };
}
