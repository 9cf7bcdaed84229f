import type { Kysely } from 'kysely';
import type { StoreSchema } from '@/lib/store/schema';

export type Db = Kysely<StoreSchema>;

/** An open store: what differs between SQLite and PostgreSQL is in here, the queries are the same. */
export interface Connection {
  db: Db;
  isGone(): boolean;
  close(): Promise<void>;
}

export interface StoreConfig {
  dataDir: string;
  databaseUrl: string | null;
}
