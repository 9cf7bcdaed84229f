import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { backUp, backupFile } from '@/lib/store/backup';
import { restore } from '@/lib/store/restore';
import { leadsCommand } from '../../support/command-line';
import {
  jsonRequest,
  leadStore,
  newDataDir,
  stopService,
  validPayload,
} from '../../support/contact-route';
import { anna, erase, listedIds } from '../../support/erase';
import { idOf, leadSite, quickRetries, untilDeliveriesAre } from '../../support/lead-site';

const dayMs = 86_400_000;
const site = leadSite();

describe('nightly copies', () => {
  /** A server with two people's requests, and a copy of its store. */
  async function start() {
    const DATA_DIR = newDataDir();
    const { POST } = await site.start({
      DATA_DIR,
      LEADS_RETRY_SECONDS: quickRetries,
      LEADS_CONFIRM: 'on',
    });
    // long enough for pages of its own
    const long = { ...anna, obiettivi: `${'Vorrei. '.repeat(450)}anna.verdi@alberghi.it` };
    const ids: string[] = [];
    for (const payload of [anna, validPayload, long])
      ids.push(await idOf(await POST(jsonRequest(payload))));
    for (const id of ids) await untilDeliveriesAre(id, 'delivered');
    const store = await leadStore();
    const file = backupFile(DATA_DIR, Date.now());
    await backUp(store, file);
    return { ids, store, file, folder: path.dirname(file) };
  }

  test('lose the person, to the last byte, and are whole', async () => {
    const { ids, store, file, folder } = await start();
    const damaged = path.join(folder, 'leads-2026-11-21T021000Z.sqlite');
    writeFileSync(damaged, readFileSync(file).subarray(0, 9_000));
    writeFileSync(`${file}.17.part`, 'anna.verdi@alberghi.it');
    const all = () =>
      [file, `${file}.17.part`].map((each) => existsSync(each) && readFileSync(each, 'latin1'));

    const before = all();
    const preview = await erase({ email: anna.email }, true);
    expect(preview.places[1]).toEqual({
      place: 'copies',
      removed: [],
      rewritten: [path.basename(file)],
      unsure: [path.basename(damaged)],
    });
    expect(all()).toEqual(before);
    expect(before.join('')).toMatch(/Anna\.Verdi@Alberghi\.it/);
    await erase({ email: anna.email });
    expect(all()).toEqual([expect.not.stringMatching(/verdi|alberghi|vorrei/i), false]);
    for (const id of [ids[0], ids[2]]) expect(all().join('')).not.toContain(id);
    expect(readdirSync(folder).sort()).toEqual([path.basename(damaged), path.basename(file)]);
    await restore(store, file, { replace: true });
    expect(await listedIds()).toEqual([ids[1]]);
  });

  test.each([
    [
      'the release before',
      [
        "delete from kysely_migration where name > '008'",
        'drop index leads_unmarked',
        'alter table leads drop column recalls',
        'drop table counts',
      ],
    ],
    ['a later release', ["insert into kysely_migration (name, timestamp) values ('999-more', '')"]],
  ])('of %s lose the person too', async (_release, changes) => {
    const { ids, file } = await start();
    const database = new Database(file);
    for (const change of changes) database.exec(change);
    database.close();
    const preview = await erase({ email: anna.email }, true);
    const erased = await erase({ email: anna.email });
    for (const { places } of [preview, erased])
      expect(places[1]).toMatchObject({ rewritten: [path.basename(file)], unsure: [] });
    const left = readFileSync(file, 'latin1');
    expect(left).not.toMatch(/verdi|alberghi/i);
    expect(left).toContain(ids[1]);
  });

  test('that only they still have a request is found by the address', async () => {
    const { ids, store, file } = await start();
    await store.use((db) => db.deleteFrom('leads').execute());
    expect((await erase({ email: anna.email })).places[1]?.rewritten).toEqual([
      path.basename(file),
    ]);
    await restore(store, file);
    expect(await listedIds()).toEqual([ids[1]]);
  });
});

describe('damaged files that were set aside', () => {
  /** A data file in which one person is, damaged so that it is set aside with the next start. */
  async function damagedStore(at: number): Promise<string> {
    const DATA_DIR = newDataDir();
    const { POST } = await site.start({ DATA_DIR });
    await untilDeliveriesAre(await idOf(await POST(jsonRequest(anna))), 'delivered');
    await stopService();
    const file = path.join(DATA_DIR, 'leads.db');
    const damaged = readFileSync(file);
    damaged.fill('x', at, at + 16);
    writeFileSync(file, damaged);
    const next = await site.start({ DATA_DIR });
    await untilDeliveriesAre(await idOf(await next.POST(jsonRequest(validPayload))), 'delivered');
    return DATA_DIR;
  }

  const asides = (folder: string) =>
    readdirSync(folder).filter((name) => name.startsWith('leads.db.corrupt-'));

  test('go whole when they name the person, and stay when they do not', async () => {
    const folder = await damagedStore(0);
    const [aside = ''] = asides(folder);
    writeFileSync(path.join(folder, `${aside}-journal`), 'anna.verdi@alberghi.it');
    expect(await erase({ email: 'nessuno@alberghi.it' })).toMatchObject({
      places: [expect.objectContaining({ removed: [], unsure: [aside] }), expect.anything()],
    });
    expect((await erase({ email: anna.email }, true)).places[0]?.removed).toEqual([aside]);
    expect(existsSync(path.join(folder, aside))).toBe(true);
    expect(await erase({ email: anna.email })).toMatchObject({
      places: [expect.objectContaining({ removed: [aside], unsure: [] }), expect.anything()],
    });
    expect(asides(folder)).toEqual([]);
    const left = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'latin1'));
    expect(left.join('')).not.toMatch(/verdi|alberghi/i);
  });

  test('stay, and are told, when a telephone alone is in them', async () => {
    const before = newDataDir();
    const { POST } = await site.start({ DATA_DIR: before });
    await untilDeliveriesAre(await idOf(await POST(jsonRequest(anna))), 'delivered');
    await stopService();
    const folder = newDataDir();
    const aside = 'leads.db.corrupt-2026-11-21T22-02-09-123Z';
    copyFileSync(path.join(before, 'leads.db'), path.join(folder, aside));
    await site.start({ DATA_DIR: folder });
    expect((await erase({ phone: '347 7654322' })).places[0]?.unsure).toEqual([]);
    const kept = expect.objectContaining({ removed: [], unsure: [aside] });
    expect(await erase({ phone: anna.telefono })).toMatchObject({
      places: [kept, expect.anything()],
    });
    expect(asides(folder)).toEqual([aside]);
    expect(await leadsCommand({ DATA_DIR: folder }, 'erase', anna.telefono)).toContain(aside);
  });

  test('go after the retention, loudly', async () => {
    const folder = await damagedStore(0);
    const [aside] = asides(folder);
    mkdirSync(path.join(folder, 'leads.db.corrupt-by-hand'));
    const { purgeSetAside } = await import('@/lib/lead/ops/maintenance');
    expect(purgeSetAside(folder, 30, Date.now() + 29 * dayMs)).toBe(0);
    expect(purgeSetAside(folder, 30, Date.now() + 31 * dayMs)).toBe(1);
    expect(asides(folder)).toEqual(['leads.db.corrupt-by-hand']);
    expect(await site.logged('store.set_aside_deleted')).toMatchObject({ level: 40, file: aside });
    expect(purgeSetAside(path.join(folder, 'gone'), 30)).toBe(0);
  });
});
