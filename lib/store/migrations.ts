import { type Kysely, type Migration, Migrator, sql } from 'kysely';

const leads: Migration = {
  // ifNotExists: SQLite has no lock for migrations, and two processes may start on one new file
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leads')
      .ifNotExists()
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('page', 'text')
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('spam_reasons', 'text')
      .addColumn('idempotency_key', 'text', (column) => column.unique())
      .addColumn('payload_hash', 'text', (column) => column.notNull())
      .addColumn('digested_at', 'bigint')
      .execute();
    await db.schema
      .createTable('deliveries')
      .ifNotExists()
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('lead_id', 'varchar(36)', (column) =>
        column.notNull().references('leads.id').onDelete('cascade'),
      )
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('leased_until', 'bigint')
      .addColumn('lease_token', 'text')
      .addColumn('delivered_at', 'bigint')
      .addColumn('last_error', 'text')
      .addColumn('configuration_fault', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('recipients', 'text')
      .addUniqueConstraint('deliveries_lead_channel', ['lead_id', 'channel'])
      .execute();
    await db.schema
      .createIndex('deliveries_due')
      .ifNotExists()
      .on('deliveries')
      .columns(['status', 'due_at'])
      .execute();
    await db.schema
      .createTable('marks')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

/** Name of the table that the limits are counted in, where several instances count together. */
export const rateLimitsTable = 'rate_limits';

const rateLimits: Migration = {
  // the columns are the counting library's
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable(rateLimitsTable)
      .ifNotExists()
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute();
  },
};

/** SQLite knows no `if not exists` for columns; the first migration says why there has to be one. */
async function addColumn(
  db: Kysely<unknown>,
  table: string,
  column: string,
  type: 'text' | 'bigint' = 'text',
): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  if (columns.some(({ name }) => name === column)) return;
  await db.schema.alterTable(table).addColumn(column, type).execute();
}

const visit: Migration = {
  up: (db: Kysely<unknown>) => addColumn(db, 'leads', 'visit'),
};

const bundles: Migration = {
  // the release before knows no bundles: it sends what waits in one as mails of their own
  up: (db: Kysely<unknown>) => addColumn(db, 'deliveries', 'bundle_id'),
};

const stages: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'leads', 'stage');
    await addColumn(db, 'leads', 'stage_at', 'bigint');
  },
};

const actions: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'leads', 'stage_before');
    await addColumn(db, 'leads', 'stage_before_at', 'bigint');
    await addColumn(db, 'leads', 'discarded_at', 'bigint');
    await db.schema
      .createTable('appointments')
      .ifNotExists()
      .addColumn('lead_id', 'varchar(36)', (column) =>
        column.primaryKey().references('leads.id').onDelete('cascade'),
      )
      .addColumn('starts_at', 'bigint', (column) => column.notNull())
      .addColumn('manner', 'text', (column) => column.notNull())
      .addColumn('link', 'text')
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const confirmations: Migration = {
  // a table of their own: the release before would take them for requests to deliver
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('confirmations')
      .ifNotExists()
      .addColumn('lead_id', 'varchar(36)', (column) =>
        column.primaryKey().references('leads.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('leased_until', 'bigint')
      .addColumn('done_at', 'bigint')
      .addColumn('outcome', 'text')
      .execute();
    await db.schema
      .createIndex('confirmations_due')
      .ifNotExists()
      .on('confirmations')
      .columns(['done_at', 'due_at'])
      .execute();
  },
};

const figures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('counts')
      .ifNotExists()
      .addColumn('month', 'varchar(7)', (column) => column.notNull())
      .addColumn('metric', 'varchar(20)', (column) => column.notNull())
      .addColumn('page', 'varchar(200)', (column) => column.notNull())
      .addColumn('campaign', 'varchar(100)', (column) => column.notNull())
      .addColumn('cta', 'varchar(40)', (column) => column.notNull())
      .addColumn('n', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('counts_key', ['month', 'metric', 'page', 'campaign', 'cta'])
      .execute();
    await addColumn(db, 'leads', 'recalls', 'bigint');
  },
};

const waiting: Migration = {
  // what waits by the thousand is found by an index, not by reading all of it
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'confirmations', 'mailbox');
    const indices: [name: string, table: string, columns: string[]][] = [
      ['leads_received', 'leads', ['received_at']],
      ['leads_held', 'leads', ['status', 'digested_at', 'received_at']],
      ['leads_discarded', 'leads', ['discarded_at']],
      ['leads_unmarked', 'leads', ['status', 'stage', 'recalls', 'received_at']],
      ['deliveries_bundle', 'deliveries', ['bundle_id', 'due_at']],
      ['deliveries_created', 'deliveries', ['status', 'created_at']],
      ['confirmations_mailbox', 'confirmations', ['mailbox']],
    ];
    for (const [name, table, columns] of indices) {
      await db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
    }
  },
};

const migrations: Record<string, Migration> = {
  '001-leads': leads,
  '002-rate-limits': rateLimits,
  '003-visit': visit,
  '004-bundles': bundles,
  '005-stages': stages,
  '006-actions': actions,
  '007-confirmations': confirmations,
  '008-figures': figures,
  '009-waiting': waiting,
};

/**
 * What a later release has done to the store, as migrations that do nothing: the migrator refuses a store with one that it
 * does not know. They leave this release working, for it may be the one to go back to; `checkFit` says whether they did.
 */
export async function laterMigrations<Schema>(
  db: Kysely<Schema>,
): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.filter(({ name }) => !Object.hasOwn(migrations, name));
  return Object.fromEntries(unknown.map(({ name }) => [name, { async up() {} }]));
}

/** Brings the store's tables to the present form. Throws the failed migration's error. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  // before the migrator has taken SQLite's one connection
  const known = { ...migrations, ...(await laterMigrations(db)) };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    // a later release's may have names before these
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
