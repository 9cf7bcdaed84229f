import type { Env } from '@/lib/env/env';
import { backUp, backupFile } from '@/lib/store/backup';
import { RestoreError, restore } from '@/lib/store/restore';
import { type Store, storeErrorFields } from '@/lib/store/store';

type StoreEnv = Pick<Env, 'dataDir' | 'databaseUrl'>;

function refusePostgres({ databaseUrl }: StoreEnv, command: string): void {
  if (databaseUrl === null) return;
  throw new Error(
    `Nothing was done: the store is a PostgreSQL database. Its own means:\n${command}`,
  );
}

/** Copies the store to a file, or without one beside the nightly copies. Throws of PostgreSQL, saying how it is done there. */
export async function backupCommand(
  store: Store,
  config: StoreEnv,
  target: string | null,
): Promise<string> {
  refusePostgres(config, 'pg_dump --format=custom --file=leads.dump "$DATABASE_URL"');
  const file = target ?? backupFile(config.dataDir, Date.now());
  await backUp(store, file);
  return `Copied to ${file}.`;
}

/** What says that this user may not write: the file system, SQLite, libsql (SQLITE_CANTOPEN). */
const denied = /^(EACCES|EPERM|EROFS|SQLITE_READONLY)|local database .*: 14"/;

function explained(error: unknown, dataDir: string): unknown {
  const { code = '' } = storeErrorFields(error);
  if (error instanceof RestoreError || !denied.test(code)) return error;
  const name = /^\w+$/.test(code) ? code : 'SQLITE_CANTOPEN';
  return new RestoreError(
    `${dataDir} may not be written by this user: ${name}; nothing was changed. Run it as the server’s user.`,
  );
}

/** Puts a copy in the store's place. Throws a `RestoreError`, or the store's error; of PostgreSQL as `backupCommand`. */
export async function restoreCommand(
  store: Store,
  config: StoreEnv,
  file: string,
  replace: boolean,
): Promise<string> {
  refusePostgres(
    config,
    'pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" leads.dump',
  );
  const requests = await restore(store, file, { replace }).catch((error) => {
    throw explained(error, config.dataDir);
  });
  return `${requests} requests restored from ${file}. What was erased since that copy is back: erase it again.`;
}
