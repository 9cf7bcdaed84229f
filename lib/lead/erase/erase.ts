import { sql } from 'kysely';
import type { Env } from '@/lib/env/environment';
import { type Person, personOf, type Subject } from '@/lib/lead/erase/person';
import {
  copiesPlace,
  type FoundInPlace,
  leadOf,
  type Place,
  setAsidePlace,
} from '@/lib/lead/erase/places';
import { countedColumns, foldDeleted } from '@/lib/lead/figures/sums';
import { log } from '@/lib/server/log';
import { type Db, type Store, storeErrorFields } from '@/lib/store/store';

/** What was removed of a person, in numbers and names of files; with `dryRun`, what would be. */
export interface Erased {
  /** Requests with the person's address or telephone, and those among them that never got out. */
  requests: number;
  undelivered: number;
  /** Requests that cannot be read as such, and have the person's data in what is left of them. */
  unreadable: number;
  places: FoundInPlace[];
  /** Ids of others' requests whose text names the person: to be looked at by a person. */
  mentionedIn: string[];
  /** Where copies may be that the site cannot reach. */
  beyondReach: BeyondReach[];
}

/**
 * `mail`: in mailboxes; `webhook`: with its receiver; `database`: PostgreSQL's own log and backups; `copies`: those that were
 * taken elsewhere.
 */
export type BeyondReach = 'mail' | 'webhook' | 'database' | 'copies';

type EraseConfig = Pick<Env, 'dataDir' | 'databaseUrl' | 'webhook'>;

/** Requests read, and deleted, at once. */
const portion = 500;

/** Everywhere outside the tables. */
function placesOf(config: EraseConfig): Place[] {
  return [setAsidePlace(config.dataDir), copiesPlace(config.dataDir)];
}

interface Found {
  own: string[];
  unreadable: string[];
  mentionedIn: string[];
}

async function findIn(db: Db, person: Person): Promise<Found> {
  const found: Found = { own: [], unreadable: [], mentionedIn: [] };
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('leads')
      .select(['id', 'fields'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(portion)
      .execute();
    for (const row of rows) {
      const whose = leadOf(person, row);
      if (whose === 'own') found.own.push(row.id);
      if (whose === 'unreadable') found.unreadable.push(row.id);
      if (whose === 'mentioned') found.mentionedIn.push(row.id);
    }
    const next = rows.at(-1)?.id;
    if (next === undefined) return found;
    last = next;
  }
}

async function undeliveredOf(db: Db, ids: string[]): Promise<number> {
  const unfinished = new Set<string>();
  for (let from = 0; from < ids.length; from += portion) {
    const rows = await db
      .selectFrom('deliveries')
      .select('lead_id')
      .where('lead_id', 'in', ids.slice(from, from + portion))
      .where('status', '!=', 'delivered')
      .execute();
    for (const { lead_id } of rows) unfinished.add(lead_id);
  }
  return unfinished.size;
}

/** With their deliveries and all else that hangs on them; what they add to the monthly figures is nobody's, and stays. */
async function remove(db: Db, ids: string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let from = 0; from < ids.length; from += portion) {
      const gone = await transaction
        .deleteFrom('leads')
        .where('id', 'in', ids.slice(from, from + portion))
        .returning(countedColumns)
        .execute();
      await foldDeleted(transaction, gone);
    }
  });
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

/**
 * Deletes everything that one person has left, by address or telephone: requests, whatever became of them, with their
 * deliveries; those that cannot be read, where what is left of them names the person; damaged files that were set aside, and
 * the nightly copies.
 * What is just going out may still arrive. Nothing is changed with `dryRun`. Rejects with a `RangeError` for what is
 * neither an address nor a telephone, and with the store's or the file system's error.
 */
export async function erasePerson(
  store: Store,
  config: EraseConfig,
  subject: Subject,
  { dryRun = false } = {},
): Promise<Erased> {
  const person = personOf(subject);
  const { own, unreadable, mentionedIn } = await store.use((db) => findIn(db, person));
  const undelivered = await store.use((db) => undeliveredOf(db, own));
  const ids = [...own, ...unreadable];
  if (!dryRun && ids.length > 0) {
    await store.use((db) => remove(db, ids));
    await rewriteTable(store);
  }
  const places: FoundInPlace[] = [];
  for (const place of placesOf(config)) places.push(await place(person, dryRun));
  const files = places.flatMap(({ removed, rewritten }) => [...removed, ...rewritten]).length;
  const erased = { requests: own.length, undelivered, unreadable: unreadable.length };
  if (!dryRun) log.warn({ ...erased, files }, 'leads.erased');
  return {
    ...erased,
    places,
    mentionedIn,
    beyondReach: [
      ...(own.length > undelivered ? (['mail'] as const) : []),
      ...(config.webhook ? (['webhook'] as const) : []),
      ...(config.databaseUrl ? (['database'] as const) : []),
      'copies',
    ],
  };
}
