import { existsSync, mkdirSync, renameSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { alarmMail } from '@/content/mails/alarm';
import { checkHealth, isAccepting } from '@/lib/lead/agency/health';
import { backUp } from '@/lib/store/backup';
import { backupFile, listBackups } from '@/lib/store/backup-files';
import { restore } from '@/lib/store/restore';
import { isMailOf, leadSite } from '../../support/lead-site';
import { newDataDir } from '../../support/stores';

const site = leadSite();
const dayMs = 86_400_000;
const { store_replaced: replaced, no_volume: noVolume } = alarmMail.troubles;

const fileIn = (folder: string) => path.join(folder, 'leads.db');
const health = (days = 0) => checkHealth(site.service(), Date.now() + days * dayMs);

/** A site that has run for a day: a request in the store, and in last night's copy. */
async function running(): Promise<string> {
  const DATA_DIR = newDataDir();
  await site.start({ DATA_DIR });
  await site.delivered();
  await backUp(site.store(), backupFile(DATA_DIR, Date.now() - dayMs / 2));
  return DATA_DIR;
}

/** The alarm as it comes by mail, after the next round. */
async function alarmMailed(title: string) {
  await site.service().alarms.check();
  return await site.smtp.mailWhere(({ mail }) => mail.subject === `[allarme] ${title}`);
}

test('vanished store: a data file taken away while in use is told by alarm, log and health, and requests go on', async () => {
  const DATA_DIR = await running();
  expect(await health()).toMatchObject({ status: 'ok', troubles: [] });
  rmSync(fileIn(DATA_DIR));
  const id = await site.post();
  await site.smtp.mailWhere(isMailOf(id));
  expect(await site.recordOf(id)).toMatchObject({ id });
  const [copy] = await listBackups(DATA_DIR);
  expect(await site.logged('store.replaced')).toMatchObject({
    level: 50,
    remedy: expect.stringContaining(`leads restore ${copy?.file} --replace`),
  });
  expect(await health()).toMatchObject({ status: 'degraded', troubles: ['store_replaced'] });
  expect(await isAccepting(site.service())).toBe(true);
  const { mail } = await alarmMailed(replaced.title);
  expect(mail.text).toContain(path.basename(copy?.file ?? 'none'));

  // until the copy is back, or after its time
  expect(await health(13)).toMatchObject({ troubles: expect.arrayContaining(['store_replaced']) });
  expect((await health(15)).troubles).not.toContain('store_replaced');
  await restore(site.store(), copy?.file ?? '', { replace: true });
  expect(await health()).toMatchObject({ status: 'ok', troubles: [] });
});

test('vanished store: a volume that goes away while in use is told, though no copy is left; back again, all is well', async () => {
  const DATA_DIR = await running();
  renameSync(DATA_DIR, `${DATA_DIR}-volume`);
  mkdirSync(DATA_DIR);
  await site.post();
  expect(await site.logged('store.replaced')).toMatchObject({
    remedy: expect.stringContaining('mount'),
  });
  expect(await health()).toMatchObject({ status: 'degraded', troubles: ['store_replaced'] });
  rmSync(DATA_DIR, { recursive: true });
  renameSync(`${DATA_DIR}-volume`, DATA_DIR);
  const id = await site.delivered();
  expect(await site.recordOf(id)).toMatchObject({ id });
  expect(await health()).toMatchObject({ status: 'ok', troubles: [] });
});

test.each([
  ['no data file', (file: string) => rmSync(file)],
  ['an empty one', (file: string) => truncateSync(file)],
])('vanished store: a start with copies and %s is told', async (_what, lose) => {
  const DATA_DIR = await running();
  await site.stop();
  lose(fileIn(DATA_DIR));
  await site.start({ DATA_DIR });
  await site.post();
  await site.logged('store.replaced');
  expect(await health()).toMatchObject({ status: 'degraded', troubles: ['store_replaced'] });
  // a restart forgets nothing
  await site.start({ DATA_DIR });
  expect(await health()).toMatchObject({ status: 'degraded', troubles: ['store_replaced'] });
});

test('vanished store: a folder whose parent is missing is not made, for its disk is not mounted', async () => {
  const DATA_DIR = path.join(newDataDir(), 'mount', 'data');
  await site.start({ DATA_DIR });
  await site.post();
  expect(await site.logged('store.unavailable')).toMatchObject({
    code: 'ENOENT',
    remedy: expect.stringMatching(/mount/),
  });
  expect(existsSync(path.dirname(DATA_DIR))).toBe(false);
  expect(await health()).toMatchObject({ status: 'degraded', troubles: ['store'] });
});

test('no volume: an alarm names it, and health is not ok', async () => {
  await site.start();
  const observed = { ...site.service(), persistent: false };
  expect(await checkHealth(observed)).toMatchObject({
    status: 'degraded',
    storage: 'temporary',
    troubles: ['no_volume'],
  });
  expect(noVolume.fix).toContain('/data');
});

test('nearly full disk: health is not ok before the last byte', async () => {
  await site.start();
  const full = { ...site.service(), free: async () => 100 * 2 ** 20 };
  expect(await checkHealth(full)).toMatchObject({ status: 'degraded', troubles: ['disk'] });
});
