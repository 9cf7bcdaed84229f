import { type PostgresServer, startPostgres } from '@/scripts/lib/postgres';
import { newDataDir } from './contact-route';

let postgres: PostgresServer | undefined;

afterAll(async () => {
  await postgres?.stop();
  postgres = undefined;
});

/** The environment of a server with a store of its own. */
export type NewStore = () => Promise<Record<string, string>>;

const newSqlite: NewStore = async () => ({ DATA_DIR: newDataDir(), DATABASE_URL: '' });

const newPostgres: NewStore = async () => {
  postgres ??= await startPostgres();
  return { DATABASE_URL: await postgres.newDatabase() };
};

/** Runs the same tests on both stores: a file, and a real PostgreSQL server. */
export function describeStores(tests: (newStore: NewStore) => void): void {
  describe('on SQLite', () => tests(newSqlite));
  describe('on PostgreSQL', () => tests(newPostgres));
}
