import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { erase as erasePerson } from '@/lib/lead/erase/erase';
import { findPerson } from '@/lib/lead/erase/find';
import { listLeads } from '@/lib/lead/ops/admin';
import { purge } from '@/lib/lead/ops/maintenance';
import { backUp, backupFile } from '@/lib/store/backup';
import { restore } from '@/lib/store/restore';
import { leads } from '../../support/command-line';
import { newDataDir, validPayload } from '../../support/contact-route';
import { leadSite, quickRetries } from '../../support/lead-site';
import { describeStores } from '../../support/stores';

const dayMs = 86_400_000;
const site = leadSite();

const anna = {
  nome: 'Anna Verdi',
  email: 'Anna.Verdi@Alberghi.it',
  telefono: '347 765.4321 (dopo le 18)',
};

/** Finds somebody by their address and erases them, or says what that would be. */
async function erase(email: string, dryRun = false) {
  const { store, config } = await site.service();
  return await erasePerson(store, config, await findPerson(store, { email }), { dryRun });
}

/** The ids of all requests in the store, sorted. */
const listedIds = async () => (await listLeads(await site.store())).map(({ id }) => id).sort();

/** Everything that the store has on the disk. */
async function bytes(dataDir: string | undefined): Promise<string> {
  if (dataDir !== undefined) {
    const files = readdirSync(dataDir).map((name) => path.join(dataDir, name));
    return files.map((file) => readFileSync(file, 'latin1')).join('');
  }
  const { rows } = await (await site.store()).use(async (db) => {
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
  async function start(retries = quickRetries) {
    const store = await newStore();
    await site.start({ ...store, LEADS_RETRY_SECONDS: retries });
    return store;
  }

  test('a person is gone from every table and from the bytes, and nobody else is', async () => {
    const { DATA_DIR } = await start();
    const others: string[] = [];
    const own: string[] = [];
    // PostgreSQL compresses long rows, and then nothing could be found; in SQLite they lie on several pages
    const repeats = DATA_DIR ? 400 : 60;
    for (let index = 0; index < 9; index += 1) {
      others.push(await site.post({ obiettivi: `${index} ${'testo '.repeat(repeats)}` }));
      if (index % 3 > 0) continue;
      own.push(await site.post({ ...anna, obiettivi: `Segreto ${index} `.repeat(repeats) }));
    }
    const held = await site.post({ ...anna, sito_web: 'x' });
    expect(await listedIds()).toContain(held);
    // a transaction that is open meanwhile keeps PostgreSQL from overwriting
    for (const id of [...others, ...own]) await site.untilDeliveriesAre(id, 'delivered');
    const before = await bytes(DATA_DIR);
    for (const piece of ['Anna.Verdi@Alberghi.it', 'Segreto 6'])
      expect(before.includes(piece)).toBe(true);

    const preview = await erase(' anna.verdi@alberghi.IT ', true);
    expect(preview.requests).toBe(4);
    expect(await listedIds()).toHaveLength(13);
    expect(await erase(' anna.verdi@alberghi.IT ')).toEqual(preview);
    expect(await listedIds()).toEqual(others.sort());
    const deliveries = await (await site.store()).use((db) =>
      db.selectFrom('outbox').select('lead_id').distinct().execute(),
    );
    expect(deliveries.map(({ lead_id }) => lead_id).sort()).toEqual(others.sort());
    const left = await bytes(DATA_DIR);
    expect(left.match(/verdi|alberghi|7654321|765\.4321|Segreto/i)?.[0]).toBeUndefined();
    expect(left.includes('maria@rossi.it')).toBe(true);
    expect(JSON.stringify(site.logLines())).not.toMatch(/anna|verdi|alberghi/i);
  });

  if (engine === 'PostgreSQL') return;

  test('an erasure misses nothing that was given up, cannot be read or stands in somebody else’s request', async () => {
    await start('');
    site.smtp.behave('busy');
    await site.post(anna);
    const unreadable = await site.post(anna);
    const naming = await site.post({ obiettivi: 'Scrivi a\nanna.verdi@alberghi.it' });
    const fields = '{"nome":"Anna Verdi","email":"Anna.Verdi@Alberghi.it","tel';
    await site.setLead(unreadable, { fields });
    await site.setOutbox({ status: 'dead_letter' });
    expect(await erase(anna.email)).toMatchObject({
      requests: 1,
      undelivered: 1,
      unreadable: 1,
      left: [expect.objectContaining({ id: naming, why: 'named' })],
    });
    expect(await listedIds()).toEqual([naming]);
  });

  test('what nobody received is stored for 180 days after its last try, and no longer', async () => {
    await start();
    await site.post({ sito_web: 'x' });
    await site.delivered();
    await site.setOutbox({ status: 'dead_letter', delivered_at: null });
    const store = await site.store();
    expect(await purge(store, 30, Date.now() + 179 * dayMs)).toBe(0);
    expect(await purge(store, 200, Date.now() + 199 * dayMs)).toBe(0);
    expect(await purge(store, 30, Date.now() + 181 * dayMs)).toBe(2);
  });

  test('the command says what goes and what it cannot reach, and changes nothing with --dry-run', async () => {
    await start();
    await site.delivered(anna);
    expect(await leads('erase', 'anna.verdi@alberghi.it', '--dry-run')).toMatch(
      /^Would be deleted: 1 request, 0 of them undelivered\.$/m,
    );
    expect(await listedIds()).toHaveLength(1);
    const said = await leads('erase', 'anna.verdi@alberghi.it');
    expect(said).toMatch(/^Deleted: 1 request, 0 of them undelivered\.$/m);
    expect(said).toContain('Not reached:\n- mails that were sent');
    expect(await listedIds()).toEqual([]);
    for (const nobody of ['anna', '000000000', '899123456'])
      await expect(leads('erase', nobody)).rejects.toThrow('Neither an e-mail address nor a valid');
    await expect(leads('erase')).rejects.toThrow('erase needs');
  });

  test('by a telephone, however it was typed, the command lists who has it, and deletes those that are named to it', async () => {
    await start();
    const own = await site.post(anna);
    const telefono = '02 87654321 o 0039 347 7654321';
    const colleague = await site.post({
      nome: 'Bruno\u202e Neri',
      email: 'b@alberghi.it',
      telefono,
    });
    const naming = await site.post({ obiettivi: 'Chiama il 347/7654321' });
    const stranger = await site.post({ email: 'altro@rossi.it', telefono: '347 7654322' });
    const all = await listedIds();
    const byPhone = (...args: string[]) => leads('erase', '(+39)', '347-765', '43', '21', ...args);
    const list = await byPhone();
    expect(list).toMatch(/^Nothing was deleted/);
    expect(list).toMatch(new RegExp(`^  ${own} .*same telephone  Anna Verdi <Anna.Verdi@`, 'm'));
    expect(list).toMatch(new RegExp(`^  ${colleague} .*Bruno Neri <b@alberghi.it>$`, 'm'));
    expect(list).toMatch(new RegExp(`^  ${naming} .*named in it`, 'm'));
    expect(list).not.toContain(stranger);
    await expect(byPhone('--ids', `${own},${stranger}`)).rejects.toThrow(stranger);
    await byPhone('--ids', own, '--dry-run');
    expect(await listedIds()).toEqual(all);
    expect(await byPhone('--ids', ` ${own}, ${naming}`)).toMatch(/^Deleted: 2 requests, /m);
    expect(await listedIds()).toEqual([colleague, stranger].sort());
    expect(await byPhone('--all')).toMatch(/^Deleted: 1 request, /m);
    expect(await listedIds()).toEqual([stranger]);
  });

  test('nightly copies lose the person to the last byte, and are whole, also where only they still have a request', async () => {
    const DATA_DIR = newDataDir();
    await site.start({ DATA_DIR, LEADS_RETRY_SECONDS: quickRetries, LEADS_CONFIRM: 'on' });
    // long enough for pages of its own
    const obiettivi = `${'Vorrei. '.repeat(450)}anna.verdi@alberghi.it`;
    const ids: string[] = [];
    for (const each of [anna, validPayload, { ...anna, obiettivi }])
      ids.push(await site.delivered(each));
    const store = await site.store();
    const file = backupFile(DATA_DIR, Date.now());
    await backUp(store, file);
    const whole = readFileSync(file);
    const unfinished = `${file}.17.part`;
    const damaged = path.join(path.dirname(file), 'leads-2026-11-21T021000Z.sqlite');
    writeFileSync(damaged, whole.subarray(0, 9_000));
    writeFileSync(unfinished, anna.email);

    const preview = await erase(anna.email, true);
    const cleared = [path.basename(file)];
    expect(preview.copies).toEqual({ cleared, unsure: [path.basename(damaged)] });
    expect(readFileSync(file).equals(whole)).toBe(true);
    expect(whole.toString('latin1')).toContain(anna.email);
    await erase(anna.email);
    const left = readFileSync(file, 'latin1');
    expect(left.match(/verdi|alberghi|vorrei/i)?.[0]).toBeUndefined();
    for (const id of [ids[0], ids[2]]) expect(left).not.toContain(id);
    expect([existsSync(unfinished), existsSync(damaged)]).toEqual([false, true]);
    await restore(store, file, { replace: true });
    expect(await listedIds()).toEqual([ids[1]]);

    writeFileSync(file, whole);
    expect((await erase(anna.email)).copies.cleared).toEqual(cleared);
    await restore(store, file, { replace: true });
    expect(await listedIds()).toEqual([ids[1]]);
  });
});
