import { setTimeout as pause } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type Database from 'libsql';

/** Milliseconds in which another process has to free the file, its turn in this process included. */
const lockLimitMs = 3_500;
const pauseMs = 10;

/** Takes the lock at once, which `begin` alone does not. */
export const beginReading = 'begin; select 1 from sqlite_master limit 1';
const beginWriting = 'begin immediate';

const isBusy = (error: unknown) => /^SQLITE_BUSY/.test(String(Object(error).code));

export const lockLimit = () => performance.now() + lockLimitMs;

/**
 * Repeats what another process's lock on the file refuses, without holding this thread, until `end` (milliseconds of
 * `performance.now()`). Rejects with the last error.
 */
export async function whenFree<Result>(work: () => Result, end: number): Promise<Result> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    await pause(pauseMs);
  }
}

/** A statement alone, as the transaction that it is. */
function beginningOf(sql: string): string | null {
  if (/^\s*(select|with)\b/i.test(sql)) return beginReading;
  return /^\s*(insert|update|delete|create|alter|drop)\b/i.test(sql) ? beginWriting : null;
}

/**
 * libsql 0.5.29 does not reset a prepared statement that was refused a lock, which then keeps the file locked after the
 * next transaction. So locks are taken and given back by `exec` alone, and no other statement meets one.
 */
class PatientDriver extends SqliteDriver {
  readonly #database: Database.Database;
  #end = 0;

  constructor(database: Database.Database) {
    super({ database: { close: () => database.close(), prepare: (sql) => database.prepare(sql) } });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const end = lockLimit();
    const connection = await super.acquireConnection();
    this.#end = end;
    return {
      executeQuery: <Row>(query: CompiledQuery) => this.#execute<Row>(connection, query),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  async #execute<Row>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    const beginning = this.#database.inTransaction ? null : beginningOf(query.sql);
    if (!beginning) return await connection.executeQuery<Row>(query);
    await this.#begin(beginning);
    try {
      const result = await connection.executeQuery<Row>(query);
      await this.commitTransaction();
      return result;
    } catch (error) {
      await this.rollbackTransaction();
      throw error;
    }
  }

  async #begin(beginning: string): Promise<void> {
    await whenFree(() => {
      try {
        this.#database.exec(beginning);
      } catch (error) {
        this.#rollBack();
        throw error;
      }
    }, this.#end);
  }

  /** On a full disk SQLite rolls back by itself. */
  #rollBack(): void {
    if (this.#database.inTransaction) this.#database.exec('rollback');
  }

  /** A deferred transaction would fail at once when it turns to writing beside another process. */
  override async beginTransaction(): Promise<void> {
    await this.#begin(beginWriting);
  }

  /** Beside a reader the transaction stays open. */
  override async commitTransaction(): Promise<void> {
    await whenFree(() => this.#database.exec('commit'), this.#end);
  }

  override async rollbackTransaction(): Promise<void> {
    this.#rollBack();
  }
}

/** SQLite by kysely's dialect, waiting for other processes without holding the thread. */
export class PatientDialect extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#database);
  }
}
