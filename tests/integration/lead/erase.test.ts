import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { leadsCommand } from '../../support/command-line';
import { jsonRequest, leadStore, validPayload } from '../../support/contact-route';
import { anna, erase, listedIds } from '../../support/erase';
import { idOf, leadSite, quickRetries, untilDeliveriesAre } from '../../support/lead-site';
import { describeStores } from '../../support/stores';

const dayMs = 86_400_000;
const site = leadSite();

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
    const own: string[] = [];
    // PostgreSQL compresses long rows, and then nothing could be found; in SQLite they lie on several pages
    const repeats = store.DATA_DIR ? 400 : 60;
    for (let index = 0; index < 40; index += 1) {
      others.push(
        await post({ ...validPayload, obiettivi: `${index} ${'testo '.repeat(repeats)}` }),
      );
      if (index % 8 === 0)
        own.push(await post({ ...anna, obiettivi: `Segreto ${index} `.repeat(repeats) }));
    }
    const held = await post({ ...anna, sito_web: 'x' });
    expect(await listedIds()).toContain(held);
    // a transaction that is open meanwhile keeps PostgreSQL from overwriting
    for (const id of [...others, ...own]) await untilDeliveriesAre(id, 'delivered');
    const before = await bytes(store);
    for (const piece of ['Anna.Verdi@Alberghi.it', 'Segreto 16'])
      expect(before.includes(piece)).toBe(true);

    const preview = await erase({ email: ' anna.verdi@alberghi.IT ' }, true);
    expect(preview.requests).toBe(6);
    expect(await listedIds()).toHaveLength(46);
    expect(await erase({ email: ' anna.verdi@alberghi.IT ' })).toEqual(preview);
    expect(await listedIds()).toEqual(others.sort());
    const deliveries = await (await leadStore()).use((db) =>
      db.selectFrom('outbox').select('lead_id').distinct().execute(),
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
      await db.updateTable('outbox').set({ status: 'dead_letter' }).execute();
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
        .updateTable('outbox')
        .set({ status: 'dead_letter', delivered_at: null })
        .where('lead_id', '=', parked)
        .execute(),
    );
    const { purge } = await import('@/lib/lead/ops/maintenance');
    expect(await purge(store, 30, Date.now() + 179 * dayMs)).toBe(0);
    expect(await listedIds()).toEqual([held, parked].sort());
    expect(await purge(store, 200, Date.now() + 199 * dayMs)).toBe(0);
    expect(await purge(store, 30, Date.now() + 181 * dayMs)).toBe(2);
  });

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
