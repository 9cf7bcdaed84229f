import { schedule } from '@/lib/lead/delivery/outbox';
import { log } from '@/lib/log';
import { backUp } from '@/lib/store/backup';
import { backupFile, deleteUnfinishedBackups, listBackups } from '@/lib/store/backup-files';
import { type Store, storeErrorFields } from '@/lib/store/store';
import { inRome } from '@/lib/time';

function nextNight(now: number): number {
  const present = inRome(now);
  const tonight = present.startOf('day').set({ hour: 3, minute: 10 });
  return (tonight > present ? tonight : tonight.plus({ days: 1 })).toMillis();
}

/** Schedules the nightly copy of a data file; the first one at once. */
export async function scheduleBackup(store: Store, dataDir: string, now = Date.now()) {
  if (store.kind === 'postgres') return;
  const isFirst = (await listBackups(dataDir).catch(() => [])).length === 0;
  await schedule(store, 'backup', isFirst ? now : nextNight(now), { now, pauseMs: 600_000 });
}

/** Copies the data file. Rejects with the store's or the file system's error, which it logs. */
export async function makeBackup(store: Store, dataDir: string, now = Date.now()): Promise<void> {
  try {
    await deleteUnfinishedBackups(dataDir);
    await backUp(store, backupFile(dataDir, now));
  } catch (error) {
    log.error(storeErrorFields(error), 'store.backup_failed');
    throw error;
  }
  log.info({}, 'store.backed_up');
}
