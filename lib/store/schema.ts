import type { Generated } from 'kysely';

/** Milliseconds since the epoch. */
type Time = number;

export type LeadStatus = 'accepted' | 'quarantined';
/** What the agency has said of a request. Each that is not `not_a_request` has been contacted. */
export type Stage = 'contacted' | 'won' | 'lost' | 'not_a_request';

interface LeadsTable {
  id: string;
  received_at: Time;
  page: string | null;
  /** How the request came about (`Attribution`), as JSON. */
  attribution: string | null;
  /** What the visitor wrote, as JSON: the only personal data in the store. */
  fields: string;
  request_id: string;
  status: LeadStatus;
  /** JSON list of reason codes, of a held request and of one that went out marked; null when nothing spoke against it. */
  spam_reasons: string | null;
  /** SHA-256 of the key. */
  idempotency_key: string | null;
  payload_hash: string;
  /** When a digest mail named it; null for a request that was never quarantined or not yet summed up. */
  digested_at: Time | null;
  /** Null as long as the agency has said nothing of it. */
  stage: Stage | null;
  stage_at: Time | null;
  /** What is undone goes back to these. */
  previous_stage: Stage | null;
  previous_stage_at: Time | null;
  /** When the agency threw a held request away; it is deleted a day later. */
  discarded_at: Time | null;
  /** When somebody is reminded of it next, unless the agency has said something of it; null for never again. */
  remind_at: Time | null;
}

/** What goes out for a request: its mail and webhook, and news of its appointment. */
export const channels = ['mail', 'webhook', 'appointment'] as const;
export type Channel = (typeof channels)[number];
/** What is done at its time, for nobody's request. */
export type ScheduledKind = 'digest' | 'reminder' | 'figures' | 'weekly' | 'backup';
export type OutboxKind = Channel | 'confirmation' | ScheduledKind;

/** A delivery that is tried no more. */
export const deadLettered = 'dead_letter' as const;
export type DeliveryStatus = 'pending' | 'delivered' | typeof deadLettered;

interface OutboxTable {
  id: string;
  kind: OutboxKind;
  lead_id: string | null;
  /** Of all rows one has it, whatever became of it: what is to be done once for all instances. */
  dedupe_key: string | null;
  /** 1: goes out in one mail with others of its kind. */
  bundled: Generated<number>;
  /** `skipped`: it was not to be sent any more. */
  status: DeliveryStatus | 'skipped';
  attempts: Generated<number>;
  created_at: Time;
  due_at: Time;
  leased_until: Time | null;
  lease_token: string | null;
  delivered_at: Time | null;
  /** Code of the last failure, without the server's words: they may quote an address. */
  last_error: string | null;
  /** 1 when the last failure was one that waiting does not fix. */
  configuration_fault: Generated<number>;
  /** JSON list of the recipients still without the mail; null as long as it is all of them. */
  recipients: string | null;
}

export type AppointmentManner = 'phone' | 'video' | 'office';

/** The one appointment of a request, as it was last told to both sides. */
interface AppointmentsTable {
  lead_id: string;
  starts_at: Time;
  manner: AppointmentManner;
  /** Address of the video call; null for the other manners. */
  link: string | null;
  /** Counts what was told of it (RFC 5545, 3.8.7.4), from 0. */
  sequence: number;
  status: 'confirmed' | 'cancelled';
  changed_at: Time;
}

/** Small facts that all instances share: the day's salt, open alarms, the key of signed links. */
interface KeyValueTable {
  name: string;
  value: string;
  at: Time;
}

/**
 * What is counted. `visit`: a page that was opened from outside the site; `machine`: the same, by what says that it is a
 * program; `touched`: the first use of a form; `sent`: a request, but for those that the agency has called none; `contacted`
 * and `won`: what the agency has said of one.
 */
export const metrics = ['visit', 'machine', 'touched', 'sent', 'contacted', 'won'] as const;
export type Metric = (typeof metrics)[number];

/** Sums by month, and nothing about a single visit. An empty text is not known. */
interface CountsTable {
  /** `2026-11`, in Italy. */
  month: string;
  metric: Metric;
  page: string;
  campaign: string;
  cta: string;
  n: number;
}

export const keyValue = 'key_values' as const;

export interface StoreSchema {
  leads: LeadsTable;
  outbox: OutboxTable;
  appointments: AppointmentsTable;
  [keyValue]: KeyValueTable;
  counts: CountsTable;
}
