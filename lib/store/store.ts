import type { Kysely } from 'kysely';
import { log } from '@/lib/server/log';
import type { Connection, StoreConfig } from '@/lib/store/connection';
import { checkFit } from '@/lib/store/fit';
import { migrate } from '@/lib/store/migrations';
import { openPostgres } from '@/lib/store/postgres';
import { recover } from '@/lib/store/recover';
import type { StoreSchema } from '@/lib/store/schema';
import { setAsideSqlite } from '@/lib/store/set-aside';
import { isCorruption, openSqlite } from '@/lib/store/sqlite';

export type Db = Kysely<StoreSchema>;

/**
 * The store as the rest of the code sees it: opened with the first use, opened anew after a failure, and with a damaged
 * data file set aside, never overwritten.
 */
export interface Store {
  kind: Connection['kind'];
  /** Runs queries. Throws what the database throws; what failed has changed nothing. */
  use<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** The present connection, opened when there is none. */
  connection(): Promise<Connection>;
  close(): Promise<void>;
}

function openOnce(config: StoreConfig): Connection {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openSqlite(config.dataDir);
}

/** The error's code alone: a database's own words may quote what a visitor wrote. */
export function storeErrorFields(error: unknown): { code?: string; error?: string } {
  const { code, name, message } = error as Error & { code?: string };
  // libsql reports an unreachable file without a code; its words name the path and nothing else
  return { code: code || message?.slice(0, 160), error: name };
}

async function openReady(config: StoreConfig): Promise<Connection> {
  const connection = openOnce(config);
  try {
    await migrate(connection.db);
    await checkFit(connection.db);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function openMended(config: StoreConfig): Promise<Connection> {
  try {
    return await openReady(config);
  } catch (error) {
    if (config.databaseUrl || !isCorruption(error)) throw error;
    const damagedFile = setAsideSqlite(config.dataDir);
    log.error({ ...storeErrorFields(error), damagedFile }, 'store.corrupt_set_aside');
    const connection = await openReady(config);
    const rescued = await recover(damagedFile, connection.db);
    log.error({ damagedFile, ...rescued }, 'store.recovered');
    return connection;
  }
}

/**
 * A store at this place. Nothing is opened yet. With `mend: false` (the command line beside a server) a damaged file
 * is reported and left where it is.
 */
export function createStore(config: StoreConfig, { mend = true } = {}): Store {
  let opening: Promise<Connection> | undefined;
  let closed = false;

  async function drop(stale: Promise<Connection>): Promise<void> {
    if (opening === stale) opening = undefined;
    await (await stale).close();
  }

  async function connection(): Promise<Connection> {
    if (closed) throw new Error('The store is closed');
    const current = opening;
    const stale = (await current)?.stale();
    if (current && stale) {
      log.error({}, `store.${stale}`);
      await drop(current);
    }
    opening ??= (mend ? openMended(config) : openReady(config)).catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  return {
    kind: config.databaseUrl ? 'postgres' : 'sqlite',
    connection,
    async use(work) {
      const { db } = await connection();
      const used = opening;
      try {
        return await work(db);
      } catch (error) {
        // the next use opens the file again, finds the damage and sets it aside
        if (used && isCorruption(error)) {
          log.error(storeErrorFields(error), 'store.corrupt');
          await drop(used);
        }
        throw error;
      }
    },
    async close() {
      closed = true;
      const current = opening;
      opening = undefined;
      await current?.then(
        (open) => open.close(),
        () => {},
      );
    },
  };
}
