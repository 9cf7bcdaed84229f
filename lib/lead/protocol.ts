import type { LeadField } from '@/lib/lead/fields';
import type { ReceivedLead } from '@/lib/lead/request';

/** HTTP status of each refusal (RFC 9110). The codes are part of the interface. */
export const refusalStatus = {
  other_origin: 403,
  method_not_allowed: 405,
  unsupported_type: 415,
  unreadable_body: 400,
  body_too_large: 413,
  invalid_fields: 422,
  idempotency_conflict: 422,
  rate_limited: 429,
  delivery_failed: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

export type TypedForm = Partial<Record<LeadField | 'page', string>>;

export interface Refusal {
  refused: RefusalCode;
  fields?: Partial<Record<LeadField, string>>;
  typed?: TypedForm;
  retryAfterSeconds?: number;
}

interface Acceptance {
  refused?: undefined;
  received: Pick<ReceivedLead, 'id' | 'page'>;
  answerBy: string;
  sentDirectly?: boolean;
  replayed?: boolean;
  held?: boolean;
}

export type Outcome = Acceptance | Refusal;
