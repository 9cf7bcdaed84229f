import { type Kysely, type Migration, Migrator, sql } from 'kysely';

const tables = `
create table if not exists leads (
  id varchar(36) primary key,
  received_at bigint not null,
  page text,
  attribution text,
  fields text not null,
  email varchar(320) not null,
  request_id text not null,
  status text not null,
  spam_reasons text,
  idempotency_key text unique,
  payload_hash text not null,
  told_at bigint,
  stage text,
  stage_at bigint,
  previous_stage text,
  previous_stage_at bigint
);
create table if not exists outbox (
  id varchar(36) primary key,
  kind varchar(20) not null,
  lead_id varchar(36) references leads (id) on delete cascade,
  dedupe_key varchar(100) unique,
  status varchar(20) not null,
  attempts integer not null default 0,
  created_at bigint not null,
  due_at bigint not null,
  leased_until bigint,
  lease_token text,
  delivered_at bigint,
  last_error text,
  configuration_fault integer not null default 0,
  recipients text,
  constraint outbox_lead_kind unique (lead_id, kind)
);
create table if not exists key_values (
  name text primary key,
  value text not null,
  at bigint not null
);
create table if not exists counts (
  month varchar(7) not null,
  metric varchar(20) not null,
  page varchar(200) not null,
  campaign varchar(100) not null,
  cta varchar(40) not null,
  n bigint not null,
  constraint counts_key primary key (month, metric, page, campaign, cta)
);
create table if not exists rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index if not exists leads_received on leads (received_at);
create index if not exists leads_email on leads (email);
create index if not exists leads_held on leads (status, told_at, received_at);
create index if not exists leads_waiting on leads (status, stage, received_at);
create index if not exists outbox_due on outbox (status, due_at);
create index if not exists outbox_created on outbox (status, created_at)`;

async function run(db: Kysely<unknown>, statements: string): Promise<void> {
  for (const statement of statements.split(';')) await sql.raw(statement).execute(db);
}

const migrations: Record<string, Migration> = {
  // if not exists: on SQLite two processes may start on one new file
  '001-tables': { up: (db) => run(db, tables) },
};

export const migrationNames = Object.keys(migrations);

/** Throws the failed migration's error. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
