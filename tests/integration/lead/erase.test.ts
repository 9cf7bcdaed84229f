import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { leadsCommand } from '../../support/command-line';
import {
  jsonRequest,
  leadStore,
  newDataDir,
  service,
  stopService,
  validPayload,
} from '../../support/contact-route';
import { idOf, leadSite, quickRetries, untilDeliveriesAre } from '../../support/lead-site';
import { describeStores } from '../../support/stores';

const dayMs = 86_400_000;
const site = leadSite();

const anna = {
  ...validPayload,
  nome: 'Anna Verdi',
  email: 'Anna.Verdi@Alberghi.it',
  telefono: '347 765.4321 (dopo le 18)',
};

async function erase(subject: { email?: string; phone?: string }, dryRun = false) {
  const { erase: erasePerson } = await import('@/lib/lead/erase/erase');
  const { findPerson } = await import('@/lib/lead/erase/find');
  const { store, config } = await service();
  return await erasePerson(store, config, await findPerson(store, subject), { dryRun });
}

async function listedIds(): Promise<string[]> {
  const { listLeads } = await import('@/lib/lead/ops/admin');
  return (await listLeads(await leadStore())).map(({ id }) => id).sort();
}

/** Everything that the store has on the disk. */
async function bytes(environment: Record<string, string>): Promise<string> {
  if (environment.DATA_DIR) {
    return readdirSync(environment.DATA_DIR)
      .map((name) => readFileSync(path.join(environment.DATA_DIR ?? '', name), 'latin1'))
      .join('');
  }
  const store = await leadStore();
  const { rows } = await store.use(async (db) => {
    // what is in memory alone would be found nowhere
    await sql`checkpoint`.execute(db);
    return await sql<{ folder: string; file: string }>`select
      current_setting('data_directory') as folder, pg_relation_filepath('leads') as file`.execute(
      db,
    );
  });
  const { folder = '', file = '' } = rows[0] ?? {};
  return readFileSync(path.join(folder, file), 'latin1');
}

