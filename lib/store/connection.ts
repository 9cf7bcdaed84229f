import type { Kysely } from 'kysely';
import type { StoreSchema } from '@/lib/store/schema';

export type Db = Kysely<StoreSchema>;

/** An open store; the queries are the same for SQLite and PostgreSQL. */
export interface Connection {
  db: Db;
  isGone(): boolean;
  close(): Promise<void>;
}

export interface StoreConfig {
  dataDir: string;
  databaseUrl: string | null;
}
