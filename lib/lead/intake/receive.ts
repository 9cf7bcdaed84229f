import { randomUUID } from 'node:crypto';
import { siteUrl } from '@/lib/env/env';
import { currentClient } from '@/lib/http/client-address';
import { formatOf, type PayloadFormat, readBody } from '@/lib/http/read-body';
import { acceptLead, type IntakeService } from '@/lib/lead/intake/accept';
import { answer, jsonRefusal } from '@/lib/lead/intake/answer';
import { parsePayload, typedIn } from '@/lib/lead/intake/parse';
import type { Outcome, RefusalCode } from '@/lib/lead/protocol';
import { log } from '@/lib/log';

interface Received {
  request: Request;
  format: PayloadFormat | null;
  requestId: string;
  service: IntakeService | null;
}

async function accept({ request, format, requestId, service }: Received): Promise<Outcome> {
  if (!format) return { refused: 'unsupported_type' };
  const body = await readBody(request);
  if (body.refused) return body;
  const payload = parsePayload(body.text, format, request, siteUrl());
  if (payload.refused) return payload;
  if (!service) {
    log.error({ requestId }, 'lead.not_configured');
    return { refused: 'delivery_failed', typed: payload.typed };
  }
  const { headers } = request;
  const { network } = currentClient();
  return await acceptLead(service, { payload, format, headers, network, requestId });
}

async function typedBack({ request, format }: Received) {
  if (format !== 'form') return undefined;
  const body = await readBody(request);
  return body.refused ? undefined : typedIn(body.text, request, siteUrl());
}

/** No fault of the request: a network is not counted for these. */
const uncounted: readonly RefusalCode[] = ['rate_limited', 'delivery_failed'];

async function outcomeOf(received: Received): Promise<Outcome> {
  const { service } = received;
  const { network } = currentClient();
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
export async function receiveLead(request: Request, service: IntakeService | null) {
  const startedAt = performance.now();
  const requestId = request.headers.get('x-request-id') ?? randomUUID();
  const format = formatOf(request);
  const outcome = await outcomeOf({ request, format, requestId, service });
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
  return await answer(outcome, format ?? 'json');
}

export function refuseMethod(): Response {
  return jsonRefusal({ refused: 'method_not_allowed' });
}