describeStores((newStore, engine) => {
  async function start(environment: Record<string, string> = {}) {
    const store = await newStore();
    const { POST } = await site.start({
      ...store,
      LEADS_RETRY_SECONDS: quickRetries,
      ...environment,
    });
    const post = async (payload: object) => await idOf(await POST(jsonRequest(payload)));
    return { store, post };
  }

  test('a person is gone from every table and from the bytes, and nobody else is', async () => {
    const { store, post } = await start();
    const others: string[] = [];
    // PostgreSQL compresses long rows, and then nothing could be found; in SQLite they lie on several pages
    const repeats = store.DATA_DIR ? 400 : 60;
    for (let index = 0; index < 40; index += 1) {
      others.push(
        await post({ ...validPayload, obiettivi: `${index} ${'testo '.repeat(repeats)}` }),
      );
      if (index % 8 === 0) await post({ ...anna, obiettivi: `Segreto ${index} `.repeat(repeats) });
    }
    const held = await post({ ...anna, sito_web: 'x' });
    expect(await listedIds()).toContain(held);
    for (const id of others) await untilDeliveriesAre(id, 'delivered');
    const before = await bytes(store);
    for (const piece of ['Anna.Verdi@Alberghi.it', 'Segreto 16'])
      expect(before.includes(piece)).toBe(true);

    const preview = await erase({ email: ' anna.verdi@alberghi.IT ' }, true);
    expect(preview.requests).toBe(6);
    expect(await listedIds()).toHaveLength(46);
    expect(await erase({ email: ' anna.verdi@alberghi.IT ' })).toEqual(preview);
    expect(await listedIds()).toEqual(others.sort());
    const deliveries = await (await leadStore()).use((db) =>
      db.selectFrom('deliveries').select('lead_id').distinct().execute(),
    );
    expect(deliveries.map(({ lead_id }) => lead_id).sort()).toEqual(others.sort());
    const left = await bytes(store);
    expect(left.match(/verdi|alberghi|7654321|765\.4321|Segreto/i)?.[0]).toBeUndefined();
    expect(left.includes('maria@rossi.it')).toBe(true);
    expect(await erase({ email: anna.email })).toMatchObject({ requests: 0 });
    expect(JSON.stringify(site.logLines())).not.toMatch(/anna|verdi|alberghi/i);
  });

  test('a telephone finds its requests however it was typed, and deletes none of them by itself', async () => {
    const { post } = await start();
    const own = [
      await post({ ...anna, email: 'uno@a.it' }),
      await post({ ...anna, email: 'due@a.it', telefono: '+39 3477654321' }),
      await post({ ...anna, email: 'tre@a.it', telefono: '02 87654321 o 0039 347 7654321' }),
    ];
    const other = await post({ ...anna, email: 'quattro@a.it', telefono: '347 7654322' });
    for (const id of [...own, other]) await untilDeliveriesAre(id, 'delivered');
    const { requests, left } = await erase({ phone: '(+39) 347-765 43 21' });
    expect([requests, left.map(({ id }) => id)]).toEqual([0, own.sort()]);
    expect(await listedIds()).toEqual([...own, other].sort());
  });

  test('an address with an international domain is one in either spelling, and a longer one is another', async () => {
    const { post } = await start();
    await post({ ...anna, email: 'info@società.it' });
    const longer = await post({ ...anna, email: 'piu.info@società.it' });
    expect(await erase({ email: 'INFO@xn--societ-nta.it' })).toMatchObject({
      requests: 1,
      left: [],
    });
    expect(await listedIds()).toEqual([longer]);
  });

  test('given up, unreadable and named in somebody else’s: each is deleted or told', async () => {
    const { post } = await start({ LEADS_RETRY_SECONDS: '' });
    site.smtp.behave('busy');
    const parked = await post(anna);
    const unreadable = await post(anna);
    const naming = await post({ ...validPayload, obiettivi: 'Scrivi a\nanna.verdi@alberghi.it' });
    const store = await leadStore();
    await store.use(async (db) => {
      await db
        .updateTable('leads')
        .set({ fields: '{"nome":"Anna Verdi","email":"Anna.Verdi@Alberghi.it","tel' })
        .where('id', '=', unreadable)
        .execute();
      await db.updateTable('deliveries').set({ status: 'parked' }).execute();
    });
    expect(await erase({ email: anna.email })).toMatchObject({
      requests: 1,
      undelivered: 1,
      unreadable: 1,
      left: [expect.objectContaining({ id: naming, why: 'named' })],
    });
    expect(await listedIds()).toEqual([naming]);
    expect([parked, unreadable]).not.toContain(naming);
  });

  test('what nobody received is kept for 180 days after its last try, and no longer', async () => {
    const { post } = await start();
    const held = await post({ ...validPayload, sito_web: 'x' });
    const parked = await post(validPayload);
    await untilDeliveriesAre(parked, 'delivered');
    const store = await leadStore();
    await store.use((db) =>
      db
        .updateTable('deliveries')
        .set({ status: 'parked', delivered_at: null })
        .where('lead_id', '=', parked)
        .execute(),
    );
    const { purge } = await import('@/lib/lead/ops/maintenance');
    expect(await purge(store, 30, Date.now() + 179 * dayMs)).toBe(0);
    expect(await listedIds()).toEqual([held, parked].sort());
    expect(await purge(store, 200, Date.now() + 199 * dayMs)).toBe(0);
    expect(await purge(store, 30, Date.now() + 181 * dayMs)).toBe(2);
  });

  test.each(['in DATA_DIR', 'in BACKUP_DIR'])(
    'the nightly copies %s are written anew without the person, and are whole',
    async (where) => {
      const outside = where === 'in BACKUP_DIR';
      const folder = path.join(newDataDir(), 'backups');
      const dataDir = outside ? newDataDir() : path.dirname(folder);
      const { post } = await start({
        LEADS_CONFIRM: 'on',
        DATA_DIR: dataDir,
        BACKUP_DIR: outside ? folder : '',
      });
      const ids = [await post(anna), await post(validPayload)];
      for (const id of ids) await untilDeliveriesAre(id, 'delivered');
      mkdirSync(folder);
      const { backUp, datedFile } = await import('@/lib/store/backup');
      const { restore } = await import('@/lib/store/restore');
      const leads = await leadStore();
      const file = datedFile(folder, Date.now());
      await backUp(leads, file);
      const damaged = datedFile(folder, 0);
      writeFileSync(damaged, gzipSync('{"linea":1,'));
      const copied = () => gunzipSync(readFileSync(file)).toString('utf8');

      const preview = await erase({ email: anna.email }, true);
      expect(preview.places[1]).toEqual({
        place: 'copies',
        removed: [],
        rewritten: [path.basename(file)],
        unsure: [path.basename(damaged)],
      });
      expect(copied()).toContain('Anna.Verdi@Alberghi.it');
      await erase({ email: anna.email });
      expect(copied()).not.toMatch(/verdi|alberghi/i);
      expect(copied()).not.toContain(ids[0]);
      expect(readdirSync(folder)).toHaveLength(2);
      await restore(leads, file, { replace: true });
      expect(await listedIds()).toEqual([ids[1]]);
    },
  );

  // what it deletes on either is tested above
  if (engine === 'PostgreSQL') return;

  test('the command says what goes and what it cannot reach, and changes nothing with --dry-run', async () => {
    const { store, post } = await start();
    await untilDeliveriesAre(await post(anna), 'delivered');
    const leads = (...args: string[]) => leadsCommand(store, 'erase', ...args);
    expect(await leads('anna.verdi@alberghi.it', '--dry-run')).toMatch(
      /^Would be deleted: 1 request, 0 of them undelivered\.$/m,
    );
    expect(await listedIds()).toHaveLength(1);
    const said = await leads('anna.verdi@alberghi.it');
    expect(said).toMatch(/^Deleted: 1 request, 0 of them undelivered\.$/m);
    expect(said).toContain('Not reached:\n- mails that were sent');
    expect(await listedIds()).toEqual([]);
    for (const nobody of ['anna', '000000000', '899123456'])
      await expect(leads(nobody)).rejects.toThrow('Neither an e-mail address nor a valid');
    await expect(leads()).rejects.toThrow('erase needs');
  });

  test('by a telephone the command lists who has it, and deletes those that are named to it', async () => {
    const { store, post } = await start();
    const own = await post(anna);
    const colleague = await post({ ...anna, nome: 'Bruno\u202e Neri', email: 'bruno@alberghi.it' });
    const naming = await post({ ...validPayload, obiettivi: 'Chiama il 347/7654321' });
    const stranger = await post({ ...validPayload, email: 'altro@rossi.it' });
    const all = await listedIds();
    const leads = (...args: string[]) => leadsCommand(store, 'erase', '347', '7654321', ...args);
    const list = await leads();
    expect(list).toMatch(/^Nothing was deleted/);
    expect(list).toMatch(new RegExp(`^  ${own} .*same telephone  Anna Verdi <Anna.Verdi@`, 'm'));
    expect(list).toMatch(new RegExp(`^  ${colleague} .*Bruno Neri <bruno@alberghi.it>$`, 'm'));
    expect(list).toMatch(new RegExp(`^  ${naming} .*named in it`, 'm'));
    expect(list).not.toContain(stranger);
    await expect(leads('--ids', `${own},${stranger}`)).rejects.toThrow(stranger);
    await leads('--ids', own, '--dry-run');
    expect(await listedIds()).toEqual(all);

    expect(await leads('--ids', ` ${own}, ${naming}`)).toMatch(/^Deleted: 2 requests, /m);
    expect(await listedIds()).toEqual([colleague, stranger].sort());
    expect(await leads('--all')).toMatch(/^Deleted: 1 request, /m);
    expect(await listedIds()).toEqual([stranger]);
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
    expect(await bytes({ DATA_DIR: folder })).not.toMatch(/verdi|alberghi/i);
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
