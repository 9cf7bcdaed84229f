import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { newDatabase, startPostgres } from '@/scripts/lib/postgres';
import { type PostgresNote, readNote, runVariable, writeNote } from './run/postgres-note';
import { until } from './until';

// One PostgreSQL server for a whole run of jest: to make its files and its tables takes longer than most tests. The first
// file that asks starts it, so that a run without stores has none; `run/teardown.ts` ends it.

/** Milliseconds: on a busy machine it may take a while. */
const startLimitMs = 120_000;

async function migratedDatabase(adminUrl: string): Promise<string> {
  const { createStore } = await import('@/lib/store/store');
  const databaseUrl = await newDatabase(adminUrl);
  const store = createStore({ dataDir: '', databaseUrl });
  await store.connection();
  await store.close();
  return new URL(databaseUrl).pathname.slice(1);
}

async function startForAll(runFolder: string): Promise<void> {
  try {
    const { adminUrl, pid, folder } = await startPostgres({ durable: false, detached: true });
    if (pid === undefined) throw new Error('PostgreSQL did not start');
    writeNote(runFolder, { adminUrl, pid, folder, template: await migratedDatabase(adminUrl) });
  } catch (error) {
    writeNote(runFolder, { failed: String(error) });
  }
}

/** Whether nobody else of this run starts the server. */
function isFirst(runFolder: string): boolean {
  try {
    mkdirSync(path.join(runFolder, 'postgres'));
    return true;
  } catch {
    return false;
  }
}

async function sharedServer(): Promise<PostgresNote> {
  const runFolder = process.env[runVariable];
  if (!runFolder) throw new Error('No run of jest has set up what its tests share');
  if (isFirst(runFolder)) await startForAll(runFolder);
  return await until(() => readNote(runFolder), 'a PostgreSQL server', startLimitMs);
}

/**
 * A new store on the PostgreSQL server that all tests share, with its tables or `empty`: for `DATABASE_URL`. Throws where
 * there is no PostgreSQL (`onPostgres`). A test that ends the server starts its own (`startPostgres`).
 */
export async function newPostgresStore({ empty = false } = {}): Promise<string> {
  const { adminUrl, template } = await sharedServer();
  return await newDatabase(adminUrl, empty ? undefined : template);
}
