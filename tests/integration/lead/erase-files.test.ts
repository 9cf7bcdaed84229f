import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { backUp, backupFile } from '@/lib/store/backup';
import { restore } from '@/lib/store/restore';
import { jsonRequest, leadStore, newDataDir, validPayload } from '../../support/contact-route';
import { anna, erase, listedIds } from '../../support/erase';
import { idOf, leadSite, quickRetries, untilDeliveriesAre } from '../../support/lead-site';

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
    expect(preview.copies).toEqual({
      cleared: [path.basename(file)],
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

  test('that only they still have a request is found by the address', async () => {
    const { ids, store, file } = await start();
    await store.use((db) => db.deleteFrom('leads').execute());
    expect((await erase({ email: anna.email })).copies.cleared).toEqual([path.basename(file)]);
    await restore(store, file);
    expect(await listedIds()).toEqual([ids[1]]);
  });
});
