import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import Database from 'libsql';
import { facts } from '@/content/facts';
import { leadsCommand } from '@/content/leads-command';
import { makeBackup, scheduleBackup } from '@/lib/lead/agency/copy-job';
import { listLeads } from '@/lib/lead/agency/lead-records';
import { deleteOld } from '@/lib/lead/agency/retention';
import { observe } from '@/lib/lead/agency/troubles';
import { signingKey } from '@/lib/lead/mails/signed-link';
import { backUp, backUpWithin } from '@/lib/store/backup';
import {
  backupFile,
  backupFolder,
  deleteOldBackups,
  listBackups,
  newestBackup,
} from '@/lib/store/backup-files';
import { restore } from '@/lib/store/restore';
import type { Store } from '@/lib/store/store';
import { romeTime } from '@/lib/time';
import { leads } from '../../support/command-line';
import { validPayload } from '../../support/contact-route';
import { isMailOf, leadSite } from '../../support/lead-site';
import { runScheduled } from '../../support/scheduled';
import { newDataDir, newPostgres, onPostgres } from '../../support/stores';

const hourMs = 3_600_000;
const { refused } = leadsCommand.restore;
const site = leadSite();
const storeIn = (DATA_DIR: string) => site.anotherStore({ DATA_DIR });

/** What the server does each minute. Whether a copy was made. */
async function backUpNightly(store: Store, dataDir: string, now: number): Promise<boolean> {
  await scheduleBackup(store, dataDir, now);
  const made = await runScheduled(store, 'backup', now, () => makeBackup(store, dataDir, now));
  await scheduleBackup(store, dataDir, now + 600_000);
  return made;
}

const names = async (dataDir: string) =>
  (await listBackups(dataDir)).map(({ file }) => path.basename(file));

const companies = async (store: Store) =>
  (await listLeads(store)).map(({ fields }) => fields.azienda).sort();

async function copied() {
  const DATA_DIR = newDataDir();
  await site.start({ DATA_DIR, LEADS_RETRY_SECONDS: '0' });
  await site.delivered({ azienda: 'Prima Srl' });
  const store = storeIn(DATA_DIR);
  // another file system than the store's, where that is in memory
  const file = path.join(newDataDir(tmpdir()), "l'archivio.sqlite");
  await backUp(store, file);
  return { DATA_DIR, store, file };
}

