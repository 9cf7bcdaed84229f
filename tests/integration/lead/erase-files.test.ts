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
import { describeStores } from '../../support/stores';

const dayMs = 86_400_000;
const site = leadSite();

describeStores((newStore) => {
  test.each(['in DATA_DIR', 'in BACKUP_DIR'])(
    'the nightly copies %s are written anew without the person, and are whole',
    async (where) => {
      const outside = where === 'in BACKUP_DIR';
      const folder = path.join(newDataDir(), 'backups');
      const dataDir = outside ? newDataDir() : path.dirname(folder);
      const { POST } = await site.start({
        ...(await newStore()),
        LEADS_RETRY_SECONDS: quickRetries,
        LEADS_CONFIRM: 'on',
        DATA_DIR: dataDir,
        BACKUP_DIR: outside ? folder : '',
      });
      const ids: string[] = [];
      for (const payload of [anna, validPayload])
        ids.push(await idOf(await POST(jsonRequest(payload))));
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
