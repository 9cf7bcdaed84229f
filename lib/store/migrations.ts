import { type CreateTableBuilder, type Kysely, type Migration, Migrator } from 'kysely';

/** Name of the table that the limits are counted in, where several instances count together. */
export const rateLimitsTable = 'rate_limits';

type NewTable = CreateTableBuilder<string, never>;

/** The tables of the first release, each after those that it refers to. */
const tables: Record<string, (table: NewTable) => { execute(): Promise<void> }> = {
  leads: (table) =>
    table
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('page', 'text')
      .addColumn('attribution', 'text')
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('spam_reasons', 'text')
      .addColumn('idempotency_key', 'text', (column) => column.unique())
      .addColumn('payload_hash', 'text', (column) => column.notNull())
      .addColumn('digested_at', 'bigint')
      .addColumn('stage', 'text')
      .addColumn('stage_at', 'bigint')
      .addColumn('previous_stage', 'text')
      .addColumn('previous_stage_at', 'bigint')
      .addColumn('discarded_at', 'bigint')
      .addColumn('remind_at', 'bigint'),
  outbox: (table) =>
    table
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('kind', 'varchar(20)', (column) => column.notNull())
      .addColumn('lead_id', 'varchar(36)', (column) =>
        column.references('leads.id').onDelete('cascade'),
      )
      .addColumn('dedupe_key', 'varchar(100)', (column) => column.unique())
      .addColumn('bundled', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('status', 'varchar(20)', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('leased_until', 'bigint')
      .addColumn('lease_token', 'text')
      .addColumn('delivered_at', 'bigint')
      .addColumn('last_error', 'text')
      .addColumn('configuration_fault', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('recipients', 'text')
      .addUniqueConstraint('outbox_lead_kind', ['lead_id', 'kind']),
  appointments: (table) =>
    table
      .addColumn('lead_id', 'varchar(36)', (column) =>
        column.primaryKey().references('leads.id').onDelete('cascade'),
      )
      .addColumn('starts_at', 'bigint', (column) => column.notNull())
      .addColumn('manner', 'text', (column) => column.notNull())
      .addColumn('link', 'text')
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull()),
  key_values: (table) =>
    table
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull()),
  counts: (table) =>
    table
      .addColumn('month', 'varchar(7)', (column) => column.notNull())
      .addColumn('metric', 'varchar(20)', (column) => column.notNull())
      .addColumn('page', 'varchar(200)', (column) => column.notNull())
      .addColumn('campaign', 'varchar(100)', (column) => column.notNull())
      .addColumn('cta', 'varchar(40)', (column) => column.notNull())
      .addColumn('n', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('counts_key', ['month', 'metric', 'page', 'campaign', 'cta']),
  // the columns are the counting library's
  [rateLimitsTable]: (table) =>
    table
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint'),
};

/** What waits by the thousand is found by an index, not by reading all of it. */
const indices: [name: string, table: string, columns: string[]][] = [
  ['leads_received', 'leads', ['received_at']],
  ['leads_held', 'leads', ['status', 'digested_at', 'received_at']],
  ['leads_discarded', 'leads', ['discarded_at']],
  ['leads_unmarked', 'leads', ['status', 'stage', 'remind_at']],
  ['leads_waiting', 'leads', ['status', 'stage', 'received_at']],
  ['outbox_due', 'outbox', ['status', 'due_at']],
  ['outbox_created', 'outbox', ['status', 'created_at']],
];

const migrations: Record<string, Migration> = {
  '001-leads': {
    // ifNotExists: SQLite has no lock for migrations, and two processes may start on one new file
    async up(db: Kysely<unknown>) {
      for (const [name, columns] of Object.entries(tables)) {
        await columns(db.schema.createTable(name).ifNotExists()).execute();
      }
      for (const [name, table, columns] of indices) {
        await db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
      }
    },
  },
};

/** Brings the store's tables to the present form. Throws the failed migration's error. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
