import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { deadLettered, keyValue, metrics } from '@/lib/store/schema';
import { asBytes } from '@/lib/store/sqlite-text';

/**
 * Rows as they come out of a damaged file, made into rows that the tables may hold. What only describes a request takes
 * a harmless value where it is damaged; a lead without its text and a delivery without its lead are nothing, and refused.
 */

const time = z.number().int().min(0).max(8.64e15);
const now = () => Date.now();
/** Text came out as bytes, so that a damaged one cannot end the process. */
const text = z.preprocess((value) => asBytes(value)?.toString('utf8') ?? value, z.string());
const optionalText = text.nullable().catch(null);
const id = text.pipe(z.string().min(1).max(36));

const stage = text
  .pipe(z.enum(['contacted', 'won', 'lost', 'not_a_request']))
  .nullable()
  .catch(null);

const lead = z.object({
  // its deliveries may be lost with it; then it is delivered again
  id: id.catch(() => randomUUID()),
  received_at: time.catch(now),
  page: optionalText,
  visit: optionalText,
  fields: text,
  request_id: text.catch(''),
  // rather one request too many in the mailbox than one too few
  status: text.pipe(z.enum(['accepted', 'quarantined'])).catch('accepted'),
  spam_reasons: optionalText,
  idempotency_key: optionalText,
  payload_hash: text.catch(''),
  digested_at: time.nullable().catch(null),
  stage,
  stage_at: time.nullable().catch(null),
  stage_before: stage,
  stage_before_at: time.nullable().catch(null),
  discarded_at: time.nullable().catch(null),
  recalls: z.number().int().min(0).nullable().catch(null),
});

const delivery = z.object({
  id: id.catch(() => randomUUID()),
  lead_id: id,
  channel: text.pipe(z.enum(['mail', 'webhook', 'appointment'])),
  status: text.pipe(z.enum(['pending', 'delivered', deadLettered])).catch('pending'),
  attempts: z.number().int().min(0).catch(0),
  created_at: time.catch(now),
  due_at: time.catch(now),
  leased_until: time.nullable().catch(null),
  lease_token: optionalText,
  delivered_at: time.nullable().catch(null),
  last_error: optionalText,
  configuration_fault: z.number().int().min(0).max(1).catch(0),
  recipients: optionalText,
});

const appointment = z.object({
  lead_id: id,
  starts_at: time,
  manner: text.pipe(z.enum(['phone', 'video', 'office'])).catch('phone'),
  link: optionalText,
  // a calendar leaves what counts lower than what it has already
  sequence: z.number().int().min(0),
  status: text.pipe(z.enum(['confirmed', 'cancelled'])).catch('confirmed'),
  changed_at: time.catch(now),
});

/** With the key of the signed links among them: mails that have gone out stay good. */
const keyValueRow = z.object({ name: text.pipe(z.string().min(1)), value: text, at: time });

const count = z.object({
  month: text.pipe(z.string().regex(/^\d{4}-\d{2}$/)),
  metric: text.pipe(z.enum(metrics)),
  page: text,
  campaign: text,
  cta: text,
  n: z.number().int().min(0),
});

/** The tables that are recovered, each with what reads one row of it. */
export const recoverableTables = {
  leads: lead,
  deliveries: delivery,
  appointments: appointment,
  counts: count,
  [keyValue]: keyValueRow,
};
