import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  sql,
} from 'kysely';
import pg from 'pg';
import { withRemedy } from '@/lib/store/postgres-faults';

/** kysely's own: a release that takes it for a session excludes one that takes it for a transaction. */
const migrationLock = '3853314791062309107';

/**
 * Takes the migrations' lock for their transaction, not for a session: a pooler may give each transaction another one, and
 * the lock would stay behind.
 */
class PooledAdapter extends PostgresAdapter {
  /** The lock begins the transaction, and ends it. */
  override get supportsTransactionalDdl(): boolean {
    return false;
  }

  override async acquireMigrationLock<Schema>(db: Kysely<Schema>): Promise<void> {
    await sql`begin`.execute(db);
    await sql`select pg_advisory_xact_lock(${sql.raw(migrationLock)})`.execute(db);
  }

  /** After an error PostgreSQL takes everything back. */
  override async releaseMigrationLock<Schema>(db: Kysely<Schema>): Promise<void> {
    await sql`commit`.execute(db);
  }
}

const isReadOnly = (error: unknown) => Object(error).code === '25006';

/** Whether the connection is of no more use: it is broken, busy with what nobody waits for, or ended by the server. */
const isLost = (error: unknown) =>
  !(error instanceof pg.DatabaseError) || /^(57P|08)/.test(error.code ?? '');

/** A connection for one caller. After an error that leaves it useless nothing more is sent, and the same error thrown. */
class Session implements DatabaseConnection {
  readonly client: pg.PoolClient;
  readonly #isUseless: (error: unknown) => boolean;
  #fault: unknown;

  constructor(client: pg.PoolClient, isUseless: (error: unknown) => boolean) {
    this.client = client;
    this.#isUseless = isUseless;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#fault) throw this.#fault;
    try {
      const { rows, rowCount } = await this.client.query(sql, [...parameters]);
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      const thrown = withRemedy(error);
      if (this.#isUseless(error)) this.#fault = thrown;
      throw thrown;
    }
  }

  streamQuery(): never {
    throw new Error('Rows are read all at once');
  }
}

/** Drops connections that are of no more use, where kysely's driver gives them back to the pool. */
class DroppingDriver extends PostgresDriver {
  readonly #pool: pg.Pool;
  readonly #open = new Set<pg.PoolClient>();
  #useless = new WeakSet<pg.PoolClient>();

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
    pool.on('connect', (client) => this.#open.add(client));
    pool.on('remove', (client) => this.#open.delete(client));
  }

  override async acquireConnection(): Promise<Session> {
    try {
      let client = await this.#pool.connect();
      while (this.#useless.has(client)) {
        client.release(true);
        client = await this.#pool.connect();
      }
      const used = client;
      return new Session(used, (error) => this.#isUseless(used, error));
    } catch (error) {
      throw withRemedy(error);
    }
  }

  #isUseless(client: pg.PoolClient, error: unknown): boolean {
    // after a failover the others are at the same server
    if (isReadOnly(error)) this.#useless = new WeakSet(this.#open);
    else if (isLost(error)) this.#useless.add(client);
    return this.#useless.has(client);
  }

  override async releaseConnection(session: DatabaseConnection): Promise<void> {
    if (!(session instanceof Session)) return;
    session.client.release(this.#useless.has(session.client));
  }
}

/** kysely's dialect for a server that may be behind a pooler, and may be replaced by another. */
export class PooledDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new DroppingDriver(this.#pool);
  }

  override createAdapter(): PostgresAdapter {
    return new PooledAdapter();
  }
}
