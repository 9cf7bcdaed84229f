import type { LeadField, ReceivedLead } from '@/lib/lead/request/schema';

/**
 * HTTP status of each refusal (RFC 9110). The codes are part of the interface and never change, whatever the copy in
 * `content/lead-answers.ts` says of them.
 */
export const refusalStatus = {
  method_not_allowed: 405,
  unsupported_type: 415,
  unreadable_body: 400,
  body_too_large: 413,
  invalid_fields: 422,
  idempotency_conflict: 422,
  rate_limited: 429,
  delivery_failed: 503,
} as const;

/** How the form was sent: `json` by the site's script, `form` by a browser without it. The answer follows suit. */
export type PayloadFormat = 'json' | 'form';

/** Why a request was not accepted. */
export type RefusalCode = keyof typeof refusalStatus;

/** The form as it was typed, valid or not, so that an error never clears it. */
export type TypedForm = Partial<Record<LeadField | 'page', string>>;

export interface Refusal {
  refused: RefusalCode;
  /** One Italian message for each wrong field. */
  fields?: Partial<Record<LeadField, string>>;
  typed?: TypedForm;
  /** Seconds after which a request is taken again. */
  retryAfterSeconds?: number;
}

interface Acceptance {
  refused?: undefined;
  received: Pick<ReceivedLead, 'id' | 'page'>;
  /** Until when an answer is promised, in words: `le 10:00 di lunedì 23`. */
  answerBy: string;
  /** The store failed, and the mail server has taken the request at once instead. */
  sentDirectly?: boolean;
  /** An earlier request with the same key: the answer is that one's. */
  replayed?: boolean;
  /** It is kept back; the visitor does not hear of it. */
  quarantined?: boolean;
}

/** How a request ended: accepted, or refused with a stable code. */
export type Outcome = Acceptance | Refusal;
