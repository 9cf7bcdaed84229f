import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import Database from 'libsql';
import { log } from '@/lib/server/log';
import { recoverableTables } from '@/lib/store/recovered-rows';
import { keyValue, type StoreSchema } from '@/lib/store/schema';
import { asBytes, columnsAsBytes } from '@/lib/store/sqlite-text';

type Table = keyof typeof recoverableTables;
type Row = Record<string, unknown>;

const tables = Object.keys(recoverableTables) as Table[];

/** Every row that a damaged file still gives, read from both ends up to the damaged page. */
function readableRows(database: Database.Database, table: Table): Row[] {
  const rows = new Map<unknown, Row>();
  const columns = columnsAsBytes(database, table);
  for (const [beyond, direction, start] of [
    ['>', 'asc', Number.MIN_SAFE_INTEGER],
    ['<', 'desc', Number.MAX_SAFE_INTEGER],
  ] as const) {
    try {
      // one by one: the library reads ahead, and a damaged page would take what lies before it along
      const next = database.prepare(
        `select rowid as recovered, ${columns} from ${table} not indexed
         where rowid ${beyond} ? order by rowid ${direction} limit 1`,
      );
      let last: number = start;
      for (;;) {
        const row = next.get(last) as (Row & { recovered: number }) | undefined;
        if (!row) break;
        const { recovered, ...values } = row;
        rows.set(recovered, values);
        last = recovered;
      }
    } catch {
      // the damaged page: what lies behind it comes from the other end
    }
  }
  return [...rows.values()];
}

/** Rows go in one by one, so that one that is damaged itself does not keep the others out. */
async function copy(rows: Row[], table: Table, db: Kysely<StoreSchema>): Promise<number> {
  let copied = 0;
  for (const row of rows) {
    try {
      const values = recoverableTables[table].parse(row);
      await db
        .insertInto(table)
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      copied += 1;
    } catch (error) {
      const { code, name } = error as { code?: string; name?: string };
      log.error({ table, code: code ?? name }, 'store.row_not_recovered');
    }
  }
  return copied;
}

/** A lead whose mail could not be read is sent again: its Message-ID tells the reader's mailbox. */
async function deliverAgain(db: Kysely<StoreSchema>): Promise<number> {
  const orphans = await db
    .selectFrom('leads')
    .leftJoin('deliveries', (join) =>
      join.onRef('deliveries.lead_id', '=', 'leads.id').on('deliveries.channel', '=', 'mail'),
    )
    .where('deliveries.id', 'is', null)
    .where('leads.status', '=', 'accepted')
    .select(['leads.id', 'leads.received_at'])
    .execute();
  for (const { id, received_at } of orphans) {
    await db
      .insertInto('deliveries')
      .values({
        id: randomUUID(),
        lead_id: id,
        channel: 'mail',
        status: 'pending',
        created_at: received_at,
        due_at: Date.now(),
      })
      .execute();
  }
  return orphans.length;
}

/**
 * The requests' texts that a damaged file still gives, whole even where one lies on several pages; null where it is no
 * database any more. Never throws for the file's sake.
 */
export function readableTexts(damagedFile: string): string[] | null {
  let database: Database.Database | undefined;
  try {
    database = new Database(damagedFile);
    return readableRows(database, 'leads').map(
      ({ fields }) => asBytes(fields)?.toString('utf8') ?? String(fields),
    );
  } catch {
    return null;
  } finally {
    database?.close();
  }
}

/** Copies what can still be read of a damaged data file into a new store. Never throws for the file's sake. */
export async function recover(
  damagedFile: string,
  db: Kysely<StoreSchema>,
): Promise<Record<Table | 'sentAgain', number>> {
  let database: Database.Database | undefined;
  const rows: Record<Table, Row[]> = {
    leads: [],
    deliveries: [],
    appointments: [],
    counts: [],
    [keyValue]: [],
  };
  try {
    database = new Database(damagedFile);
    for (const table of tables) rows[table] = readableRows(database, table);
  } catch {
    // not a database any more: the file stays for a person to look at
  } finally {
    database?.close();
  }
  return {
    leads: await copy(rows.leads, 'leads', db),
    deliveries: await copy(rows.deliveries, 'deliveries', db),
    appointments: await copy(rows.appointments, 'appointments', db),
    counts: await copy(rows.counts, 'counts', db),
    [keyValue]: await copy(rows[keyValue], keyValue, db),
    sentAgain: await deliverAgain(db),
  };
}
