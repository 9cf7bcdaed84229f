import { newDataDir } from './contact-route';
import { newPostgresStore } from './shared-postgres';

/** The environment of a server with a store of its own. */
export type NewStore = () => Promise<Record<string, string>>;

const newSqlite: NewStore = async () => ({ DATA_DIR: newDataDir(), DATABASE_URL: '' });
const newPostgres: NewStore = async () => ({ DATABASE_URL: await newPostgresStore() });

/** Runs the same tests on both stores: a file, and a real PostgreSQL server. */
export function describeStores(tests: (newStore: NewStore) => void): void {
  describe('on SQLite', () => tests(newSqlite));
  describe('on PostgreSQL', () => tests(newPostgres));
}
