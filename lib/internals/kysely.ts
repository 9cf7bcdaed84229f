import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** kysely's own number: a release that takes the lock for a session excludes one that takes it for a transaction. */
const migrationLock = '3853314791062309107';

/**
 * Takes the migrations' lock for their transaction, not for a session: a pooler may give each transaction another one, and
 * the lock would stay behind. Rests on the order in which kysely's migrator takes the lock, migrates and gives it back;
 * tests/unit/ops/internals.test.ts names the version.
 */
export class PooledAdapter extends PostgresAdapter {
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
