import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { log } from '@/lib/log';
import type { Connection, StoreSchema } from '@/lib/store/schema';

const { builtins, getTypeParser } = pg.types;

/** Milliseconds, shorter than a request waits for the store; the server's own limit is first, and says more. */
const limits = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 3_000,
  query_timeout: 3_500,
};

const poolSize = 6;

/** Connects with the first query; never throws. */
export function openPostgres(databaseUrl: string): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    ...limits,
    keepAlive: true,
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
    db: new Kysely<StoreSchema>({ dialect: new PostgresDialect({ pool }) }),
    isNew: false,
    isGone: () => false,
    close: () => pool.end(),
  };
}
