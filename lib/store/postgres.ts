import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { log } from '@/lib/log';
import type { Connection } from '@/lib/store/connection';
import type { StoreSchema } from '@/lib/store/schema';

const { builtins, getTypeParser } = pg.types;

/** Milliseconds: a visitor waits for the store, so it has to fail early enough to send directly instead. */
const limits = {
  connectionTimeoutMillis: 4_000,
  query_timeout: 8_000,
  statement_timeout: 8_000,
};

const poolSize = 6;

export interface PostgresConnection extends Connection {
  pool: pg.Pool;
}

/** A pool of connections to a PostgreSQL server. It connects with the first query, so this never throws. */
export function openPostgres(databaseUrl: string): PostgresConnection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    ...limits,
    keepAlive: true,
    // times and counts are far below 2^53, so bigint comes as a number, as SQLite gives it
    types: {
      getTypeParser: (id, format) =>
        id === builtins.INT8 ? Number : getTypeParser(id, format as 'text'),
    },
  });
  const report = (error: Error & { code?: string }) =>
    log.error({ code: error.code, error: error.name }, 'store.connection_lost');
  // without listeners a connection that breaks, in use or idle, would end the process
  pool.on('connect', (client) => client.on('error', report));
  pool.on('error', () => {});
  return {
    db: new Kysely<StoreSchema>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    isGone: () => false,
    close: () => pool.end(),
  };
}
