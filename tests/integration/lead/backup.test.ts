import { execFile } from 'node:child_process';
import {
  chmodSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { facts } from '@/content/facts';
import { listLeads } from '@/lib/lead/ops/admin';
import { makeBackup, scheduleBackup } from '@/lib/lead/ops/maintenance';
import { backUp, backupFolder, deleteOldBackups, listBackups } from '@/lib/store/backup';
import { restore } from '@/lib/store/restore';
import { createStore, type Store } from '@/lib/store/store';
import { restoreCommand } from '@/scripts/leads/backup';
import { leadsCommand } from '../../support/command-line';
import { jsonRequest, newDataDir, service, validPayload } from '../../support/contact-route';
import { idOf, isMailOf, leadSite, untilDeliveriesAre } from '../../support/lead-site';
import { runScheduled, stopWorker } from '../../support/scheduled';
import { newPostgresStore } from '../../support/shared-postgres';

const site = leadSite();
const replace = true;

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

/** A second way to the same store, as the command line has one beside the server. */
function beside(dataDir: string, databaseUrl: string | null = null): Store {
  const store = createStore({ dataDir, databaseUrl });
  stores.push(store);
  return store;
}

/** What the server does each minute. Whether a copy was made. */
async function backUpNightly(store: Store, dataDir: string, now: number): Promise<boolean> {
  await scheduleBackup(store, dataDir, now);
  const made = await runScheduled(store, 'backup', now, async () => {
    await makeBackup(store, dataDir, now);
    return true;
  });
  await scheduleBackup(store, dataDir, now + 600_000);
  return made ?? false;
}

const companies = async (store: Store) =>
  (await listLeads(store)).map(({ fields }) => fields.azienda).sort();

async function post(POST: (request: Request) => Promise<Response>, azienda: string) {
  return await idOf(await POST(jsonRequest({ ...validPayload, azienda })));
}

/** A server with one delivered request, and a copy of its store. */
async function copied() {
  const DATA_DIR = newDataDir();
  const { POST } = await site.start({ DATA_DIR, LEADS_RETRY_SECONDS: '0' });
  await untilDeliveriesAre(await post(POST, 'Prima Srl'), 'delivered');
  const store = beside(DATA_DIR);
  const file = path.join(newDataDir({ onDisk: true }), "l'archivio.sqlite");
  await backUp(store, file);
  return { DATA_DIR, POST, store, file };
}

test('what is copied while requests come in is there again on an empty machine', async () => {
  const { POST, store, file } = await copied();
  site.smtp.behave('busy');
  const parked = await post(POST, 'Bianchi Srl');
  await untilDeliveriesAre(parked, 'dead_letter');
  await Promise.all([backUp(store, file), post(POST, 'Verdi Srl')]);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const empty = beside(newDataDir());
  await restore(empty, file);
  const before = await listLeads(store);
  const after = await listLeads(empty);
  expect(after.length).toBeGreaterThanOrEqual(2);
  for (const lead of after.filter(({ fields }) => fields.azienda !== 'Verdi Srl'))
    expect(lead).toEqual(before.find(({ id }) => id === lead.id));
});

test('a store that has requests is replaced only when that is said, under a running server, which sends what waited', async () => {
  const { DATA_DIR, POST, store, file } = await copied();
  site.smtp.behave('busy');
  const waiting = await post(POST, 'Attesa Srl');
  await untilDeliveriesAre(waiting, 'dead_letter');
  const held = { status: 'pending' as const, leased_until: Date.now() + 600_000, lease_token: 'x' };
  await backUp(store, file);
  // as if it was being sent when the copy was made
  const copy = beside(newDataDir());
  await restore(copy, file);
  await copy.use((db) =>
    db.updateTable('outbox').set(held).where('lead_id', '=', waiting).execute(),
  );
  await backUp(copy, file);
  site.smtp.behave('none');
  await untilDeliveriesAre(await post(POST, 'Dopo Srl'), 'delivered');

  await expect(restore(store, file)).rejects.toThrow(/The store has 3 requests/);
  expect(await companies(store)).toContain('Dopo Srl');
  expect(await restore(store, file, { replace })).toBe(2);
  expect(await companies(store)).toEqual(['Attesa Srl', 'Prima Srl']);
  await site.smtp.mailWhere(isMailOf(waiting));
  await untilDeliveriesAre(waiting, 'delivered');
  await untilDeliveriesAre(await post(POST, 'Poi Srl'), 'delivered');
  expect(readFileSync(path.join(DATA_DIR, 'leads.db'), 'latin1')).not.toContain('Dopo Srl');
});

test('a copy that is cut short, foreign, missing or of a later release changes nothing', async () => {
  const { store, file } = await copied();
  const folder = path.dirname(file);
  const whole = readFileSync(file);
  truncateSync(file, whole.length / 2);
  await expect(restore(store, file, { replace })).rejects.toThrow(/damaged or cut short/);
  writeFileSync(file, whole.subarray(0, 40));
  await expect(restore(store, file, { replace })).rejects.toThrow(/damaged or cut short/);
  writeFileSync(file, 'PDF');
  await expect(restore(store, file, { replace })).rejects.toThrow(/no copy of a store/);
  await expect(restore(store, path.join(folder, 'none'))).rejects.toThrow(/no file/);
  await expect(restore(store, folder)).rejects.toThrow(/cannot be read: EISDIR/);

  const later = beside(newDataDir());
  await later.use((db) =>
    sql`insert into kysely_migration (name, timestamp) values ('999-more', '')`.execute(db),
  );
  await backUp(later, file);
  await expect(restore(store, file, { replace })).rejects.toThrow(/later release \(999-more\)/);

  expect(await companies(store)).toEqual(['Prima Srl']);
  writeFileSync(path.join(folder, 'in-the-way'), '');
  const blocked = path.join(folder, 'in-the-way', 'copy.sqlite');
  await expect(backUp(store, blocked)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(readdirSync(folder).sort()).toEqual(['in-the-way', path.basename(file)]);
});

/** Root may read and write everything: its tests do it as somebody else. */
async function asNobody<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return await work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

test('a copy that this user may not read, and a store that it may not write, are no damaged copy', async () => {
  const { file } = await copied();
  chmodSync(path.dirname(file), 0o755);
  chmodSync(file, 0o000);
  await expect(asNobody(() => restore(beside(newDataDir()), file))).rejects.toThrow(
    new RegExp(`^${file} cannot be read: EACCES.*nothing was changed.*another user`, 's'),
  );

  chmodSync(file, 0o644);
  const closed = newDataDir();
  await beside(closed).connection();
  const restored = (dataDir: string) =>
    asNobody(() => restoreCommand(beside(dataDir), { dataDir, databaseUrl: null }, file, replace));
  const denied = new RegExp(
    `^${closed} may not be written .*nothing was changed.*the server’s user`,
    's',
  );
  chmodSync(path.join(closed, 'leads.db'), 0o444);
  chmodSync(closed, 0o555);
  await expect(restored(closed)).rejects.toThrow(denied);
  chmodSync(closed, 0o000);
  await expect(restored(closed)).rejects.toThrow(denied);
  await expect(restored(path.join(closed, 'new'))).rejects.toThrow(/may not be written .*EACCES/);
  chmodSync(closed, 0o700);
});

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe('each night', () => {
  /** A store, and what its copies are called after it was looked at every ten minutes between two moments. */
  async function nights(from: string, to: string) {
    const dataDir = newDataDir();
    const store = beside(dataDir);
    for (let now = Date.parse(from); now < Date.parse(to); now += hourMs / 6) {
      await backUpNightly(store, dataDir, now);
      await deleteOldBackups(dataDir, facts.copiesStored.count, now);
    }
    return (await listBackups(dataDir)).map(({ file }) => path.basename(file));
  }

  test('there is one copy at ten past three in Italy, and one at once after the start', async () => {
    expect(await nights('2027-10-29T10:00:00Z', '2027-11-01T10:00:00Z')).toEqual([
      'leads-2027-10-29T100000Z.sqlite',
      'leads-2027-10-30T011000Z.sqlite',
      'leads-2027-10-31T021000Z.sqlite',
      'leads-2027-11-01T021000Z.sqlite',
    ]);
  });

  test('copies go when they are fourteen days old, what was left unfinished with the next, and all else stays', async () => {
    const dataDir = newDataDir();
    const store = beside(dataDir);
    const start = Date.parse('2027-02-01T12:00:00Z');
    const folder = backupFolder(dataDir);
    await backUpNightly(store, dataDir, start);
    writeFileSync(path.join(folder, 'leads-2027-02-01T120000Z.sqlite-journal'), '');
    writeFileSync(path.join(folder, 'leads-2027-02-01T120001Z.sqlite.17.part'), '');
    writeFileSync(path.join(folder, 'notes.txt'), '');
    await deleteOldBackups(dataDir, facts.copiesStored.count, start + 14 * dayMs);
    expect(readdirSync(folder)).toHaveLength(4);
    expect(await backUpNightly(store, dataDir, start + 14 * dayMs)).toBe(true);
    await deleteOldBackups(dataDir, facts.copiesStored.count, start + 14 * dayMs + 1);
    expect(readdirSync(folder)).toEqual(['leads-2027-02-15T120000Z.sqlite', 'notes.txt']);
  });

  test('a copy that fails is logged, leaves nothing, and is tried again', async () => {
    const dataDir = newDataDir();
    const store = beside(dataDir);
    const now = Date.parse('2027-02-01T12:00:00Z');
    writeFileSync(backupFolder(dataDir), 'in the way');
    expect(await backUpNightly(store, dataDir, now)).toBe(false);
    expect(await site.logged('store.backup_failed')).toMatchObject({ code: 'ENOTDIR' });
    rmSync(backupFolder(dataDir));
    expect(await backUpNightly(store, dataDir, now + 11 * 60_000)).toBe(true);
    expect(readdirSync(backupFolder(dataDir))).toHaveLength(1);
  });

  test('the site calls for help when the newest copy is older than two days, and when it is made again', async () => {
    const dataDir = newDataDir();
    await site.start({ DATA_DIR: dataDir });
    const { alarms, store } = await service();
    await stopWorker();
    const now = Date.now();
    await backUpNightly(store, dataDir, now - 49 * hourMs);
    await alarms.check(now);
    await site.logged('alarm.raised');
    expect(site.smtp.mails.map(({ mail }) => mail.subject)).toEqual([
      '[allarme] L’archivio non viene più copiato',
    ]);
    await backUpNightly(store, dataDir, now);
    await alarms.check(now + 60_000);
    await site.logged('alarm.over');
  });
});

test('from the terminal a copy is made beside the nightly ones, or where it is said', async () => {
  const { DATA_DIR } = await copied();
  const leads = (...args: string[]) => leadsCommand({ DATA_DIR, DATABASE_URL: '' }, ...args);
  expect(await leads('backup')).toMatch(/^Copied to .*backups\/leads-20\S+Z\.sqlite\.$/m);
  const [backup] = await listBackups(DATA_DIR);
  expect(await leads('restore', backup?.file ?? '', '--replace')).toMatch(/^1 requests restored/);
  const elsewhere = path.join(newDataDir(), 'copy.sqlite');
  expect(await leads('backup', elsewhere)).toBe(`Copied to ${elsewhere}.\n`);
  await expect(leads('restore')).rejects.toThrow(/needs a FILE/);
});

test('of PostgreSQL the terminal says commands that copy and restore it', async () => {
  const DATABASE_URL = await newPostgresStore();
  const { POST } = await site.start({ DATABASE_URL });
  await untilDeliveriesAre(await post(POST, 'Prima Srl'), 'delivered');
  const cwd = newDataDir();
  const said = (...args: string[]) =>
    leadsCommand({ DATABASE_URL }, ...args).then(
      () => '',
      ({ stderr }) => String(stderr).trim().split('\n').at(-1) ?? '',
    );
  const run = (command: string) =>
    promisify(execFile)('sh', ['-c', command], { cwd, env: { ...process.env, DATABASE_URL } });
  const dump = await said('backup');
  expect(dump).toMatch(/^pg_dump /);
  await run(dump);
  await untilDeliveriesAre(await post(POST, 'Dopo Srl'), 'delivered');
  await run(await said('restore', 'leads.dump', '--replace'));
  expect(await companies(beside('', DATABASE_URL))).toEqual(['Prima Srl']);
  expect(await backUpNightly(beside('', DATABASE_URL), cwd, Date.now())).toBe(false);
  expect(readdirSync(cwd)).toEqual(['leads.dump']);
});
