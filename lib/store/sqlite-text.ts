import { isUtf8 } from 'node:buffer';
import { isArrayBuffer, isUint8Array } from 'node:util/types';
import type Database from 'libsql';
import { z } from 'zod';

/**
 * SQLite does not look at the bytes of a text, and libsql ends the process over one that is not UTF-8 (0.5.29, a panic).
 * A damaged byte would so end every start anew: texts that may be damaged are read as bytes.
 */

/** A value's bytes; null for a value that is none. libsql gives a Buffer for one row, and an ArrayBuffer for many. */
export function asBytes(value: unknown): Buffer | null {
  if (isArrayBuffer(value)) return Buffer.from(value);
  return isUint8Array(value) ? Buffer.from(value) : null;
}

function columnNames(database: Database.Database, table: string): string[] {
  const columns = database.prepare(`select name from pragma_table_info('${table}')`).all();
  return z
    .array(z.object({ name: z.string() }))
    .parse(columns)
    .map(({ name }) => name);
}

/** A select list of a table's columns, texts among them as bytes. Throws SQLite's error. */
export function columnsAsBytes(database: Database.Database, table: string): string {
  return columnNames(database, table)
    .map((name) => `iif(typeof(${name}) = 'text', cast(${name} as blob), ${name}) as ${name}`)
    .join(', ');
}

/** Whether every text of these tables is UTF-8; a table that is not there yet has none. Throws SQLite's error. */
export function hasReadableTexts(database: Database.Database, tables: string[]): boolean {
  for (const table of tables) {
    const columns = columnsAsBytes(database, table);
    if (columns === '') continue;
    for (const row of database.prepare(`select ${columns} from ${table}`).iterate()) {
      for (const value of Object.values(Object(row))) {
        const bytes = asBytes(value);
        if (bytes && !isUtf8(bytes)) return false;
      }
    }
  }
  return true;
}
