import { newDataDir } from './contact-route';
import { newPostgresStore } from './shared-postgres';

/** The environment of a server with a store of its own. */
export type NewStore = () => Promise<Record<string, string>>;

const newSqlite: NewStore = async () => ({ DATA_DIR: newDataDir(), DATABASE_URL: '' });
const newPostgres: NewStore = async () => ({ DATABASE_URL: await newPostgresStore() });

type Engine = 'SQLite' | 'PostgreSQL';

/**
 * Runs the same tests on both stores: a file, and a real PostgreSQL server. Which of them it is matters to what has
 * nothing to do with the store: that runs on one.
 */
export function describeStores(tests: (newStore: NewStore, engine: Engine) => void): void {
  describe('on SQLite', () => tests(newSqlite, 'SQLite'));
  describe('on PostgreSQL', () => tests(newPostgres, 'PostgreSQL'));
}
