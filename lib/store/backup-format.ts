import { z } from 'zod';

/**
 * A copy of the store is gzipped JSON lines: one head, a line for each row, and one end, without which it is a copy
 * that was cut short. It names columns and nothing of the engine, so that what SQLite held can go into PostgreSQL.
 */
export const formatVersion = 1;

const head = z.object({
  linea: z.literal(formatVersion),
  /** Milliseconds since the epoch. */
  at: z.number(),
  /** Migrations that the store had gone through. */
  migrations: z.array(z.string()),
});
const row = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
const end = z.object({ rows: z.number().int() });

export type BackupHead = z.infer<typeof head>;
export type BackupRow = z.infer<typeof row>;

/** What a line of a copy can be. */
export const backupLine = { head, row, end };

/** Bytes that are no text have no place in JSON: SQLite keeps whatever was put into a column. */
const bytesKey = '$base64';

/** A column's value as a line of JSON can hold it. */
export function toJsonValue(value: unknown): unknown {
  return Buffer.isBuffer(value) ? { [bytesKey]: value.toString('base64') } : value;
}

const bytes = z.strictObject({ [bytesKey]: z.string() });

/** The column's value again. */
export function fromJsonValue(value: unknown): unknown {
  const { data } = bytes.safeParse(value);
  return data ? Buffer.from(data[bytesKey] ?? '', 'base64') : value;
}
