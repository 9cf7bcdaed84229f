import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { makeBackup } from '@/lib/lead/agency/copy-job';
import { backUp } from '@/lib/store/backup';
import { backupFile, backupFolder } from '@/lib/store/backup-files';
import { accessRemedy } from '@/lib/store/data-file';
import { leadSite } from '../../support/lead-site';
import { blockedDataDir, newDataDir } from '../../support/stores';

const site = leadSite();

const modeOf = (file: string) => (statSync(file).mode & 0o7777).toString(8);

/** Of the folder, its copies', and each file of the store. */
function modesIn(folder: string) {
  const files = readdirSync(folder).filter((name) => name.startsWith('leads.db'));
  return [folder, ...files.map((name) => path.join(folder, name))].map(modeOf);
}

test('permissions: a new store is its owner’s alone', async () => {
  const DATA_DIR = path.join(newDataDir(), 'data');
  await site.start({ DATA_DIR });
  await site.delivered();
  expect(modesIn(DATA_DIR)).toEqual(['700', '600', '600']);
});

test('permissions: a store that others could read is its owner’s alone after the next start, with its copies', async () => {
  const DATA_DIR = newDataDir();
  await site.start({ DATA_DIR });
  await site.delivered();
  await site.stop();
  chmodSync(DATA_DIR, 0o755);
  for (const name of ['leads.db', 'leads.db-journal']) chmodSync(path.join(DATA_DIR, name), 0o644);
  mkdirSync(backupFolder(DATA_DIR));
  chmodSync(backupFolder(DATA_DIR), 0o755);
  await site.start({ DATA_DIR });
  await site.delivered();
  expect([...modesIn(DATA_DIR), modeOf(backupFolder(DATA_DIR))]).toEqual([
    '700',
    '600',
    '600',
    '700',
  ]);
});

test('permissions: a folder that is everybody’s, such as /tmp, stays so', async () => {
  const DATA_DIR = newDataDir();
  chmodSync(DATA_DIR, 0o1777);
  await site.start({ DATA_DIR });
  await site.delivered();
  expect(modesIn(DATA_DIR)).toEqual(['1777', '600', '600']);
});

test('permissions: a data file that cannot be opened is named in the log, with its owner, mode and who may not', async () => {
  const DATA_DIR = newDataDir();
  mkdirSync(path.join(DATA_DIR, 'leads.db'), { mode: 0o750 });
  await site.start({ DATA_DIR });
  await site.post();
  const { uid } = statSync(path.join(DATA_DIR, 'leads.db'));
  expect(await site.logged('store.unavailable')).toMatchObject({
    code: 'SQLITE_CANTOPEN',
    remedy: expect.stringMatching(
      new RegExp(`user ${process.getuid?.()} .*${DATA_DIR}/leads.db .*owner ${uid}, mode 7[05]0`),
    ),
  });
});

test('permissions: a file in the place of the folder is named', async () => {
  const DATA_DIR = blockedDataDir();
  await site.start({ DATA_DIR });
  await site.post();
  expect(await site.logged('store.unavailable')).toMatchObject({
    code: 'ENOTDIR',
    remedy: `${path.dirname(DATA_DIR)} is no folder: name another DATA_DIR`,
  });
});

test('permissions: of a file that cannot be looked at, its folder is named', () => {
  const folder = newDataDir();
  const error = Object.assign(new Error(), { code: 'EACCES', path: path.join(folder, 'none') });
  expect(accessRemedy(error)).toContain(`may not use ${folder} (`);
});

test('copy: one that fails leaves nothing behind, nor does one that was cut off', async () => {
  await site.start();
  const { store, config } = site.service();
  const folder = backupFolder(config.dataDir);
  await site.delivered();
  await store.use((db) =>
    sql`insert into rate_limits (key, points, expire) values ('a', 1, 1)`.execute(db),
  );
  // what the copy is to forget cannot be deleted in it
  await store.use((db) =>
    sql`create trigger kept before delete on rate_limits begin select raise(abort, 'kept'); end`.execute(
      db,
    ),
  );
  const now = Date.now();
  const file = backupFile(config.dataDir, now);
  await expect(backUp(store, file)).rejects.toThrow('kept');
  expect(readdirSync(folder)).toEqual([]);
  await store.use((db) => sql`drop trigger kept`.execute(db));
  for (const rest of ['part', 'part-journal']) writeFileSync(`${file}.17.${rest}`, '');
  await makeBackup(store, config.dataDir, now);
  expect(readdirSync(folder)).toEqual([path.basename(file)]);
  const copy = new Database(path.join(folder, path.basename(file)));
  expect(copy.prepare('select id from leads').all()).toHaveLength(1);
  copy.close();
});
