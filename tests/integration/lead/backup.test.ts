import { chmodSync, readdirSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listLeads } from '@/lib/lead/ops/admin';
import { backUp } from '@/lib/store/backup';
import { restore } from '@/lib/store/restore';
import { createStore, type Store } from '@/lib/store/store';
import { restoreCommand } from '@/scripts/leads/backup';
import { leadsCommand } from '../../support/command-line';
import { jsonRequest, newDataDir, validPayload } from '../../support/contact-route';
import { idOf, leadSite, untilDeliveriesAre } from '../../support/lead-site';
import { describeStores } from '../../support/stores';

const site = leadSite();

type Variables = Record<string, string>;

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

/** A second way to the same store, as the command line has one beside the server. */
function beside({ DATA_DIR = '', DATABASE_URL = '' }: Variables): Store {
  const store = createStore(
    { dataDir: DATA_DIR, databaseUrl: DATABASE_URL || null },
    { mend: false },
  );
  stores.push(store);
  return store;
}

const sqlite = (): Variables => ({ DATA_DIR: newDataDir(), DATABASE_URL: '' });

const companies = async (store: Store) =>
  (await listLeads(store)).map(({ fields }) => fields.azienda);

async function post(POST: (request: Request) => Promise<Response>, azienda: string) {
  return await idOf(await POST(jsonRequest({ ...validPayload, azienda })));
}

describeStores((newStore) => {
  test('what is copied while requests come in is there again on an empty machine, of either engine', async () => {
    const variables = await newStore();
    const { POST } = await site.start({ ...variables, LEADS_RETRY_SECONDS: '0' });
    const delivered = await post(POST, 'Rossi Srl');
    await untilDeliveriesAre(delivered, 'delivered');
    site.smtp.behave('busy');
    const parked = await post(POST, 'Bianchi Srl');
    await untilDeliveriesAre(parked, 'parked');

    const store = beside(variables);
    const file = path.join(newDataDir(), 'copy.gz');
    await Promise.all([backUp(store, file), post(POST, 'Verdi Srl')]);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const before = await listLeads(store);
    for (const empty of [beside(await newStore()), beside(sqlite())]) {
      expect((await restore(empty, file)).leftOut).toEqual([]);
      const after = await listLeads(empty);
      for (const id of [delivered, parked])
        expect(after.find((lead) => lead.id === id)).toEqual(before.find((lead) => lead.id === id));
    }
  });

  test('a store that has requests is replaced only when that is said', async () => {
    const variables = await newStore();
    const { POST } = await site.start(variables);
    const store = beside(variables);
    await untilDeliveriesAre(await post(POST, 'Prima Srl'), 'delivered');
    const file = path.join(newDataDir(), 'copy.gz');
    await backUp(store, file);
    await untilDeliveriesAre(await post(POST, 'Dopo Srl'), 'delivered');

    await expect(restore(store, file)).rejects.toThrow(/The store has 2 requests/);
    expect(await companies(store)).toContain('Dopo Srl');
    await restore(store, file, { replace: true });
    expect(await companies(store)).toEqual(['Prima Srl']);
  });
});

test('a copy that is cut short, foreign or missing changes nothing', async () => {
  const variables = sqlite();
  const { POST } = await site.start(variables);
  await untilDeliveriesAre(await post(POST, 'Prima Srl'), 'delivered');
  const store = beside(variables);
  const folder = newDataDir();
  const file = path.join(folder, 'copy.gz');
  await backUp(store, file);
  const replace = true;
  truncateSync(file, statSync(file).size - 20);
  await expect(restore(store, file, { replace })).rejects.toThrow(/cut short/);
  writeFileSync(file, 'PDF');
  await expect(restore(store, file, { replace })).rejects.toThrow(/no copy of a store/);
  await expect(restore(store, path.join(folder, 'none'))).rejects.toThrow(/no file/);
  expect(await companies(store)).toEqual(['Prima Srl']);
  await expect(backUp(store, path.join(folder, 'none', 'copy.gz'))).rejects.toThrow(/ENOENT/);
  expect(readdirSync(folder)).toEqual(['copy.gz']);
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
  const from = beside(sqlite());
  const file = path.join(newDataDir({ onDisk: true }), 'copy.gz');
  await backUp(from, file);

  chmodSync(path.dirname(file), 0o755);
  chmodSync(file, 0o000);
  const empty = sqlite();
  await expect(asNobody(() => restore(beside(empty), file))).rejects.toThrow(
    new RegExp(`^${file} cannot be read: EACCES.*nothing was changed.*another user`, 's'),
  );
  await expect(restore(beside(empty), path.dirname(file))).rejects.toThrow(
    /cannot be read: EISDIR/,
  );

  chmodSync(file, 0o644);
  const closed = sqlite();
  const { DATA_DIR = '' } = closed;
  await beside(closed).connection();
  const restored = (variables: Variables) =>
    asNobody(() => restoreCommand(beside(variables), file, true, variables.DATA_DIR ?? ''));
  const denied = new RegExp(
    `^${DATA_DIR} may not be written .*nothing was changed.*the server’s user`,
    's',
  );
  chmodSync(path.join(DATA_DIR, 'leads.db'), 0o444);
  chmodSync(DATA_DIR, 0o555);
  await expect(restored(closed)).rejects.toThrow(denied);
  chmodSync(DATA_DIR, 0o000);
  await expect(restored(closed)).rejects.toThrow(denied);
  await expect(restored({ DATA_DIR: path.join(DATA_DIR, 'new') })).rejects.toThrow(
    /may not be written .*EACCES/,
  );
  chmodSync(DATA_DIR, 0o700);
});

test('from the terminal a folder keeps its copies for so many days, and all else for ever', async () => {
  const leads = (...args: string[]) => leadsCommand(sqlite(), ...args);
  const folder = newDataDir();
  for (const name of ['leads-2020-01-01T030000Z.backup.gz', 'notes.txt']) {
    writeFileSync(path.join(folder, name), '');
    utimesSync(path.join(folder, name), 0, 0);
  }
  expect(await leads('backup', folder, '--keep', '14')).toContain('1 older than 14 days deleted');
  const names = readdirSync(folder).sort();
  expect(names).toEqual([expect.stringMatching(/^leads-20.*\.backup\.gz$/), 'notes.txt']);
  expect(await leads('restore', path.join(folder, names[0] ?? ''))).toMatch(/\d+ rows restored/);
  await expect(leads('backup', folder, '--keep', 'all')).rejects.toThrow(/number of days/);
});
