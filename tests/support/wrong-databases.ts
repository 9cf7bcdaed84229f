import { once } from 'node:events';
import { chownSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createWebServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { findPgBouncer, startPgBouncer } from '@/scripts/lib/pgbouncer';
import { findPostgres, startPostgres } from '@/scripts/lib/postgres';

interface WrongDatabase {
  what: string;
  url: string;
  /** Of what there is to do. */
  remedy: RegExp;
  /** Whether the start goes on, because it may pass by itself. */
  passing?: true;
}

const certificate = path.resolve('tests/support/certificate/localhost.crt');

/** The first line that fits decides: `sito` and others come with a password, `guest` is let in by none. */
const admission = `host all postgres 127.0.0.1/32 trust
host all guest 127.0.0.1/32 reject
host all all 127.0.0.1/32 scram-sha-256
`;

const setUp = [
  "create role sito login password 'secret'",
  "create role guest login password 'secret'",
  "create role full login password 'secret' connection limit 0",
  'create database linea owner sito',
  'create database foreign_owner',
  'create database standby owner sito',
  'alter database standby set default_transaction_read_only = on',
];

const withOwnCertificate = async (admin: pg.Client): Promise<void> => {
  const { rows } = await admin.query('show data_directory');
  const folder: string = rows[0].data_directory;
  const { uid, gid } = statSync(folder);
  for (const kind of ['crt', 'key']) {
    const file = path.join(folder, `server.${kind}`);
    writeFileSync(file, readFileSync(certificate.replace(/crt$/, kind)), { mode: 0o600 });
    chownSync(file, uid, gid);
  }
  await admin.query('alter system set ssl = on');
};

/**
 * A server of its own, with TLS by its own certificate, that lets `sito` in by password, PgBouncer before it, and whatever
 * a person may write into DATABASE_URL in their place.
 */
export async function startWrongDatabases() {
  const server = await startPostgres({ durable: false });
  const { port } = new URL(server.adminUrl);
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  for (const statement of setUp) await admin.query(statement);
  await withOwnCertificate(admin);
  const { rows } = await admin.query('show hba_file');
  writeFileSync(rows[0].hba_file, admission);
  await admin.query('select pg_reload_conf()');

  const listening: Server[] = [];
  const listen = async (other: Server, host = '127.0.0.1') => {
    listening.push(other);
    await once(other.listen(0, host), 'listening');
    return `${host}:${(other.address() as AddressInfo).port}`;
  };
  const at = (rest: string, user = 'sito:secret', host = `127.0.0.1:${port}`) =>
    `postgres://${user}@${host}/${rest}`;
  const web = await listen(createWebServer((_, response) => response.end()));
  const mute = await listen(createServer());
  const elsewhere = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far).pipe(near);
  });
  const pooler = await startPgBouncer(at('linea'));
  const [before = '', afterPooler = ''] = pooler.url.split('linea');
  const behind = (rest: string, from = '', to = '') =>
    before.replace(from, to) + rest + afterPooler;
  const misled = await startPgBouncer(at('gone'));
  const table: WrongDatabase[] = [
    {
      what: 'an unknown host',
      url: at('linea', undefined, 'db.invalid'),
      remedy: /host/,
      passing: true,
    },
    {
      what: 'nobody at the port',
      url: at('linea', undefined, '127.0.0.1:9'),
      remedy: /port/,
      passing: true,
    },
    {
      what: 'a port that is silent',
      url: at('linea', undefined, mute),
      remedy: /firewall/,
      passing: true,
    },
    {
      what: 'a web server’s port',
      url: at('linea', undefined, web),
      remedy: /port/,
      passing: true,
    },
    { what: 'a wrong password', url: at('linea', 'sito:secrets'), remedy: /percent-encoded/ },
    { what: 'no password', url: at('linea', 'sito'), remedy: /percent-encoded/ },
    { what: 'an unknown user', url: at('linea', 'stranger:secret'), remedy: /percent-encoded/ },
    { what: 'a user who is not let in', url: at('linea', 'guest:secret'), remedy: /pg_hba\.conf/ },
    { what: 'an unknown database', url: at('gone'), remedy: /create database/ },
    { what: 'no database', url: at(''), remedy: /after the last \// },
    {
      what: 'TLS where the server has none',
      url: `${pooler.url}?sslmode=require`,
      remedy: /sslmode=disable/,
    },
    { what: 'a certificate of its own', url: at('linea?sslmode=require'), remedy: /sslrootcert=/ },
    {
      what: 'a certificate for another name',
      url: at(
        `linea?sslmode=require&sslrootcert=${certificate}`,
        undefined,
        await listen(elsewhere, '127.0.0.2'),
      ),
      remedy: /verify-ca/,
    },
    { what: 'a file that is not there', url: at('linea?sslrootcert=/none/ca.pem'), remedy: /path/ },
    { what: 'a user who may make no tables', url: at('foreign_owner'), remedy: /grant create/i },
    { what: 'a standby', url: at('standby'), remedy: /primary/, passing: true },
    { what: 'no connection free', url: at('linea', 'full:secret'), remedy: /limit/, passing: true },
    {
      what: 'options that the server does not know',
      url: at('linea?options=project%3Dx'),
      remedy: /options/,
    },
    {
      what: 'options that a pooler refuses',
      url: `${pooler.url}?options=-c%20jit%3Doff`,
      remedy: /options/,
    },
    {
      what: 'a pooler, and a wrong password',
      url: behind('linea', 'secret', 'secrets'),
      remedy: /percent-encoded/,
    },
    { what: 'a pooler, and an unknown database', url: behind('gone'), remedy: /create database/ },
    { what: 'a pooler’s own console', url: behind('pgbouncer'), remedy: /after the last \// },
    {
      what: 'a pooler in front of an unknown database',
      url: misled.url,
      remedy: /create database/,
    },
  ];
  return {
    table,
    admin,
    url: at('linea'),
    pooler: pooler.url,
    async stop() {
      for (const other of listening) other.close();
      await pooler.stop();
      await misled.stop();
      await admin.end();
      server.stop();
    },
  };
}

/** Tests with PostgreSQL and PgBouncer: where one is missing they are skipped, and say so. */
export function onPooledPostgres(tests: () => void): void {
  if (findPostgres() && findPgBouncer()) describe('on PostgreSQL and PgBouncer', () => tests());
  else
    describe.skip(
      'on PostgreSQL and PgBouncer, which are not here (Debian: apt install postgresql pgbouncer)',
      tests,
    );
}
