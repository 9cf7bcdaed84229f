import type { Generated } from 'kysely';

/** Milliseconds since the epoch. */
type Time = number;

export type LeadStatus = 'accepted' | 'held';
/** How the agency has marked a request. Each that is not `not_a_request` has been contacted. */
export type Stage = 'contacted' | 'won' | 'lost' | 'not_a_request';

interface LeadsTable {
  id: string;
  received_at: Time;
  page: string | null;
  attribution: string | null;
  fields: string;
  /** As `normalEmail` gives it: whose data they are. */
  email: string;
  request_id: string;
  status: LeadStatus;
  spam_reasons: string | null;
  idempotency_key: string | null;
  payload_hash: string;
  /** When a mail said that it is held. */
  told_at: Time | null;
  stage: Stage | null;
  stage_at: Time | null;
  previous_stage: Stage | null;
  previous_stage_at: Time | null;
}

export const channels = ['mail', 'webhook'] as const;
export type Channel = (typeof channels)[number];
export type ScheduledKind = 'held' | 'reminder' | 'figures' | 'weekly' | 'backup';
export type OutboxKind = Channel | 'confirmation' | ScheduledKind;

export const deadLettered = 'dead_letter' as const;
export type DeliveryStatus = 'pending' | 'delivered' | typeof deadLettered;

interface OutboxTable {
  id: string;
  kind: OutboxKind;
  lead_id: string | null;
  /** One row has it, whatever became of it: what is to be done once for all instances. */
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
  /** JSON list of the recipients still without the mail; null for all. */
  recipients: string | null;
}

/** Small facts that all instances share: the day's salt, open alarms, the key of signed links. */
interface KeyValueTable {
  name: string;
  value: string;
  at: Time;
}

/** `visit`: a page opened from outside the site; `touched`: the first use of a form; `sent`: a request to the agency. */
export const metrics = ['visit', 'touched', 'sent'] as const;
export type Metric = (typeof metrics)[number];

/** Sums by month, and nothing about a single visit. An empty text is not known. */
interface CountsTable {
  month: string;
  metric: Metric;
  page: string;
  campaign: string;
  cta: string;
  n: number;
}

export interface StoreSchema {
  leads: LeadsTable;
  outbox: OutboxTable;
  key_values: KeyValueTable;
  counts: CountsTable;
}
