import { Kysely } from 'kysely';
import pg from 'pg';
import { log } from '@/lib/log';
import { PooledDialect } from '@/lib/store/postgres-driver';
import type { Connection, StoreSchema } from '@/lib/store/schema';

const { builtins, getTypeParser } = pg.types;

/** Milliseconds, shorter than a request waits for the store; the server's own limit is first, and says more. */
const statementMs = 3_000;
const limits = { connectionTimeoutMillis: 3_000, query_timeout: 3_500 };

const poolSize = 6;

/** What pg reads behind the ?. By other names it would take limits of its own, or parameters that a pooler refuses. */
const parameters =
  /^(host|options|application_name|ssl(mode|rootcert|cert|key|negotiation)?|uselibpqcompat)$/;

/** pg's configuration for DATABASE_URL, also where it was written for another program. */
export function clientConfig(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { searchParams } = url;
  for (const name of [...searchParams.keys()])
    if (!parameters.test(name)) searchParams.delete(name);
  // to pg 8 they are the same, and it prints a warning
  const checked = /^(prefer|require|verify-ca)$/.test(searchParams.get('sslmode') ?? '');
  if (checked && !searchParams.has('uselibpqcompat')) searchParams.set('sslmode', 'verify-full');
  return { ...limits, connectionString: url.href, keepAlive: true };
}

/** The server's process that a connection was told of; behind a pooler its queries run in others. */
export const processId = (client: pg.ClientBase) => Number(Reflect.get(client, 'processID'));

/** What a pooler's session is told, others would have, too. */
const limitStatements = (client: pg.ClientBase) =>
  client.query("select set_config('statement_timeout', $1, false) where pg_backend_pid() = $2", [
    `${statementMs}ms`,
    processId(client),
  ]);

/** Connects with the first query; never throws. Queries reject with pg's error and its remedy, or an `UnusableStore`. */
export function openPostgres(databaseUrl: string): Connection {
  const pool = new pg.Pool({
    ...clientConfig(databaseUrl),
    max: poolSize,
    onConnect: limitStatements,
    // bigint as a number, as SQLite gives it: all are far below 2^53
    types: {
      getTypeParser: (id, format) =>
        id === builtins.INT8 ? Number : getTypeParser(id, format as 'text'),
    },
  });
  const report = (error: Error & { code?: string }) =>
    log.error({ code: error.code, error: error.name }, 'store.connection_lost');
  // without listeners a broken connection would end the process
  pool.on('connect', (client) => client.on('error', report));
  pool.on('error', () => {});
  return {
    db: new Kysely<StoreSchema>({ dialect: new PooledDialect(pool) }),
    isNew: false,
    isGone: () => false,
    close: () => pool.end(),
  };
}
