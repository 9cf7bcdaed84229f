import type { Env } from '@/lib/env/environment';
import { backupFolder, listBackups } from '@/lib/store/backup';
import { check, type Finding, leftToOwner } from '../finding';

/** Hours: a copy is made every night. */
const oldest = 48;
const msPerHour = 3_600_000;

/** Whether the requests are copied every night, where there are copies; that they leave the machine is the owner's. */
export async function checkBackups(
  { dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>,
  now = Date.now(),
): Promise<Finding[]> {
  if (databaseUrl) {
    return [leftToOwner('copies of the PostgreSQL database', 'pg_dump every night')];
  }
  const newest = (await listBackups(dataDir).catch(() => [])).at(-1);
  const hours = newest && Math.round((now - newest.at) / msPerHour);
  return [
    hours === undefined
      ? leftToOwner(
          `there is no copy of the requests in ${backupFolder(dataDir)} yet`,
          'the server makes one a minute after its start, and then every night',
        )
      : check(
          hours <= oldest,
          `the newest copy of the requests is ${hours} h old`,
          `the newest copy of the requests is ${hours} h old: it is made every night`,
          'the server’s log says why (store.backup_failed)',
        ),
    leftToOwner(
      'copies of the requests on another machine',
      'take the folder backups inside DATA_DIR elsewhere each night',
    ),
  ];
}
