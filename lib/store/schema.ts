import type { Generated } from 'kysely';

/** Milliseconds since the epoch. */
type Time = number;

export type LeadStatus = 'accepted' | 'quarantined';
export type Channel = 'mail' | 'webhook';
/** What the agency has said of a request. Each that is not `not_a_request` has been contacted. */
export type Stage = 'contacted' | 'won' | 'lost' | 'not_a_request';
export type DeliveryStatus = 'pending' | 'delivered' | 'parked';

interface LeadsTable {
  id: string;
  received_at: Time;
  page: string | null;
  /** How the request came about (`Visit`), as JSON. */
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

/** How a confirmation to a prospect ended; `repeated` and `over_limit` were never tried. */
export type ConfirmationOutcome =
  | 'sent'
  | 'refused'
  | 'expired'
  | 'repeated'
  | 'over_limit'
  | 'unwanted';

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
}

/** Small facts that all instances share: the day's salt, the last digest. */
interface MarksTable {
  name: string;
  value: string;
  at: Time;
}

export interface StoreSchema {
  leads: LeadsTable;
  deliveries: DeliveriesTable;
  confirmations: ConfirmationsTable;
  marks: MarksTable;
}
