import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '@/lib/env';
import { type Sought, search } from '@/lib/lead/erase/find';
import { countedColumns, foldDeleted } from '@/lib/lead/figures/sums';
import { log } from '@/lib/server/log';
import { backupFolder, deleteUnfinishedBackups, listBackups } from '@/lib/store/backup';
import { migrate } from '@/lib/store/migrations';
import { readableTexts } from '@/lib/store/recover';
import { listSetAside, removeSetAside, type SetAside } from '@/lib/store/set-aside';
import { openBackup } from '@/lib/store/sqlite';
import { type Db, storeErrorFields } from '@/lib/store/store';

/** What was found of a person outside the store's tables. */
export interface FoundInPlace {
  place: 'set-aside' | 'copies';
  /** Names of the files that were deleted, or would be. */
  removed: string[];
  /** Names of the files in which the person's rows were deleted, or would be. */
  rewritten: string[];
  /** Names of files, or folders, that were left as they are and may hold something: somebody has to look. */
  unsure: string[];
}

/** Requests deleted at once. */
const portion = 500;

/** Somewhere that requests may lie outside the store's tables. Never rejects: what it cannot look into is `unsure`. */
export type Place = (sought: Sought, dryRun: boolean) => Promise<FoundInPlace>;

/** Bytes as they lie in the file, and rows whose text SQLite spreads over pages. */
function look(
  { files }: SetAside,
  { ids, proven, likely }: Sought,
): 'proven' | 'unsure' | 'nothing' {
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
  return async (sought, dryRun) => {
    const found: FoundInPlace = { place: 'set-aside', removed: [], rewritten: [], unsure: [] };
    let name = dataDir;
    try {
      for (const aside of listSetAside(dataDir)) {
        name = aside.name;
        const state = look(aside, sought);
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

/** Deletes requests, in the store or in a copy of it, with all that hangs on them; what they add to the figures stays. */
export async function remove(db: Db, ids: string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let from = 0; from < ids.length; from += portion) {
      const gone = await transaction
        .deleteFrom('leads')
        .where('id', 'in', ids.slice(from, from + portion))
        .returning(countedColumns)
        .execute();
      await foldDeleted(transaction, gone);
    }
  });
}

/** Whether there is anything of the subject's in a copy. */
async function eraseFromBackup(file: string, sought: Sought, dryRun: boolean): Promise<boolean> {
  const { db, close } = openBackup(file);
  try {
    const { own } = await search({ use: (work) => work(db) }, sought);
    if (own.length > 0 && !dryRun) {
      // it may be of the release before
      await migrate(db);
      await remove(
        db,
        own.map(({ id }) => id),
      );
    }
    return own.length > 0;
  } finally {
    await close();
  }
}

/** The nightly copies of the store: the person's rows are deleted in each. */
export function copiesPlace({ dataDir }: Pick<Env, 'dataDir'>): Place {
  return async (sought, dryRun) => {
    const found: FoundInPlace = { place: 'copies', removed: [], rewritten: [], unsure: [] };
    let name = backupFolder(dataDir);
    try {
      // first: one that is finished meanwhile is then among the copies
      if (!dryRun) await deleteUnfinishedBackups(dataDir);
      for (const { file } of await listBackups(dataDir)) {
        name = path.basename(file);
        try {
          if (await eraseFromBackup(file, sought, dryRun)) found.rewritten.push(name);
        } catch (error) {
          leave(found, name, error);
        }
      }
    } catch (error) {
      leave(found, name, error);
    }
    return found;
  };
}
