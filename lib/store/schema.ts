import type { Generated, Kysely } from 'kysely';

/** Milliseconds since the epoch. */
type Time = number;

type LeadStatus = 'accepted' | 'held';
/** The agency's mark; all but `not_a_request` mean contacted. */
export type Stage = 'contacted' | 'won' | 'lost' | 'not_a_request';

interface LeadsTable {
  id: string;
  received_at: Time;
  page: string | null;
  attribution: string | null;
  fields: string;
  email: string;
  request_id: string;
  status: LeadStatus;
  spam_reasons: string | null;
  idempotency_key: string | null;
  payload_hash: string;
  /** When a mail listed it as held; without mails when it came. */
  told_at: Time | null;
  stage: Stage | null;
  stage_at: Time | null;
  previous_stage: Stage | null;
  previous_stage_at: Time | null;
}

export const channels = ['mail', 'webhook'] as const;
export type Channel = (typeof channels)[number];
export type ScheduledKind = 'morning' | 'backup';
export type OutboxKind = Channel | 'confirmation' | ScheduledKind;

export const deadLettered = 'dead_letter' as const;
export type DeliveryStatus = 'pending' | 'delivered' | typeof deadLettered;

interface OutboxTable {
  id: string;
  kind: OutboxKind;
  lead_id: string | null;
  /** Unique, whatever became of the row: work done once for all instances. */
  dedupe_key: string | null;
  status: DeliveryStatus | 'skipped';
  attempts: Generated<number>;
  created_at: Time;
  due_at: Time;
  leased_until: Time | null;
  lease_token: string | null;
  delivered_at: Time | null;
  last_error: string | null;
  configuration_fault: Generated<number>;
  /** JSON list of recipients without the mail; null for all. */
  recipients: string | null;
}

/** Facts that instances share: salt, alarms, signing key, the last morning mail. */
interface KeyValueTable {
  name: string;
  value: string;
  at: Time;
}

/** `visit`: a page opened from outside; `touched`: first use of a form; `sent`: a request; `tried`: a chat with the assistant. */
export const metrics = ['visit', 'touched', 'sent', 'tried'] as const;
export type Metric = (typeof metrics)[number];

/** Sums by month; an empty text is unknown. */
interface CountsTable {
  month: string;
  metric: Metric;
  page: string;
  campaign: string;
  cta: string;
  n: number;
}

/** A window of a limit: `points` counted until `expire`. */
interface RateLimitsTable {
  key: string;
  points: number;
  expire: Time;
}

export interface StoreSchema {
  leads: LeadsTable;
  outbox: OutboxTable;
  key_values: KeyValueTable;
  counts: CountsTable;
  rate_limits: RateLimitsTable;
}

export type Db = Kysely<StoreSchema>;

/** An open store; the queries are the same for SQLite and PostgreSQL. */
export interface Connection {
  db: Db;
  /** Whether the data file was made, or empty, when it was opened. */
  isNew: boolean;
  isGone(): boolean;
  close(): Promise<void>;
}

export interface StoreConfig {
  dataDir: string;
  databaseUrl: string | null;
}
