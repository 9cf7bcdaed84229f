import pg from 'pg';
import { isAccepting } from '@/lib/lead/agency/health';
import { listLeads } from '@/lib/lead/agency/lead-records';
import { withRemedy } from '@/lib/store/postgres-faults';
import { isUnusable } from '@/lib/store/unusable';
import { startPgBouncer } from '@/scripts/lib/pgbouncer';
import { from } from '../../support/contact-route';
import { wayTo } from '../../support/database-way';
import { leadSite, messageIdOf } from '../../support/lead-site';
import { newPostgres, onPostgres } from '../../support/stores';
import { until } from '../../support/until';
import { onPooledPostgres, startWrongDatabases } from '../../support/wrong-databases';

const site = leadSite();

const here = from('192.0.2.1');

const ends: (() => unknown)[] = [];
afterEach(async () => {
  await site.stop();
  for (const end of ends.splice(0)) await end();
});

async function asAdmin(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  ends.unshift(() => client.end());
  return client;
}

/** An empty database behind a PgBouncer of its own, whose sessions change with each transaction. */
async function pooled() {
  const { DATABASE_URL: direct = '' } = await newPostgres();
  const pooler = await startPgBouncer(Object.assign(new URL(direct), { password: 'secret' }).href);
  ends.push(pooler.stop);
  return { direct, DATABASE_URL: pooler.url };
}

onPooledPostgres(() => {
  test('a pooler: requests are stored, delivered and counted as without', async () => {
    const { DATABASE_URL } = await pooled();
    await site.start({ DATABASE_URL, LEADS_RATE_LIMIT: '3/10m' });
    const ids = await Promise.all(
      ['Anna', 'Elena', 'Sara'].map((nome) => site.post({ nome }, here)),
    );
    for (const id of ids) await site.untilDeliveriesAre(id, 'delivered');
    expect((await site.sendJson({}, here)).status).toBe(429);
    expect(await listLeads(site.anotherStore())).toHaveLength(3);
    expect(await isAccepting(site.service())).toBe(true);
  });

  test('a pooler: several instances that start at once get the tables, and no lock stays behind', async () => {
    const { direct, DATABASE_URL } = await pooled();
    const admin = await asAdmin(direct);
    const stores = [1, 2, 3, 4].map(() => site.anotherStore({ DATABASE_URL }));
    await Promise.all(stores.map((store) => store.connection()));
    for (const store of stores) expect(await listLeads(store)).toEqual([]);
    const locks = "select count(*)::int from pg_locks where locktype = 'advisory'";
    expect((await admin.query(locks)).rows).toEqual([{ count: 0 }]);
  });

  test('a pooler: a request that a lock holds up is mailed, and the next one stored', async () => {
    const { direct, DATABASE_URL } = await pooled();
    await site.start({ DATABASE_URL });
    await site.delivered();
    site.smtp.reset();
    const admin = await asAdmin(direct);
    await admin.query('begin; lock table leads in access exclusive mode');
    const id = await site.post();
    expect(site.smtp.messageIds).toEqual([messageIdOf(id)]);
    await admin.query('rollback');
    const next = await site.delivered({ nome: 'Anna' });
    expect(await site.recordOf(next)).toMatchObject({ id: next });
    expect(await site.recordOf(id)).toBeUndefined();
  });
});

