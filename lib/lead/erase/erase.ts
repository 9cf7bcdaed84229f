import { sql } from 'kysely';
import type { Env } from '@/lib/env';
import { eraseFromCopies, type FoundInCopies, remove } from '@/lib/lead/erase/copies';
import type { Found, Resembling } from '@/lib/lead/erase/find';
import { log } from '@/lib/server/log';
import { channels } from '@/lib/store/schema';
import { type Db, type Store, storeErrorFields } from '@/lib/store/store';

/** What was removed of a person, in numbers and names of files; with `dryRun`, what would be. */
export interface Erased {
  requests: number;
  undelivered: number;
  unreadable: number;
  copies: FoundInCopies;
  left: Resembling[];
  beyondReach: BeyondReach[];
}

/** `database`: PostgreSQL's log and dumps; `copies`: those that were taken elsewhere. */
export type BeyondReach = 'mail' | 'webhook' | 'database' | 'copies';

export type EraseConfig = Pick<Env, 'dataDir' | 'databaseUrl' | 'webhook'>;

const portion = 500;

async function undeliveredOf(db: Db, ids: string[]): Promise<number> {
  let undelivered = 0;
  for (let from = 0; from < ids.length; from += portion) {
    const { count } = await db
      .selectFrom('outbox')
      .select((select) => select.fn.count('lead_id').distinct().as('count'))
      .where('lead_id', 'in', ids.slice(from, from + portion))
      .where('kind', 'in', channels)
      .where('status', '!=', 'delivered')
      .executeTakeFirstOrThrow();
    undelivered += Number(count);
  }
  return undelivered;
}

/** SQLite overwrites what it deletes (`secure_delete`); PostgreSQL leaves it in the table's file until this. */
async function rewriteTable(store: Store): Promise<void> {
  if (store.kind !== 'postgres') return;
  try {
    await store.use((db) => sql`vacuum (full) leads`.execute(db));
  } catch (error) {
    log.error(storeErrorFields(error), 'leads.not_vacuumed');
  }
}

/** Where a person's data may be that the site cannot reach, whoever the person is. */
export function beyondReach({ webhook, databaseUrl }: EraseConfig): BeyondReach[] {
  return [
    'mail',
    ...(webhook ? (['webhook'] as const) : []),
    ...(databaseUrl ? (['database'] as const) : []),
    'copies',
  ];
}

/** Deletes what was found (art. 17 GDPR), and the others in `also`; `dryRun` only counts. Rejects having changed nothing. */
export async function erase(
  store: Store,
  config: EraseConfig,
  { sought, own, others }: Found,
  { also = [], dryRun = false }: { also?: string[]; dryRun?: boolean } = {},
): Promise<Erased> {
  const chosen = others.filter(({ id }) => also.includes(id));
  const going = [...own, ...chosen];
  const ids = going.map(({ id }) => id);
  const requests = going.filter(({ readable }) => readable).map(({ id }) => id);
  const undelivered = await store.use((db) => undeliveredOf(db, requests));
  if (!dryRun && ids.length > 0) {
    await store.use((db) => remove(db, ids));
    await rewriteTable(store);
  }
  const everywhere = { ...sought, ids: new Set([...sought.ids, ...ids]) };
  const copies = await eraseFromCopies(config.dataDir, everywhere, dryRun);
  const unreadable = ids.length - requests.length;
  const erased = { requests: requests.length, undelivered, unreadable };
  if (!dryRun) log.warn({ ...erased, copies: copies.cleared.length }, 'leads.erased');
  return {
    ...erased,
    copies,
    left: others.filter((other) => !chosen.includes(other)),
    beyondReach: beyondReach(config),
  };
}
