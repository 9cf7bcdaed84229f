import type { Kysely } from 'kysely';
import type { StoreSchema } from '@/lib/store/schema';

export type Db = Kysely<StoreSchema>;

/** An open store: what differs between SQLite and PostgreSQL is in here, the queries are the same. */
export interface Connection {
  db: Db;
  /**
   * Why it has to be opened again: the data file was taken away while in use, or could only be read and can be written to
   * by now. Null as long as it is as good as can be had.
   */
  stale(): 'file_gone' | 'writable_again' | null;
  close(): Promise<void>;
}

/** Where the store is: a folder for SQLite's file, or a PostgreSQL server, which wins. */
export interface StoreConfig {
  dataDir: string;
  databaseUrl: string | null;
}