onPostgres(() => {
  test('a lock: what waits for it too long ends at the server as well', async () => {
    const { DATABASE_URL = '' } = await newPostgres();
    await site.start({ DATABASE_URL });
    await site.delivered();
    const admin = await asAdmin(DATABASE_URL);
    await admin.query('begin; lock table leads in access exclusive mode');
    await site.post();
    await site.logged('store.failed');
    const waiting =
      "select count(*)::int from pg_locks where not granted and relation = 'leads'::regclass";
    await site.stop();
    expect((await admin.query(waiting)).rows).toEqual([{ count: 0 }]);
  });

  test('a connection that falls silent: one request is mailed, and the next one stored over another', async () => {
    const { DATABASE_URL = '' } = await newPostgres();
    const way = await wayTo(DATABASE_URL);
    ends.push(way.close);
    await site.start({ DATABASE_URL: way.url });
    await site.delivered();
    await site.stopWorker();
    const store = site.store();
    await Promise.all(Array.from({ length: 6 }, () => listLeads(store)));
    way.silence();
    const id = await site.post();
    expect(site.smtp.messageIds).toContain(messageIdOf(id));
    await site.logged('store.failed');
    const next = await site.post();
    expect(site.smtp.messageIds).not.toContain(messageIdOf(next));
    expect(await site.recordOf(next)).toMatchObject({ id: next });
  });

  test('a server that turns read-only: requests are mailed, and stored as soon as another connection takes them', async () => {
    const { DATABASE_URL = '' } = await newPostgres();
    await site.start({ DATABASE_URL });
    await site.delivered();
    const admin = await asAdmin(DATABASE_URL);
    const name = new URL(DATABASE_URL).pathname.slice(1);
    // sessions keep what was set when they began, as those at an old primary do
    await admin.query(`alter database ${name} set default_transaction_read_only = on`);
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    );
    const many = Array.from({ length: 6 });
    const store = site.store();
    const all = () => Promise.all(many.map(() => listLeads(store)));
    await until(
      () =>
        all().then(
          () => true,
          () => false,
        ),
      'new connections',
    );
    await admin.query(
      `set default_transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
    );
    const mailed = await site.post();
    expect(await site.logged('store.failed')).toMatchObject({ code: '25006' });
    expect(site.smtp.messageIds).toContain(messageIdOf(mailed));
    for (const _ of many) {
      const id = await site.post();
      expect(await site.recordOf(id)).toMatchObject({ id });
    }
  });
});

onPooledPostgres(() => {
  let databases: Awaited<ReturnType<typeof startWrongDatabases>>;
  beforeAll(async () => {
    databases = await startWrongDatabases();
  });
  afterAll(() => databases.stop());

  test('a wrong database: the start says what to do, and goes on where it may pass by itself', async () => {
    for (const { what, url, remedy, passing } of databases.table) {
      await site.start({ DATABASE_URL: url });
      const { unusable } = site.service();
      const message = (await unusable)?.message ?? '';
      if (passing) expect([what, message]).toEqual([what, '']);
      else {
        expect([what, message]).toEqual([what, expect.stringMatching(remedy)]);
        expect(message).toMatch(/^DATABASE_URL/);
        expect(message).not.toMatch(/secret|sito|guest|stranger|127\.0\.0/);
      }
      const logged = site.logLines().filter(({ event }) => event === 'store.unavailable');
      const said = expect.objectContaining({ remedy: expect.stringMatching(remedy) });
      expect([what, logged.at(-1)]).toEqual([what, said]);
    }
  });

  test('a password that is changed while the site runs: health says that no request is taken, until it is right again', async () => {
    const { admin, url } = databases;
    await site.start({ DATABASE_URL: url });
    await site.delivered();
    expect(await isAccepting(site.service())).toBe(true);
    ends.push(() => admin.query("alter role sito password 'secret'"));
    await admin.query("alter role sito password 'another'");
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'sito'",
    );
    let now = Date.now();
    const accepting = () => {
      now += 60_000;
      return isAccepting(site.service(), now);
    };
    await until(async () => !(await accepting()), 'a refusal');
    expect(site.logLines()).toContainEqual(
      expect.objectContaining({ event: 'store.not_writable', code: '28P01' }),
    );
    const id = await site.post();
    expect(site.smtp.messageIds).toContain(messageIdOf(id));
    await admin.query("alter role sito password 'secret'");
    expect(await accepting()).toBe(true);
  });
});

test('an expired certificate of the server stops no start, and is named with what to do', () => {
  const expired = withRemedy(Object.assign(new Error(), { code: 'CERT_HAS_EXPIRED' }));
  expect(isUnusable(expired)).toBe(false);
  expect(expired).toMatchObject({ remedy: expect.stringContaining('renew') });
});
