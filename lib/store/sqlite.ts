import { isUtf8 } from 'node:buffer';
import { Kysely } from 'kysely';
import Database from 'libsql';
import { fileNumber, prepareDataFile } from '@/lib/store/data-file';
import type { Connection, StoreSchema } from '@/lib/store/schema';
import { beginReading, lockLimit, PatientDialect, whenFree } from '@/lib/store/sqlite-driver';

const hasCode = (error: unknown, code: RegExp) => code.test(String(Object(error).code));

/** Damaged, as opposed to full, locked or out of reach. */
export const isCorruption = (error: unknown) => hasCode(error, /^SQLITE_(CORRUPT|NOTADB)/);

/** A file opened for reading alone stays so until it is opened again. */
export const isReadOnly = (error: unknown) => hasCode(error, /^SQLITE_READONLY/);

/** libsql 0.5.29 ends the process over a text that is not UTF-8; SQLite does not check. */
function* bytesOf(database: Database.Database, text: string, from: string) {
  const rows = database.prepare(`select cast(${text} as blob) as bytes from ${from}`);
  for (const row of rows.iterate()) yield Buffer.from((row as { bytes: ArrayBuffer }).bytes);
}

function hasReadableTexts(database: Database.Database): boolean {
  const tables = [...bytesOf(database, 'name', "sqlite_master where type = 'table'")];
  return (
    tables.every(isUtf8) &&
    tables.every((table) => {
      const columns = [...bytesOf(database, 'name', `pragma_table_info('${table}')`)];
      if (!columns.every(isUtf8)) return false;
      const texts = columns.map((name) => `coalesce("${name}", '')`).join(' || ');
      for (const row of bytesOf(database, texts, `"${table}"`)) if (!isUtf8(row)) return false;
      return true;
    })
  );
}

function check(database: Database.Database, depth: 'quick' | 'integrity'): void {
  const faults = `select 1 from pragma_${depth}_check(1) where ${depth}_check <> 'ok'`;
  // names first: SQLite's messages quote them
  if (hasReadableTexts(database) && database.prepare(faults).all().length === 0) return;
  throw Object.assign(new Error('The data file is damaged'), { code: 'SQLITE_CORRUPT' });
}

const settings = [
  // the driver waits, without holding the thread
  'busy_timeout = 0',
  // durable commits; why not WAL: docs/decisions/0002-stored-before-answered.md
  'journal_mode = TRUNCATE',
  'synchronous = FULL',
  'foreign_keys = ON',
  // overwrites deleted personal data
  'secure_delete = ON',
];

/** For a file that cannot be opened libsql has no code. */
function openFile(file: string): Database.Database {
  try {
    return new Database(file);
  } catch (error) {
    throw Object.assign(error as Error, { code: 'SQLITE_CANTOPEN', path: file });
  }
}

function openChecked(file: string): Database.Database {
  const database = openFile(file);
  try {
    for (const setting of settings) database.exec(`pragma ${setting}`);
    database.exec(beginReading);
    check(database, 'quick');
    database.exec('commit');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens `leads.db` in a folder, both made when missing. Rejects with the file system's or SQLite's error. */
export async function openSqlite(dataDir: string): Promise<Connection> {
  const { file, isNew } = prepareDataFile(dataDir);
  const database = await whenFree(() => openChecked(file), lockLimit());
  const opened = fileNumber(file);
  return {
    db: new Kysely<StoreSchema>({ dialect: new PatientDialect(database) }),
    isNew,
    isGone: () => fileNumber(file) !== opened,
    async close() {
      if (database.open) database.close();
    },
  };
}

/** The names of the migrations that a copy of the store has had. Throws SQLite's error, also for a damaged copy. */
export function migrationsOfCopy(file: string): string[] {
  const database = new Database(file);
  try {
    // with its indices, which a quick check leaves out
    check(database, 'integrity');
    const names = database.prepare('select name from kysely_migration order by name').pluck();
    return names.all().map(String);
  } finally {
    database.close();
  }
}
