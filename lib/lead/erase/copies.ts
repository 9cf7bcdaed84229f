import path from 'node:path';
import { type Sought, search } from '@/lib/lead/erase/find';
import { countedColumns, foldDeleted } from '@/lib/lead/figures/sums';
import { log } from '@/lib/server/log';
import { backupFolder, deleteUnfinishedBackups, listBackups } from '@/lib/store/backup';
import { migrate } from '@/lib/store/migrations';
import { openBackup } from '@/lib/store/sqlite';
import { type Db, storeErrorFields } from '@/lib/store/store';

export interface FoundInCopies {
  cleared: string[];
  /** Names of files, or folders, that were left as they are and may hold something: somebody has to look. */
  unsure: string[];
}

const portion = 500;

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

async function eraseFromBackup(file: string, sought: Sought, dryRun: boolean): Promise<boolean> {
  const { db, close } = openBackup(file);
  try {
    const { own } = await search({ use: (work) => work(db) }, sought);
    const ids = own.map(({ id }) => id);
    if (ids.length > 0 && !dryRun) {
      // one of an earlier release has fewer columns
      await migrate(db);
      await remove(db, ids);
    }
    return ids.length > 0;
  } finally {
    await close();
  }
}

/** Deletes the person's rows in each of the nightly copies. Never rejects: what it cannot look into is `unsure`. */
export async function eraseFromCopies(
  dataDir: string,
  sought: Sought,
  dryRun: boolean,
): Promise<FoundInCopies> {
  const found: FoundInCopies = { cleared: [], unsure: [] };
  function leave(name: string, error: unknown): void {
    log.error(storeErrorFields(error), 'leads.not_erased_from_file');
    found.unsure.push(name);
  }
  try {
    // first: one that is finished meanwhile is then among the copies
    if (!dryRun) await deleteUnfinishedBackups(dataDir);
    for (const { file } of await listBackups(dataDir)) {
      const name = path.basename(file);
      try {
        if (await eraseFromBackup(file, sought, dryRun)) found.cleared.push(name);
      } catch (error) {
        leave(name, error);
      }
    }
  } catch (error) {
    leave(backupFolder(dataDir), error);
  }
  return found;
}
