import { findPostgres, newDatabase } from '@/scripts/lib/postgres';
import { newDataDir } from './contact-route';

export type NewStore = () => Promise<Record<string, string>>;

const newSqlite: NewStore = async () => ({ DATA_DIR: newDataDir(), DATABASE_URL: '' });

/** An empty database on the run's server (`run/setup.ts`): a test that ends the server starts its own. */
export async function newPostgresStore(): Promise<string> {
  const { TEST_POSTGRES_URL } = process.env;
  if (!TEST_POSTGRES_URL) throw new Error('PostgreSQL did not start: see above.');
  return await newDatabase(TEST_POSTGRES_URL);
}
const newPostgres: NewStore = async () => ({ DATABASE_URL: await newPostgresStore() });

type Engine = 'SQLite' | 'PostgreSQL';

/** Tests on a real PostgreSQL server; where there is none they are skipped, and say why. */
export function onPostgres(tests: () => void): void {
  if (findPostgres()) describe('on PostgreSQL', () => tests());
  else describe.skip('on PostgreSQL, which is not here (Debian: apt install postgresql)', tests);
}

/**
 * Runs the same tests on both stores, a file and a PostgreSQL server: for what their SQL decides. What has nothing to do
 * with the store runs on one.
 */
export function describeStores(tests: (newStore: NewStore, engine: Engine) => void): void {
  describe('on SQLite', () => tests(newSqlite, 'SQLite'));
  onPostgres(() => tests(newPostgres, 'PostgreSQL'));
}
