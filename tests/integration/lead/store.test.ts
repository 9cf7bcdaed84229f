import { sql } from 'kysely';
import { listLeads } from '@/lib/lead/agency/lead-records';
import { isOnVolume } from '@/lib/store/persistence';
import { openPostgres } from '@/lib/store/postgres';
import { openSqlite } from '@/lib/store/sqlite';
import type { Store } from '@/lib/store/store';
import { leadSite } from '../../support/lead-site';
import { describeStores, newPostgres, onPostgres } from '../../support/stores';

const site = leadSite();

/** The tables of a store with their columns, and the migrations that made them. */
const tablesOf = (store: Store) =>
  store.use(async (db) => {
    const tables = await db.introspection.getTables();
    const { rows } = await sql`select name from kysely_migration order by name`.execute(db);
    return [rows, tables.map(({ name, columns }) => [name, columns.map(({ name: each }) => each)])];
  });

onPostgres(() => {
  test('two instances that start on an empty database at once both get its tables', async () => {
    const database = await newPostgres();
    const stores = [site.anotherStore(database), site.anotherStore(database)];
    await Promise.all(stores.map((store) => store.connection()));
    const [first, second] = await Promise.all(stores.map(tablesOf));
    expect(JSON.stringify(first)).toContain('outbox');
    expect(second).toEqual(first);
  });
});

describeStores((newStore) => {
  test('an update that broke off half way goes on at the next start, and costs no request', async () => {
    const whole = await newStore();
    await site.start(whole);
    const id = await site.delivered();
    const before = await tablesOf(site.store());
    const record = await site.recordOf(id);
    // all is there, and nothing written down of it
    await site.store().use((db) => sql`delete from kysely_migration`.execute(db));
    await site.start(whole);
    expect(await tablesOf(site.store())).toEqual(before);
    expect(await site.recordOf(id)).toEqual(record);
    expect(await listLeads(site.store())).toHaveLength(1);
    await site.delivered({ nome: 'Anna' });
  });

  test('a store whose tables another release has made is refused in one sentence, and stays as it is', async () => {
    const empty = await newStore();
    const { DATA_DIR = '', DATABASE_URL = '' } = empty;
    for (const name of ['001-leads', '999-more']) {
      const before = site.anotherStore(empty);
      await before.use((db) => sql`update kysely_migration set name = ${name}`.execute(db));
      await before.close();
      await expect(site.anotherStore(empty).connection()).rejects.toThrow(
        /Another release has made the store’s tables: .*(001-leads|999-more)/,
      );
      const connection = DATABASE_URL ? openPostgres(DATABASE_URL) : await openSqlite(DATA_DIR);
      await sql`update kysely_migration set name = '001-tables'`.execute(connection.db);
      await connection.close();
    }
  });
});

const root = '612 588 0:55 / / ro,relatime master:1 - overlay overlay rw,lowerdir=/l';
const mounts = (...lines: string[]) =>
  [root, '613 612 0:58 / /proc rw - proc proc rw', ...lines, ''].join('\n');
const mount = (source: string, folder = '/data', type = 'ext4') =>
  `620 612 8:1 ${source} ${folder} rw,relatime - ${type} /dev/sda1 rw`;
const named = mount('/var/lib/docker/volumes/site_data/_data');
const memory = mount('/', '/data', 'tmpfs');

test('a container that would lose its requests with the next update is recognised', () => {
  const places: [what: string, folder: string, mountinfo: string, persistent: boolean][] = [
    ['a volume with a name', '/data', mounts(named), true],
    ['a folder inside of it', '/data/deep/er', mounts(named), true],
    ['a folder of the machine', '/data', mounts(mount('/srv/data')), true],
    ['a network file system', '/data', mounts(mount('/', '/data', 'nfs4')), true],
    ['a name with a blank', '/my data', mounts(mount('/x', '/my\\040data')), true],
    ['the image’s own folder', '/data', mounts(), false],
    ['an image that is no overlay', '/data', '1 0 8:1 /vfs/dir/9 / rw - ext4 /dev/sda1 rw', false],
    ['a folder beside the volume', '/database', mounts(named), false],
    ['memory', '/data', mounts(memory), false],
    ['memory over a volume', '/data', mounts(named, memory), false],
    ['one without a name', '/data', mounts(named.replace('site_data', 'a1'.repeat(32))), false],
    ['a pod’s', '/data', mounts(mount('/pods/1/volumes/kubernetes.io~empty-dir/d')), false],
  ];
  for (const [what, folder, mountinfo, persistent] of places)
    expect([what, isOnVolume(folder, mountinfo)]).toEqual([what, persistent]);
});
