import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from '@/lib/env/env';
import { createStore } from '@/lib/store/store';
import { checkStore } from '@/scripts/launch/database';
import { routeEnv } from '../../support/contact-route';
import { blockedDataDir, newDataDir } from '../../support/stores';
import { onPooledPostgres, startWrongDatabases } from '../../support/wrong-databases';

const check = async (environment: Record<string, string>) =>
  await checkStore(parseEnv({ ...routeEnv, SMTP_URL: 'smtp://127.0.0.1', ...environment }));

test('a folder: the check says whether it can be written, and leaves nothing there', async () => {
  const DATA_DIR = newDataDir();
  const good = [
    { status: 'pass', what: `DATA_DIR ${DATA_DIR} can be written` },
    { status: 'pass', what: `DATA_DIR ${DATA_DIR} outlives an update` },
  ];
  expect(await check({ DATA_DIR })).toEqual(good);
  expect(readdirSync(DATA_DIR)).toEqual([]);
  const [later] = await check({ DATA_DIR: path.join(DATA_DIR, 'later') });
  expect(later?.status).toBe('pass');
  const [unmounted] = await check({ DATA_DIR: path.join(DATA_DIR, 'disk', 'data') });
  expect(unmounted).toEqual({
    status: 'fail',
    what: expect.stringMatching(/cannot be written \(ENOENT\)/),
    fix: `${DATA_DIR}/disk is missing: mount its disk, or make it`,
  });
  expect(readdirSync(DATA_DIR)).toEqual([]);
  const [blocked] = await check({ DATA_DIR: blockedDataDir() });
  expect(blocked).toEqual({
    status: 'fail',
    what: expect.stringMatching(/cannot be written \(ENOTDIR\)/),
    fix: expect.stringMatching(/is no folder: name another DATA_DIR$/),
  });
});

test('an address of another form: it is refused with the form that it should have, and without its password', async () => {
  const form = /must be postgres:\/\/user:password@host:port\/database/;
  for (const [url, says] of [
    ['mysql://sito:secret@localhost/linea', form],
    ['localhost:5432/linea', form],
    ['postgres://sito:secret@one:5432,two:5432/linea', form],
    ['postgres://localhost/linea?user=sito&password=secret', form],
    ['postgres://sito:secret@localhost/linea?port=x', form],
    ['postgres://sito:secret@x@localhost/linea', /percent-encode/],
    ['postgres://sito:secret#x@localhost/linea', /percent-encode/],
    ['postgres://sito:secret%@localhost/linea', /percent-encode/],
  ] as const) {
    const { message } = await check({ DATABASE_URL: url }).then(
      () => new Error('taken'),
      (error) => error,
    );
    expect([url, message]).toEqual([url, expect.stringMatching(says)]);
    expect(message).not.toContain('secret');
  }
});

onPooledPostgres(() => {
  let databases: Awaited<ReturnType<typeof startWrongDatabases>>;
  beforeAll(async () => {
    databases = await startWrongDatabases();
  });
  afterAll(() => databases.stop());

  test('a wrong database: the check says what is wrong and what to do, and no password', async () => {
    for (const { what, url, remedy } of databases.table) {
      const findings = await check({ DATABASE_URL: url });
      const fault = {
        status: 'fail',
        what: expect.any(String),
        fix: expect.stringMatching(remedy),
      };
      expect([what, findings.at(-1)]).toEqual([what, fault]);
      expect(JSON.stringify(findings)).not.toMatch(/secret/);
    }
  });

  test('a right database: the check says what is there, straight and behind a pooler, and changes nothing', async () => {
    const { admin, url, pooler } = databases;
    const said = async (databaseUrl: string) => {
      const findings = await check({ DATABASE_URL: databaseUrl });
      expect(findings.map(({ status }) => status)).toEqual(findings.map(() => 'pass'));
      return findings.map(({ what }) => what).join('; ');
    };
    expect(await said(url)).toMatch(/is PostgreSQL \d+.*the first start can make the tables/);
    expect(await said(pooler)).toMatch(/behind a pooler; .*the first start can make/);
    const authority = path.resolve('tests/support/certificate/localhost.crt');
    for (const tls of ['sslmode=no-verify', `sslmode=require&sslrootcert=${authority}`])
      expect(await said(`${url}?${tls}`)).toMatch(/is PostgreSQL [^;]*, encrypted;/);
    const prisma = 'pgbouncer=true&connection_limit=1&schema=public&connect_timeout=9';
    const pgs = 'statement_timeout=9&replication=database&max=0&query_timeout=1';
    expect(await said(`${pooler}?${prisma}&${pgs}`)).toMatch(/behind a pooler/);
    const store = createStore({ dataDir: '', databaseUrl: url });
    expect(await store.use((db) => db.introspection.getTables())).toHaveLength(5);
    const contents = () => store.use((db) => db.selectFrom('key_values').selectAll().execute());
    const before = await contents();
    expect(await said(url)).toMatch(/the tables are there, in the schema public/);
    expect(await said(url)).not.toMatch(/pooler/);
    expect(await contents()).toEqual(before);
    await store.close();
    await admin.query(
      "create database latin owner sito encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0",
    );
    const latin = await check({ DATABASE_URL: url.replace(/linea$/, 'latin') });
    expect(latin).toContainEqual({
      status: 'fail',
      what: expect.stringMatching(/LATIN1/),
      fix: expect.stringMatching(/UTF8/),
    });
  });
});
