import { randomUUID } from 'node:crypto';
import type { Env } from '@/lib/env/env';
import type { PayloadFormat } from '@/lib/http/read-body';
import { faultOf } from '@/lib/lead/delivery/fault';
import type { Mailer } from '@/lib/lead/delivery/mailer';
import { createDeadline, type InTime } from '@/lib/lead/intake/deadline';
import {
  formKey,
  type IdempotencyKey,
  idempotencyKey,
  payloadHash,
  type RunOnce,
} from '@/lib/lead/intake/idempotency';
import { findByKey, type Intake, type Stored, type Take } from '@/lib/lead/intake/insert';
import type { Limits } from '@/lib/lead/intake/limits';
import type { ParsedPayload } from '@/lib/lead/intake/parse';
import { isHeld, spamReasons } from '@/lib/lead/intake/spam';
import { composeMail } from '@/lib/lead/mails/lead';
import type { Outcome } from '@/lib/lead/protocol';
import { log } from '@/lib/log';
import { answerBy } from '@/lib/promise/in-words';
import { type Store, storeErrorFields } from '@/lib/store/store';

/** Milliseconds for all steps with the store together; then the request is mailed. */
const storeLimitMs = 4_000;
const directSendLimitMs = 20_000;

export interface IntakeService {
  config: Pick<Env, 'confirm' | 'workingCalendar' | 'siteUrl'>;
  store: Store;
  take: Take;
  limits: Limits;
  mailer: Mailer;
  worker: { wake(): void };
  once: RunOnce;
}

interface Valid {
  payload: ParsedPayload;
  format: PayloadFormat;
  headers: Headers;
  network: string | null;
  requestId: string;
}

function answerTo(
  stored: Stored,
  { page, typed }: ParsedPayload,
  { config }: IntakeService,
  how: { held?: boolean; sentDirectly?: boolean } = {},
): Outcome {
  if ('conflict' in stored) return { refused: 'idempotency_conflict', typed };
  const { id, replayed, receivedAt } = stored;
  const promised = answerBy(receivedAt, config.workingCalendar);
  return { received: { id, page }, replayed, answerBy: promised, ...how };
}

async function sendDirectly({ mailer, config }: IntakeService, intake: Intake): Promise<boolean> {
  const about = { requestId: intake.requestId, leadId: intake.lead.id };
  try {
    const signal = AbortSignal.timeout(directSendLimitMs);
    // no action links: the store does not have the request
    const { rejected } = await mailer.send(composeMail(intake.lead, config), { signal });
    if (rejected.length > 0) {
      log.error({ ...about, rejectedRecipients: rejected.length }, 'lead.recipients_rejected');
    }
    log.warn(about, 'lead.sent_directly');
    return true;
  } catch (error) {
    log.error({ ...about, ...faultOf(error) }, 'lead.delivery_failed');
    return false;
  }
}

async function storeOrSend(
  service: IntakeService,
  intake: Intake,
  payload: ParsedPayload,
  inTime: InTime,
): Promise<Outcome> {
  const { requestId, lead, held } = intake;
  try {
    const stored = await inTime(() => service.take(intake));
    service.worker.wake();
    return answerTo(stored, payload, service, { held });
  } catch (error) {
    const about = { requestId, leadId: lead.id };
    log.error({ ...about, ...storeErrorFields(error) }, 'store.failed');
    // held requests are not mailed: a flood of them would reach the mailbox
    if (held) log.warn(about, 'lead.held_refused');
    if (held || !(await sendDirectly(service, intake)))
      return { refused: 'delivery_failed', typed: payload.typed };
    const sent = { id: lead.id, replayed: false, receivedAt: lead.receivedAt.getTime() };
    return answerTo(sent, payload, service, { sentDirectly: true });
  }
}

async function takeOnce(
  service: IntakeService,
  { payload, network, requestId }: Valid,
  key: IdempotencyKey | null,
  hash: string,
): Promise<Outcome> {
  const { isOver, inTime } = createDeadline(storeLimitMs);
  // a store that fails shows when the request is inserted
  const earlier =
    key && (await inTime(() => findByKey(service.store, key, hash)).catch(() => undefined));
  if (earlier) return answerTo(earlier, payload, service);

  const { limits, config } = service;
  const { fields, page, attribution, typed, signals } = payload;
  const doubts = spamReasons(Object.values(fields), signals);
  const suspect = isHeld(doubts);
  const { retryAfterSeconds, flood, giveBack } = await limits.admit(network, suspect, inTime);
  if (retryAfterSeconds) return { refused: 'rate_limited', typed, retryAfterSeconds };
  if (flood) doubts.push('flood');

  const confirm = config.confirm && doubts.length === 0;
  const intake: Intake = {
    lead: { id: randomUUID(), receivedAt: new Date(), page, attribution, doubts, fields },
    requestId,
    key,
    payloadHash: hash,
    confirm: confirm && (await limits.mayConfirm(network, fields.email, inTime)),
    held: isHeld(doubts),
    isTooLate: isOver,
  };
  if (confirm && !intake.confirm) log.info({ leadId: intake.lead.id }, 'confirmation.over_limit');
  const outcome = await storeOrSend(service, intake, payload, inTime);
  if (outcome.refused) await giveBack();
  return outcome;
}

/** Takes a valid request: once a key, within the limits, stored or else mailed. Never rejects. */
export async function acceptLead(service: IntakeService, valid: Valid): Promise<Outcome> {
  const { payload, headers, format } = valid;
  const hash = payloadHash(payload.fields, payload.page);
  const key = idempotencyKey(headers) ?? (format === 'form' ? formKey(hash) : null);
  if (!key) return await takeOnce(service, valid, null, hash);
  const outcome = await service.once(key.hash, hash, () => takeOnce(service, valid, key, hash));
  return outcome ?? { refused: 'idempotency_conflict', typed: payload.typed };
}
