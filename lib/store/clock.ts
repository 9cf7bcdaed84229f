import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The clock that all instances share, in milliseconds since the epoch. */
export async function storeTime<Schema>(db: Kysely<Schema>): Promise<number> {
  const time =
    db.getExecutor().adapter instanceof PostgresAdapter
      ? sql`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
      : sql`cast(unixepoch('subsec') * 1000 as integer)`;
  const { rows } = await sql<{ time: number }>`select ${time} as time`.execute(db);
  return rows[0]?.time ?? Date.now();
}
