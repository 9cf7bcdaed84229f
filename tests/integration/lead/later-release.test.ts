import { sql } from 'kysely';
import { anotherStore, jsonRequest, service, validPayload } from '../../support/contact-route';
import { idOf, leadSite, untilDeliveriesAre } from '../../support/lead-site';
import { describeStores } from '../../support/stores';

const site = leadSite();

/** What a load balancer hears, so many minutes from now. */
async function accepting(minutes = 0) {
  const { isAccepting } = await import('@/lib/lead/ops/health');
  return await isAccepting(await service(), Date.now() + minutes * 60_000);
}

async function healthStatus() {
  const { GET } = await import('@/app/api/health/route');
  return (await GET()).status;
}

describeStores((newStore, engine) => {
  /** A store with one request, that a later release has then had. */
  async function changedBy(migration: string, ...changes: ReturnType<typeof sql>[]) {
    const variables = await newStore();
    const { POST } = await site.start(variables);
    await untilDeliveriesAre(await idOf(await POST(jsonRequest(validPayload))), 'delivered');
    const store = await anotherStore();
    await store.use(async (db) => {
      for (const change of changes) await change.execute(db);
      await sql`insert into kysely_migration (name, timestamp) values (${migration}, '2027')`.execute(
        db,
      );
    });
    await store.close();
    return variables;
  }

  test.each([
    ['column', sql`alter table leads rename column fields to texts`, 'leads.fields is missing'],
    ['table', sql`alter table deliveries rename to sendings`, 'deliveries is missing'],
  ])(
    'a store in which a later release has renamed a %s is refused, and health says so',
    async (_, change, what) => {
      const variables = await changedBy('009-later', change);
      await site.start(variables);
      const { unfit } = await service();
      const { message } = (await unfit) ?? {};
      expect(message).toContain(what);
      expect(message).toContain('009-later');
      expect(message).toMatch(/that release|restore/);
      expect(await accepting()).toBe(false);
      expect(await healthStatus()).toBe(503);
    },
  );

  test('a column that a later release wants filled in is refused before a request meets it', async () => {
    // a table of no rows takes such a column in both engines
    const variables = await changedBy(
      '009-later',
      sql`alter table confirmations add column language text not null`,
    );
    await site.start(variables);
    expect((await (await service()).unfit)?.message).toContain('confirmations.language');
  });

  test('a store to which a later release has only added takes requests as before', async () => {
    const variables = await changedBy(
      // a name that comes before those of this release, too
      '000-later',
      sql`alter table leads add column language text`,
      sql`alter table deliveries add column tries integer not null default 0`,
      sql`create table languages (name text primary key, label text not null)`,
    );
    const { POST } = await site.start(variables);
    expect(await (await service()).unfit).toBeNull();
    await untilDeliveriesAre(await idOf(await POST(jsonRequest(validPayload))), 'delivered');
    expect(await accepting()).toBe(true);
  });

  test('a later release that changes the tables under a running server takes the load balancer off it, and no request is lost', async () => {
    const { POST } = await site.start(await newStore());
    await untilDeliveriesAre(await idOf(await POST(jsonRequest(validPayload))), 'delivered');
    expect(await accepting()).toBe(true);
    const later = await anotherStore();
    await later.use((db) => sql`alter table leads rename column fields to texts`.execute(db));
    await later.close();
    const mails = site.smtp.mails.length;
    await idOf(await POST(jsonRequest(validPayload)));
    expect(site.smtp.mails).toHaveLength(mails + 1);
    expect(await accepting(1)).toBe(false);
  });

  if (engine === 'SQLite') return;

  test('a table of another program’s, of the same name and in the same database, stops nothing', async () => {
    const variables = await changedBy(
      '009-later',
      sql`create schema zz_crm`,
      sql`create table zz_crm.leads (name text not null)`,
    );
    await site.start(variables);
    expect(await (await service()).unfit).toBeNull();
  });

  test('a database server that is away refuses no start: requests are mailed meanwhile', async () => {
    const { POST } = await site.start({ DATABASE_URL: 'postgres://a:b@127.0.0.1:9/none' });
    expect(await (await service()).unfit).toBeNull();
    await idOf(await POST(jsonRequest(validPayload)));
    expect(site.smtp.mails).toHaveLength(1);
    expect(await accepting()).toBe(true);
  });
});
