import { type Kysely, sql } from 'kysely';
import { rateLimitsTable } from '@/lib/store/migrations';

/** Counted anew by every instance that starts: no part of what the store keeps. */
const passing = [rateLimitsTable];

/** The tables that a copy of the store holds, each after those that it refers to. Rejects with the store's error. */
export async function keptTables<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !passing.includes(name));
  // all that refers to anything refers to a request
  return names.sort((a, b) => Number(b === 'leads') - Number(a === 'leads') || (a < b ? -1 : 1));
}

/** Names of the migrations that a store has gone through. Rejects with the store's error. */
export async function appliedMigrations<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
