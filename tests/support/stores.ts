import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres, newDatabase } from '@/scripts/lib/postgres';

type NewStore = () => Promise<Record<string, string>>;

const memory = '/dev/shm';
const roomInMemory = 256 * 1024 * 1024;

/** In memory where the system has room there, because SQLite waits for the disk with each commit. */
function storesFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomInMemory ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

const folders: string[] = [];

/** A new folder for a store, gone after the tests of the file. */
export function newDataDir(parent = storesFolder()): string {
  const folder = mkdtempSync(path.join(parent, 'leads-test-'));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder that nothing can be written to: root is stopped by a file in its place, not by its mode. */
export function blockedDataDir(): string {
  const file = path.join(newDataDir(), 'file');
  writeFileSync(file, '');
  return path.join(file, 'data');
}

const newSqlite: NewStore = async () => ({ DATA_DIR: newDataDir(), DATABASE_URL: '' });

/** An empty database on the run's server (`run/setup.ts`): a test that ends the server starts its own. */
export const newPostgres: NewStore = async () => {
  const { TEST_POSTGRES_URL } = process.env;
  if (!TEST_POSTGRES_URL) throw new Error('PostgreSQL did not start: see above.');
  return { DATABASE_URL: await newDatabase(TEST_POSTGRES_URL) };
};

/** Tests on a real PostgreSQL server; where there is none they are skipped, and say why. */
export function onPostgres(tests: () => void): void {
  if (findPostgres()) describe('on PostgreSQL', () => tests());
  else describe.skip('on PostgreSQL, which is not here (Debian: apt install postgresql)', tests);
}

/**
 * Runs the same tests on both stores, a file and a PostgreSQL server: for what their SQL decides. What has nothing to do
 * with the store runs on one.
 */
export function describeStores(tests: (newStore: NewStore) => void): void {
  describe('on SQLite', () => tests(newSqlite));
  onPostgres(() => tests(newPostgres));
}
