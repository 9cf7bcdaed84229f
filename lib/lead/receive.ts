import { randomUUID } from 'node:crypto';
import { env, siteUrl } from '@/lib/env';
import { answer } from '@/lib/lead/answer';
import { createMailer, type Mailer } from '@/lib/lead/deliver';
import { guard, type PayloadFormat } from '@/lib/lead/guard';
import type { Outcome } from '@/lib/lead/outcome';
import { parsePayload } from '@/lib/lead/parse';
import { readBody } from '@/lib/lead/read-body';
import type { ReceivedLead } from '@/lib/lead/schema';
import { log } from '@/lib/log';

let mailer: Mailer | undefined;

async function deliver(received: ReceivedLead, requestId: string): Promise<boolean> {
  try {
    mailer ??= createMailer(env());
    const { rejectedRecipients } = await mailer.send(received);
    if (rejectedRecipients > 0) {
      log.warn({ requestId, leadId: received.id, rejectedRecipients }, 'lead.recipients_rejected');
    }
    return true;
  } catch (error) {
    // the server's own words may quote an address, so only the codes are kept
    const { code, responseCode, name } = error as Error & { code?: string; responseCode?: number };
    log.error(
      { requestId, leadId: received.id, code, responseCode, error: name },
      'lead.delivery_failed',
    );
    return false;
  }
}

async function accept(
  request: Request,
  format: PayloadFormat,
  requestId: string,
): Promise<Outcome> {
  const body = await readBody(request);
  if (body.refused) return body;

  const payload = parsePayload(body.text, format, request, siteUrl());
  if (payload.refused) return payload;

  const { fields, page, typed } = payload;
  const received: ReceivedLead = { id: randomUUID(), receivedAt: new Date(), page, fields };
  const delivered = await deliver(received, requestId);
  return delivered ? { received } : { refused: 'delivery_failed', typed };
}

/**
 * A consultation request's way through the site: guard, parse, deliver, answer. Every request gets an answer with a
 * stable code, none an exception; a 2xx is only said of a request that the mail server has taken.
 */
export async function receiveLead(request: Request): Promise<Response> {
  const startedAt = performance.now();
  const requestId = request.headers.get('x-request-id') ?? randomUUID();

  const guarded = guard(request);
  const format = guarded.refused ? 'json' : guarded.format;
  const outcome = guarded.refused ? guarded : await accept(request, format, requestId);

  log.info(
    {
      requestId,
      leadId: outcome.refused ? undefined : outcome.received.id,
      format,
      outcome: outcome.refused ?? 'received',
      durationMs: Math.round(performance.now() - startedAt),
    },
    'lead.answered',
  );
  return answer(outcome, format);
}

/** The answer to every method that the address does not have. */
export function refuseMethod(): Response {
  return answer({ refused: 'method_not_allowed' }, 'json');
}
