import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Env } from '@/lib/env/environment';
import { keyValue } from '@/lib/store/schema';
import { createStore, type Db, type Store, storeErrorFields } from '@/lib/store/store';
import { check, type Finding, fail, leftToOwner } from '../finding';

type StoreEnv = Pick<Env, 'dataDir' | 'databaseUrl'>;

const markName = 'launch-check';
const megabyte = 1_048_576;
/** Requests are a few kilobytes each; what fills a disk is something else, and this is the warning. */
const leastFreeMegabytes = 500;

async function writeAndForget(db: Db): Promise<void> {
  const value = String(Date.now());
  await db.deleteFrom(keyValue).where('name', '=', markName).execute();
  await db.insertInto(keyValue).values({ name: markName, value, at: Date.now() }).execute();
  const kept = await db
    .selectFrom(keyValue)
    .select('value')
    .where('name', '=', markName)
    .executeTakeFirst();
  await db.deleteFrom(keyValue).where('name', '=', markName).execute();
  if (kept?.value !== value) throw new Error('What was written does not come back');
}

/** What makes a commit wait for the disk: SQLite's FULL is 2; PostgreSQL has two switches. */
async function isSynced(db: Db, kind: Store['kind']): Promise<boolean> {
  if (kind === 'sqlite') {
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
    return (rows[0]?.synchronous ?? 0) >= 2;
  }
  const { rows } = await sql<{ fsync: string; commit: string }>`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit
  `.execute(db);
  return rows[0]?.fsync === 'on' && rows[0].commit !== 'off';
}

async function writes(env: StoreEnv, store: Store): Promise<Finding> {
  const place = env.databaseUrl ? 'the PostgreSQL server' : env.dataDir;
  try {
    const synced = await store.use(async (db) => {
      await writeAndForget(db);
      return await isSynced(db, store.kind);
    });
    return check(
      synced,
      `a request is on the disk of ${place} before it is answered: written, committed, read back`,
      `${place} answers before the disk has what was written`,
      'set fsync and synchronous_commit to on, for this database at least',
    );
  } catch (error) {
    const { code, error: name } = storeErrorFields(error);
    return fail(
      `${place} takes no request: ${code ?? name}`,
      env.databaseUrl
        ? 'check DATABASE_URL, and that its user may create tables'
        : 'check that DATA_DIR is there and that this user may write to it; leads.db is not to be damaged',
    );
  }
}

/** What statfs(2) calls them: file systems that forget, at the next start or with the container. */
const forgetful: Record<number, string> = {
  16914836: 'memory (tmpfs)',
  2240043254: 'memory (ramfs)',
  2035054128: 'a container’s own layer (overlayfs)',
};

/** Whether the folder's file system outlives a restart. */
async function lasting(dataDir: string): Promise<Finding> {
  const { type } = await statfs(dataDir);
  const kind = forgetful[type];
  return check(
    kind === undefined,
    `${dataDir} is on a disk`,
    `${dataDir} is in ${kind}: requests are forgotten with it`,
    'let DATA_DIR be a folder of a disk, in a container one of a volume',
  );
}

async function room({ databaseUrl, dataDir }: StoreEnv): Promise<Finding[]> {
  if (databaseUrl) {
    return [leftToOwner('the PostgreSQL server’s free space', 'watch it, and its backups')];
  }
  try {
    mkdirSync(dataDir, { recursive: true });
    const { bavail, bsize } = await statfs(dataDir);
    const free = Math.floor((bavail * bsize) / megabyte);
    return [
      check(
        free >= leastFreeMegabytes,
        `${free} MB are free in ${dataDir}`,
        `only ${free} MB are free in ${dataDir}`,
        `make room: at least ${leastFreeMegabytes} MB`,
      ),
      await lasting(dataDir),
    ];
  } catch (error) {
    const { code } = error as { code?: string };
    return [fail(`${dataDir} cannot be looked at: ${code}`, 'see above')];
  }
}

/** Writes to the store as the server does, with its migrations, and takes it away again. */
export async function checkStore(env: StoreEnv): Promise<Finding[]> {
  const store = createStore(env);
  try {
    return [await writes(env, store), ...(await room(env))];
  } finally {
    await store.close();
  }
}
