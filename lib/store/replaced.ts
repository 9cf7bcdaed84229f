import path from 'node:path';
import { log } from '@/lib/log';
import { backupFolder, listBackups } from '@/lib/store/backup-files';
import { readValue, writeValue } from '@/lib/store/key-values';
import type { Db } from '@/lib/store/schema';

const name = 'replaced';

/**
 * Notes that a new data file is not the first: the other was lost while in use, or its copies lie beside. Never rejects
 * for copies that cannot be listed.
 */
export async function noteReplaced(db: Db, dataDir: string, lost: boolean): Promise<void> {
  const newest = (await listBackups(dataDir).catch(() => [])).at(-1)?.file;
  if (!lost && !newest) return;
  await writeValue(db, name, path.basename(newest ?? ''));
  const copy = newest ?? `${backupFolder(dataDir)}/leads-….sqlite`;
  const remedy = `mount its disk again, or restore the newest copy: leads restore ${copy} --replace`;
  log.error({ remedy }, 'store.replaced');
}

/** When a data file was lost and begun anew (milliseconds since the epoch), and the newest copy of it; undefined for never. */
export const readReplaced = (db: Db) => readValue(db, name);

/** What was lost is back. */
export const forgetReplaced = (db: Db) =>
  db.deleteFrom('key_values').where('name', '=', name).execute();
