import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '@/lib/env/environment';
import { isOwnCopy, type Sought } from '@/lib/lead/erase/find';
import { log } from '@/lib/server/log';
import { backupFolders } from '@/lib/store/backup';
import { eraseFromBackup } from '@/lib/store/backup-erase';
import { readableTexts } from '@/lib/store/recover';
import { listSetAside, removeSetAside, type SetAside } from '@/lib/store/set-aside';
import { storeErrorFields } from '@/lib/store/store';

/** What was found of a person outside the store's tables. */
export interface FoundInPlace {
  place: 'set-aside' | 'copies';
  /** Names of the files that were deleted, or would be. */
  removed: string[];
  /** Names of the files that were written anew without the person, or would be. */
  rewritten: string[];
  /** Names of files, or folders, that were left as they are and may hold something: somebody has to look. */
  unsure: string[];
}

/** What goes: what is the subject's own, and the requests with these ids. */
interface Going {
  sought: Sought;
  ids: Set<string>;
}

/** Somewhere that requests may lie outside the store's tables. Never rejects: what it cannot look into is `unsure`. */
export type Place = (going: Going, dryRun: boolean) => Promise<FoundInPlace>;

/** Bytes as they lie in the file, and rows whose text SQLite spreads over pages. */
function look({ files }: SetAside, { sought, ids }: Going): 'proven' | 'unsure' | 'nothing' {
  const { proven, likely } = sought;
  const bytes = files.map((file) => readFileSync(/* turbopackIgnore: true */ file, 'latin1'));
  const texts = files[0] === undefined ? [] : readableTexts(files[0]);
  const all = [...bytes, ...(texts ?? [])];
  if (proven && all.some(proven.isNamedIn)) return 'proven';
  if (texts === null || (likely && all.some(likely.isNamedIn))) return 'unsure';
  return [...ids].some((id) => bytes.some((text) => text.includes(id))) ? 'unsure' : 'nothing';
}

/** What could not be looked into, or not be written: told by its name, and the reason by its code alone. */
function leave(found: FoundInPlace, name: string, error: unknown): void {
  log.error({ place: found.place, ...storeErrorFields(error) }, 'leads.not_erased_from_file');
  found.unsure.push(name);
}

/**
 * Damaged data files that were set aside. One that has the address in it is deleted whole: what could be read of the
 * others in it was copied into the store when it was set aside, and single rows of a damaged file cannot be deleted for
 * sure. One that has a telephone in it, or one of the requests, is told, and stays.
 */
export function setAsidePlace({ dataDir }: Pick<Env, 'dataDir'>): Place {
  return async (going, dryRun) => {
    const found: FoundInPlace = { place: 'set-aside', removed: [], rewritten: [], unsure: [] };
    let name = dataDir;
    try {
      for (const aside of listSetAside(dataDir)) {
        name = aside.name;
        const state = look(aside, going);
        if (state === 'nothing') continue;
        if (state === 'proven' && !dryRun) removeSetAside(aside);
        found[state === 'proven' ? 'removed' : 'unsure'].push(name);
      }
    } catch (error) {
      leave(found, name, error);
    }
    return found;
  };
}

/** All that begins like a copy: what a copy leaves behind that was killed while it was made has requests in it, too. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(/* turbopackIgnore: true */ folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => /^leads-.*\.backup\.gz/.test(name)).sort();
}

/** The nightly copies of the store; each is written anew without the person. */
export function copiesPlace(config: Pick<Env, 'dataDir' | 'backupDir'>): Place {
  return async ({ sought, ids }, dryRun) => {
    const found: FoundInPlace = { place: 'copies', removed: [], rewritten: [], unsure: [] };
    const goes = (row: { id: string; fields: unknown }) =>
      ids.has(row.id) || isOwnCopy(sought, row);
    for (const folder of backupFolders(config)) {
      const names = await namesIn(folder).catch((error) => {
        leave(found, folder, error);
        return [];
      });
      for (const name of names) {
        try {
          const gone = await eraseFromBackup(path.join(folder, name), goes, dryRun);
          if (gone > 0) found.rewritten.push(name);
        } catch (error) {
          leave(found, name, error);
        }
      }
    }
    return found;
  };
}
