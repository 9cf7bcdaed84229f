import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { listBackups } from '@/lib/store/backup';
import { check, type Finding, leftToOwner } from '../finding';

const unit = 'linea-site-backup.timer';

/** Hours: a copy is made every night. */
const oldest = 50;
const msPerHour = 3_600_000;

/** Whether the nightly copies are made; null where systemd does not say. */
async function timerIsActive(): Promise<boolean | null> {
  try {
    await promisify(execFile)('systemctl', ['is-active', '--quiet', unit], { timeout: 5_000 });
    return true;
  } catch (error) {
    // 3: it is there, and not active; 4: there is no such unit
    const { code } = error as { code?: number | string };
    return code === 3 || code === 4 ? false : null;
  }
}

async function newestFinding(folder: string, now: number): Promise<Finding> {
  const files = await listBackups(folder).catch(() => []);
  const newest = files.at(-1);
  if (!newest) {
    return leftToOwner(
      `there is no copy of the requests in ${folder} yet`,
      'systemctl start linea-site-backup.service makes the first one',
    );
  }
  const hours = Math.round((now - (await stat(newest)).mtimeMs) / msPerHour);
  return check(
    hours <= oldest,
    `the newest copy of the requests is ${hours} h old`,
    `the newest copy of the requests is ${hours} h old: it is made every night`,
    'journalctl -u linea-site-backup says why',
  );
}

/** Whether the requests are copied every night, on the server itself; that the copies leave the machine is the owner's. */
export async function checkBackups(
  folder: string,
  onServer: boolean,
  { isActive = timerIsActive, now = Date.now() } = {},
): Promise<Finding[]> {
  const elsewhere = leftToOwner(
    'copies of the requests on another machine',
    'deploy/README.md, or README.md of the release: take the folder of copies elsewhere each night',
  );
  if (!onServer) return [elsewhere];
  const active = await isActive();
  const mend = `systemctl enable --now ${unit}`;
  return [
    active === null
      ? leftToOwner('whether a copy is made every night was not seen: there is no systemd', mend)
      : check(active, 'a copy is made every night', `${unit} is not active`, mend),
    await newestFinding(folder, now),
    elsewhere,
  ];
}
