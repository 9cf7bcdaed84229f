import type { Generated } from 'kysely';

/** Milliseconds since the epoch. */
type Time = number;

export type LeadStatus = 'accepted' | 'quarantined';
export type Channel = 'mail' | 'webhook' | 'appointment';
/** What the agency has said of a request. Each that is not `not_a_request` has been contacted. */
export type Stage = 'contacted' | 'won' | 'lost' | 'not_a_request';
/**
 * Of a delivery that is tried no more (a dead letter). Stored under this word since the first release, which must be able
 * to read the store when an owner goes back to it.
 */
export const deadLettered = 'parked' as const;
export type DeliveryStatus = 'pending' | 'delivered' | typeof deadLettered;

interface LeadsTable {
  id: string;
  received_at: Time;
  page: string | null;
  /** How the request came about (`Attribution`), as JSON. */
  visit: string | null;
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
  /** What `stage` and `stage_at` were before: what is undone goes back to it. */
  stage_before: Stage | null;
  stage_before_at: Time | null;
  /** When the agency threw a held request away; it is deleted a day later. */
  discarded_at: Time | null;
  /** How often somebody was recalled that this request waits; null for never. */
  recalls: number | null;
}

interface DeliveriesTable {
  id: string;
  lead_id: string;
  channel: Channel;
  status: DeliveryStatus;
  attempts: Generated<number>;
  created_at: Time;
  due_at: Time;
  leased_until: Time | null;
  lease_token: string | null;
  delivered_at: Time | null;
  /** Code of the last failure, without the server's words: they may quote an address. */
  last_error: string | null;
  /** 1 when the last failure was one that only somebody's hand can mend. */
  configuration_fault: Generated<number>;
  /** JSON list of the recipients still without the mail; null as long as it is all of them. */
  recipients: string | null;
  /** The delivery whose mail this request goes out in, its own for that one, or `open` until then; null: a mail of its own. */
  bundle_id: string | null;
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

/** How a confirmation to a prospect ended; `repeated` and `unwanted` were never tried. */
export type ConfirmationOutcome = 'sent' | 'refused' | 'expired' | 'repeated' | 'unwanted';

/** Confirmations to prospects: an outbox of their own, which nothing that looks after requests reads. */
interface ConfirmationsTable {
  lead_id: string;
  created_at: Time;
  due_at: Time;
  attempts: Generated<number>;
  leased_until: Time | null;
  /** Null as long as it waits. */
  done_at: Time | null;
  outcome: ConfirmationOutcome | null;
  /** SHA-256 of what all spellings of its mailbox have in common; null until it is first claimed. */
  mailbox: string | null;
}

/** Key and value: small facts that all instances share: the day's salt, the last digest, the key of signed links. */
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

/** The table of keys and values, stored under this word since the first release, as `deadLettered` is. */
export const keyValue = 'marks' as const;

export interface StoreSchema {
  leads: LeadsTable;
  deliveries: DeliveriesTable;
  appointments: AppointmentsTable;
  confirmations: ConfirmationsTable;
  [keyValue]: KeyValueTable;
  counts: CountsTable;
}