test('a store that has requests is replaced only when that is said, under a running server, which sends what waited', async () => {
  const { DATA_DIR, store, file } = await copied();
  const waiting = await site.givenUp({ azienda: 'Attesa Srl' });
  await backUp(store, file);
  // as if it was being sent when the copy was made
  const copy = storeIn(newDataDir());
  await restore(copy, file);
  const held = { status: 'pending' as const, leased_until: Date.now() + 600_000, lease_token: 'x' };
  await copy.use((db) =>
    db.updateTable('outbox').set(held).where('lead_id', '=', waiting).execute(),
  );
  await backUp(copy, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  site.smtp.behave('none');
  await site.delivered({ azienda: 'Dopo Srl' });

  await expect(restore(store, file)).rejects.toThrow(refused.notEmpty(3));
  expect(await companies(store)).toContain('Dopo Srl');
  expect(await restore(store, file, { replace: true })).toBe(2);
  expect(await companies(store)).toEqual(['Attesa Srl', 'Prima Srl']);
  await site.smtp.mailWhere(isMailOf(waiting));
  await site.untilDeliveriesAre(waiting, 'delivered');
  await site.delivered({ azienda: 'Poi Srl' });
  expect(readFileSync(path.join(DATA_DIR, 'leads.db'), 'latin1')).not.toContain('Dopo Srl');
});

test('restore: a request that comes while the store is replaced is taken, and what was replaced is kept', async () => {
  const { DATA_DIR, store, file } = await copied();
  await site.delivered({ azienda: 'Dopo Srl' });
  const kept = backupFile(DATA_DIR, Date.now(), 'replaced');
  let meanwhile: Promise<string> | undefined;
  await restore(store, file, {
    replace: true,
    keep(db) {
      meanwhile = site.post({ azienda: 'Intanto Srl' });
      return backUpWithin(db, kept);
    },
  });
  await meanwhile;
  expect(await companies(store)).toEqual(['Intanto Srl', 'Prima Srl']);
  const other = storeIn(newDataDir());
  await restore(other, kept);
  expect(await companies(other)).toEqual(['Dopo Srl', 'Prima Srl']);
  // the newest copy is not what was in its place
  expect(await listBackups(DATA_DIR)).not.toContainEqual(expect.objectContaining({ file: kept }));
  await deleteOldBackups(DATA_DIR, 14, Date.now() + 15 * 24 * hourMs);
  expect(existsSync(kept)).toBe(false);
});

test('a copy has every request, with its deliveries', async () => {
  const { store, file } = await copied();
  for (const azienda of ['Seconda Srl', 'Terza Srl']) await site.delivered({ azienda });
  await backUp(store, file);
  const other = storeIn(newDataDir());
  expect(await restore(other, file)).toBe(3);
  const rowsIn = (from: Store) =>
    from.use(async (db) => [
      await db.selectFrom('leads').selectAll().orderBy('id').execute(),
      await db.selectFrom('outbox').selectAll().orderBy('id').execute(),
    ]);
  expect(await rowsIn(other)).toEqual(await rowsIn(store));
});

test('a copy has no code of a visitor’s network, nor what made it', async () => {
  await site.start();
  const { store, config, limits } = site.service();
  await limits.admit('192.0.2.1', true);
  const file = path.join(config.dataDir, 'copy.sqlite');
  const own = readFileSync(path.join(config.dataDir, 'leads.db'), 'latin1');
  for (const trace of ['held-address:', 'salt:']) expect(own).toContain(trace);
  await backUp(store, file);
  const copy = readFileSync(file, 'latin1');
  for (const trace of ['held-address:', 'salt:']) expect(copy).not.toContain(trace);
});

test('a copy that is cut short, damaged in a byte, foreign, missing or of another release changes nothing', async () => {
  const { store, file } = await copied();
  const whole = readFileSync(file);
  const damaged = (at: number, byte: number) => {
    const copy = Buffer.from(whole);
    copy[at] = byte;
    return copy;
  };
  // an index with a wrong byte would hide a person
  const database = new Database(file, { readonly: true });
  const { rootpage } = database
    .prepare("select rootpage from sqlite_master where name = 'leads_email'")
    .get() as { rootpage: number };
  database.close();
  const inIndex = whole.indexOf(validPayload.email, (rootpage - 1) * whole.readUInt16BE(16));
  const later = storeIn(newDataDir());
  await later.use((db) =>
    sql`insert into kysely_migration (name, timestamp) values ('999-more', '')`.execute(db),
  );
  const other = path.join(newDataDir(), 'later.sqlite');
  await backUp(later, other);
  for (const [what, content, said] of [
    ['half', whole.subarray(0, whole.length / 2), refused.damaged(file)],
    ['its begin', whole.subarray(0, 40), refused.damaged(file)],
    ['a column’s name', damaged(whole.indexOf('payload_hash'), 0xff), refused.damaged(file)],
    ['a table’s name', damaged(whole.indexOf('key_values'), 0xff), refused.damaged(file)],
    ['an index', damaged(inIndex, 0x61), refused.damaged(file)],
    ['another file', 'PDF', refused.noCopy(file)],
    ['another release', readFileSync(other), refused.otherRelease(file, '999-more')],
  ] as const) {
    writeFileSync(file, content);
    const restored = restore(store, file, { replace: true }).catch(({ message }) => message);
    expect([what, await restored]).toEqual([what, said]);
  }
  const folder = path.dirname(file);
  const none = path.join(folder, 'none');
  await expect(restore(store, none)).rejects.toThrow(refused.noFile(none));
  await expect(restore(store, folder)).rejects.toThrow(refused.unreadable(folder, 'EISDIR'));
  expect(await companies(store)).toEqual(['Prima Srl']);
});

describe('each night', () => {
  test('there is one copy at ten past three in Italy, and one at once after the start', async () => {
    const dataDir = newDataDir();
    const store = storeIn(dataDir);
    const start = Date.parse('2027-10-29T10:00:00Z');
    // each hour, and in the night every ten minutes, across the change of the clocks
    for (
      let tenths = 0;
      tenths < 3 * 24 * 6;
      tenths += tenths % 144 > 84 && tenths % 144 < 102 ? 1 : 6
    )
      await backUpNightly(store, dataDir, start + (tenths * hourMs) / 6);
    expect(await names(dataDir)).toEqual([
      'leads-2027-10-29T100000Z.sqlite',
      'leads-2027-10-30T011000Z.sqlite',
      'leads-2027-10-31T021000Z.sqlite',
      'leads-2027-11-01T021000Z.sqlite',
    ]);
  });

  test('copies go when they are fourteen days old, what was left unfinished with the next, and all else stays', async () => {
    const dataDir = newDataDir();
    const store = storeIn(dataDir);
    const start = Date.parse('2027-02-01T12:00:00Z');
    const later = start + 14 * 24 * hourMs;
    const folder = backupFolder(dataDir);
    await backUpNightly(store, dataDir, start);
    writeFileSync(path.join(folder, 'leads-2027-02-01T120001Z.sqlite.17.part'), '');
    writeFileSync(path.join(folder, 'notes.txt'), '');
    await deleteOldBackups(dataDir, facts.copiesStored.count, later);
    expect(readdirSync(folder)).toHaveLength(3);
    expect(await backUpNightly(store, dataDir, later)).toBe(true);
    await deleteOldBackups(dataDir, facts.copiesStored.count, later + 1);
    expect(readdirSync(folder)).toEqual(['leads-2027-02-15T120000Z.sqlite', 'notes.txt']);

    // one that fails leaves nothing, is logged, and is tried again
    mkdirSync(path.join(folder, 'taken'));
    await expect(backUp(store, path.join(folder, 'taken'))).rejects.toThrow('EISDIR');
    expect(readdirSync(folder)).toHaveLength(3);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'in the way');
    const night = later + 24 * hourMs;
    expect(await backUpNightly(store, dataDir, night)).toBe(false);
    expect(await site.logged('store.backup_failed')).toMatchObject({ code: 'ENOTDIR' });
    rmSync(folder);
    expect(await backUpNightly(store, dataDir, night + 11 * 60_000)).toBe(true);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('a clock that is years ahead for a while takes neither requests nor copies, and the nights go on', async () => {
    const dataDir = newDataDir();
    await site.start({ DATA_DIR: dataDir });
    await site.delivered();
    await site.stopWorker();
    const { store } = site.service();
    const live = async (from: number, hours: number, step = 1) => {
      for (let now = from; now < from + hours * hourMs; now += step * hourMs) {
        await backUpNightly(store, dataDir, now);
        await deleteOld(store, dataDir, now);
      }
    };
    // tomorrow's noon: how many nights lie between two times must not depend on when this runs
    const start = (Math.ceil(Date.now() / (24 * hourMs)) + 0.5) * 24 * hourMs;
    await live(start, 30);
    const copies = await names(dataDir);
    await live(Date.parse('2099-05-01T22:00:00Z'), 12);
    expect(await names(dataDir)).toEqual(
      expect.arrayContaining([...copies, expect.stringMatching('2099')]),
    );
    // a copy that is made later is the newest, whatever the other is called
    const back = start + 31 * hourMs;
    await live(back, 48);
    expect(await names(dataDir)).toEqual(expect.arrayContaining(copies));
    const newest = await newestBackup(dataDir, back + 48 * hourMs);
    expect(newest?.at).toBeGreaterThan(back + 20 * hourMs);
    await live(back + 48 * hourMs, 14 * 24, 6);
    expect((await names(dataDir)).at(-1)).not.toMatch('2099');
    expect(await listLeads(store)).toHaveLength(1);
    // what was right for a day is believed
    await live(start + 40 * 24 * hourMs, 23);
    expect(await listLeads(store)).toHaveLength(1);
    expect((await names(dataDir)).length).toBeGreaterThan(1);
    await live(start + 41 * 24 * hourMs, 3);
    expect([(await listLeads(store)).length, (await names(dataDir)).length]).toEqual([0, 2]);
    await site.logged('store.clock_jumped');
  });

  test('an alarm says that the newest copy is older than two days', async () => {
    await site.start({ DATA_DIR: newDataDir() });
    const observed = site.service();
    const now = Date.now();
    const trouble = async (hours: number) =>
      (await observe(observed, now + hours * hourMs)).get('backups')?.code;
    expect(await trouble(0)).toBeUndefined();
    await backUpNightly(observed.store, observed.config.dataDir, now);
    expect([await trouble(48), await trouble(49)]).toEqual([null, '49 h']);
  });
});

test('from the terminal a copy is made beside the nightly ones, or where it is said', async () => {
  const { DATA_DIR } = await copied();
  const { copy, restore: words } = leadsCommand;
  const made = await leads('backup');
  const [{ file, at } = { file: '', at: 0 }] = await listBackups(DATA_DIR);
  // of Rome's clock, as in the mails; the name has no milliseconds
  expect(made).toBe(`${copy.made(romeTime(new Date(at)), file)}\n`);
  expect(await leads('restore', file, '--replace', '--yes')).toContain(words.done(file).one());
  const elsewhere = path.join(newDataDir(), 'copy.sqlite');
  expect(await leads('backup', elsewhere)).toMatch(new RegExp(`: ${elsewhere}\n$`));
  await expect(leads('restore')).rejects.toThrow(words.missing);
  // a copy is never put over a file, which may be the store itself
  for (const taken of [elsewhere, path.join(DATA_DIR, 'leads.db')])
    await expect(leads('backup', taken)).rejects.toThrow(leadsCommand.export.exists(taken));
});

onPostgres(() => {
  test('restore: an empty database takes over the requests of a data file, and sends what waited', async () => {
    const DATA_DIR = newDataDir();
    await site.start({ DATA_DIR });
    await site.delivered({ azienda: 'Prima Srl' });
    const key = await signingKey(site.service().store);
    site.smtp.behave('busy');
    const waiting = await site.putOff({ azienda: 'Attesa Srl' });
    await site.stop();
    const database = await newPostgres();
    Object.assign(process.env, database);
    const dataFile = path.join(DATA_DIR, 'leads.db');
    const { done } = leadsCommand.restore;
    expect(await leads('restore', dataFile)).toContain(done(dataFile).other('2'));
    await expect(leads('restore', dataFile)).rejects.toThrow(refused.notEmpty(2));
    site.smtp.behave('none');
    await site.start(database);
    const { store } = site.service();
    await site.smtp.mailWhere(isMailOf(waiting));
    expect(await companies(store)).toEqual(['Attesa Srl', 'Prima Srl']);
    // the links in the mails before
    expect(await signingKey(store)).toEqual(key);
  });

  test('the commands that the terminal says copy the database and restore it', async () => {
    await site.start(await newPostgres());
    await site.delivered({ azienda: 'Prima Srl' });
    const cwd = newDataDir();
    /** The last line of what the command says that it does not do. */
    const said = async (...args: string[]) => {
      const { message } = await leads(...args).catch((error) => error);
      return message.split('\n').at(-1);
    };
    const run = (command: string) =>
      promisify(execFile)('sh', ['-c', command], { cwd, env: { ...process.env } });
    const dump = await said('backup');
    expect(dump).toMatch(/^pg_dump /);
    await run(dump);
    await site.delivered({ azienda: 'Dopo Srl' });
    await run(await said('restore', 'leads.dump', '--replace'));
    expect(await companies(site.anotherStore())).toEqual(['Prima Srl']);
    expect(await backUpNightly(site.anotherStore(), cwd, Date.now())).toBe(false);
    expect(readdirSync(cwd)).toEqual(['leads.dump']);
  });
});
