import type { Kysely } from 'kysely';
import type { StoreSchema } from '@/lib/store/schema';

/** An open store: what differs between SQLite and PostgreSQL is in here, the queries are the same. */
export interface Connection {
  kind: 'sqlite' | 'postgres';
  db: Kysely<StoreSchema>;
  /** Whether what is open is still what the configuration names; a data file can be taken away while in use. */
  isCurrent(): boolean;
  close(): Promise<void>;
}

/** Where the store is: a folder for SQLite's file, or a PostgreSQL server, which wins. */
export interface StoreConfig {
  dataDir: string;
  databaseUrl: string | null;
}
