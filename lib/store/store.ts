import { PostgresAdapter, sql } from 'kysely';
import { log } from '@/lib/log';
import { accessRemedy, dataFile } from '@/lib/store/data-file';
import { migrate } from '@/lib/store/migrations';
import { openPostgres } from '@/lib/store/postgres';
import { noteReplaced } from '@/lib/store/replaced';
import type { Connection, Db, StoreConfig } from '@/lib/store/schema';
import { isCorruption, isReadOnly, openSqlite } from '@/lib/store/sqlite';
import { isUnusable, UnusableStore } from '@/lib/store/unusable';

export type { Db } from '@/lib/store/schema';
export { isUnusable, UnusableStore } from '@/lib/store/unusable';

export type Store = ReturnType<typeof createStore>;

/** Only the code, and what to do: a database's words may quote a visitor. */
export function storeErrorFields(error: unknown): {
  code?: string;
  error?: string;
  remedy?: string | undefined;
} {
  const { remedy = accessRemedy(error), cause } = error as { remedy?: string; cause?: unknown };
  const known = isUnusable(error) && cause ? cause : error;
  const { code, name, message } = known as Error & { code?: string };
  return { code: code || message?.slice(0, 160), error: name, remedy };
}

function unusable(error: unknown, { dataDir }: StoreConfig): unknown {
  if (isCorruption(error)) {
    return new UnusableStore(
      `The data file is damaged: ${dataDir}/leads.db. Nothing was changed in it. Move leads.db* out of the folder, start again, and ` +
        `restore the newest copy: leads restore ${dataDir}/backups/leads-….sqlite --replace. Requests since that copy are in the mails.`,
    );
  }
  const { message } = error as Error;
  if (!message.startsWith('corrupted migrations')) return error;
  return new UnusableStore(
    `Another release has made the store’s tables: ${message}. Start that release, or give this one an empty store (another ` +
      'DATA_DIR or DATABASE_URL).',
  );
}

async function open(config: StoreConfig, lost: boolean): Promise<Connection> {
  let connection: Connection | undefined;
  try {
    connection = config.databaseUrl
      ? openPostgres(config.databaseUrl)
      : await openSqlite(config.dataDir);
    await migrate(connection.db);
    if (connection.isNew) await noteReplaced(connection.db, config.dataDir, lost);
    return connection;
  } catch (error) {
    await connection?.close();
    throw unusable(error, config);
  }
}

/** Opens nothing yet. */
export function createStore(config: StoreConfig) {
  let opening: Promise<Connection> | undefined;
  let closed = false;
  let lost = false;

  async function drop(present: Promise<Connection>): Promise<void> {
    if (opening === present) opening = undefined;
    await (await present).close();
  }

  async function connection(): Promise<Connection> {
    if (closed) throw new Error('The store is closed');
    const current = opening;
    if (current && (await current).isGone()) {
      log.error({}, 'store.file_gone');
      lost = true;
      await drop(current);
    }
    opening ??= open(config, lost).catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function use<Result>(work: (db: Db) => Promise<Result>, again = true): Promise<Result> {
    const { db } = await connection();
    const used = opening;
    try {
      return await work(db);
    } catch (error) {
      const readOnly = isReadOnly(error);
      if (!used || !(readOnly || isCorruption(error))) throw error;
      if (readOnly) Object.assign(error as Error, { path: dataFile(config.dataDir) });
      // opened again it is writable, or says what is wrong
      log.error(storeErrorFields(error), 'store.reopened');
      await drop(used);
      if (readOnly && again) return await use(work, false);
      throw error;
    }
  }

  return {
    kind: config.databaseUrl ? ('postgres' as const) : ('sqlite' as const),
    connection,
    /** Runs queries. Throws what the database throws; what failed has changed nothing. */
    use: <Result>(work: (db: Db) => Promise<Result>) => use(work),
    /** As `use`, with queries of which all are carried out or none. */
    transaction: <Result>(work: (db: Db) => Promise<Result>) =>
      use((db) => db.transaction().execute(work)),
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

/** The clock that all instances share, in milliseconds since the epoch. */
export async function storeTime(db: Db): Promise<number> {
  const time =
    db.getExecutor().adapter instanceof PostgresAdapter
      ? sql`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
      : sql`cast(unixepoch('subsec') * 1000 as integer)`;
  const { rows } = await sql<{ time: number }>`select ${time} as time`.execute(db);
  return rows[0]?.time ?? Date.now();
}
