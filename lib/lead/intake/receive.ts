import { randomUUID } from 'node:crypto';
import { siteUrl } from '@/lib/env/env';
import type { Client } from '@/lib/http/client-address';
import { formatOf, type PayloadFormat, readBody } from '@/lib/http/read-body';
import { acceptLead, type IntakeService } from '@/lib/lead/intake/accept';
import { answer, jsonRefusal } from '@/lib/lead/intake/answer';
import { parsePayload, typedIn } from '@/lib/lead/intake/parse';
import type { Outcome, RefusalCode } from '@/lib/lead/protocol';
import { log } from '@/lib/log';

interface Received {
  request: Request;
  network: string | null;
  format: PayloadFormat | null;
  requestId: string;
  service: IntakeService | null;
}

async function accept(received: Received): Promise<Outcome> {
  const { request, format, network, requestId, service } = received;
  if (!format) return { refused: 'unsupported_type' };
  const text = await readBody(request);
  if (text === null) return { refused: 'unreadable_body' };
  const payload = parsePayload(text, format, request, siteUrl());
  if (payload.refused) return payload;
  if (!service) {
    log.error({ requestId }, 'lead.not_configured');
    return { refused: 'delivery_failed', typed: payload.typed };
  }
  const { headers } = request;
  return await acceptLead(service, { payload, format, headers, network, requestId });
}

async function typedBack({ request, format }: Received) {
  if (format !== 'form') return undefined;
  const text = await readBody(request);
  return text === null ? undefined : typedIn(text, request, siteUrl());
}

/** No fault of the request: a network is not counted for these. */
const uncounted: readonly RefusalCode[] = ['rate_limited', 'delivery_failed'];

async function outcomeOf(received: Received): Promise<Outcome> {
  const { service, network } = received;
  const retryAfterSeconds =
    service && network && (await service.limits.refusedWaitSeconds(network));
  if (retryAfterSeconds) {
    const typed = await typedBack(received);
    return { refused: 'rate_limited', retryAfterSeconds, ...(typed && { typed }) };
  }
  const outcome = await accept(received);
  if (service && network && outcome.refused && !uncounted.includes(outcome.refused)) {
    await service.limits.countRefused(network);
  }
  return outcome;
}

/** Answers a consultation request; 2xx means stored, or mailed. Without a service (no configuration) it refuses. */
export async function receiveLead(
  request: Request,
  service: IntakeService | null,
  { network }: Pick<Client, 'network'>,
): Promise<Response> {
  const startedAt = performance.now();
  const requestId = randomUUID();
  const format = formatOf(request.headers.get('content-type'));
  const outcome = await outcomeOf({ request, network, format, requestId, service });
  log.info(
    {
      requestId,
      leadId: outcome.refused ? undefined : outcome.received.id,
      format: format ?? 'json',
      outcome: outcome.refused ?? 'received',
      ...(!outcome.refused && outcome.replayed && { replayed: true }),
      ...(!outcome.refused && outcome.held && { held: true }),
      durationMs: Math.round(performance.now() - startedAt),
    },
    'lead.answered',
  );
  const response = await answer(outcome, format ?? 'json');
  response.headers.set('x-request-id', requestId);
  return response;
}

export function refuseMethod(): Response {
  return jsonRefusal({ refused: 'method_not_allowed' });
}
