import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import { PooledAdapter } from '@/lib/internals/kysely';
import { withRemedy } from '@/lib/store/postgres-faults';

/**
 * Whether connections are of no more use: broken, busy with what nobody waits for, ended by the server, or at one that
 * takes no writes after a failover.
 */
const isLost = (error: unknown) =>
  !(error instanceof pg.DatabaseError) || /^(25006|57P|08)/.test(error.code ?? '');

/** A connection for one caller. Once it is lost nothing more is sent, and the same error thrown: a rollback would wait. */
class Session implements DatabaseConnection {
  readonly client: pg.PoolClient;
  readonly #onLost: () => void;
  #fault: unknown;

  constructor(client: pg.PoolClient, onLost: () => void) {
    this.client = client;
    this.#onLost = onLost;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#fault) throw this.#fault;
    try {
      const { rows, rowCount } = await this.client.query(sql, [...parameters]);
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      const thrown = withRemedy(error);
      if (isLost(error)) {
        this.#fault = thrown;
        this.#onLost();
      }
      throw thrown;
    }
  }

  streamQuery(): never {
    throw new Error('Rows are read all at once');
  }
}

/** With one connection all are lost that are open by then: they lead to the same server. */
class DroppingDriver extends PostgresDriver {
  readonly #pool: pg.Pool;
  readonly #open = new Set<pg.PoolClient>();
  #lost = new WeakSet<pg.PoolClient>();

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
    pool.on('connect', (client) => this.#open.add(client));
    pool.on('remove', (client) => this.#open.delete(client));
  }

  override async acquireConnection(): Promise<Session> {
    try {
      let client = await this.#pool.connect();
      while (this.#lost.has(client)) {
        client.release(true);
        client = await this.#pool.connect();
      }
      return new Session(client, () => {
        this.#lost = new WeakSet(this.#open);
      });
    } catch (error) {
      throw withRemedy(error);
    }
  }

  override async releaseConnection(session: DatabaseConnection): Promise<void> {
    if (!(session instanceof Session)) return;
    session.client.release(this.#lost.has(session.client));
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
