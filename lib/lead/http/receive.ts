import { randomUUID } from 'node:crypto';
import { EnvError, siteUrl } from '@/lib/env';
import { answer } from '@/lib/lead/http/answer';
import { currentClient } from '@/lib/lead/http/client-address';
import { checkContentType } from '@/lib/lead/http/content-type';
import { readBody } from '@/lib/lead/http/read-body';
import { acceptLead } from '@/lib/lead/intake/accept';
import { parsePayload, typedIn } from '@/lib/lead/intake/parse';
import { type LeadService, leadService } from '@/lib/lead/ops/service';
import type { Outcome, PayloadFormat, RefusalCode, TypedForm } from '@/lib/lead/protocol';
import { log } from '@/lib/server/log';

/** The service, or null where the configuration is not usable: a development server runs all the same. */
function serviceOrNull(requestId: string): LeadService | null {
  try {
    return leadService();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    log.error({ requestId, error: error.name }, 'lead.not_configured');
    return null;
  }
}

async function accept(
  request: Request,
  format: PayloadFormat,
  requestId: string,
  service: LeadService | null,
): Promise<Outcome> {
  const body = await readBody(request);
  if (body.refused) return body;

  const payload = parsePayload(body.text, format, request, siteUrl());
  if (payload.refused) return payload;

  if (!service) return { refused: 'delivery_failed', typed: payload.typed };
  return await acceptLead(service, {
    payload,
    format,
    headers: request.headers,
    network: currentClient().network,
    requestId,
  });
}

/** What a request is refused for by what it is, and not by how the site is. */
const counted: readonly RefusalCode[] = [
  'unsupported_type',
  'unreadable_body',
  'body_too_large',
  'invalid_fields',
  'idempotency_conflict',
];

/** What a form without scripts has in it, unchecked, to be given back; undefined where it cannot be read. */
async function typedBack(request: Request): Promise<TypedForm | undefined> {
  const body = await readBody(request);
  return body.refused ? undefined : typedIn(body.text, request, siteUrl());
}

async function outcomeOf(
  request: Request,
  checked: ReturnType<typeof checkContentType>,
  requestId: string,
): Promise<Outcome> {
  const service = serviceOrNull(requestId);
  const { network } = currentClient();
  const retryAfterSeconds =
    service && network && (await service.limits.refusedWaitSeconds(network));
  if (retryAfterSeconds) {
    const isForm = !checked.refused && checked.format === 'form';
    const typed = isForm ? await typedBack(request) : undefined;
    return { refused: 'rate_limited', retryAfterSeconds, ...(typed && { typed }) };
  }
  const outcome = checked.refused
    ? checked
    : await accept(request, checked.format, requestId, service);
  if (service && network && outcome.refused && counted.includes(outcome.refused)) {
    await service.limits.countRefused(network);
  }
  return outcome;
}

/**
 * A consultation request's way through the site: the limit of what is refused, content-type check, parse, store, answer;
 * the worker delivers. Every request gets an answer with a stable code, none an exception; a 2xx is only said of a request
 * that is on the disk, or that the mail server has taken.
 */
export async function receiveLead(request: Request): Promise<Response> {
  const startedAt = performance.now();
  const requestId = request.headers.get('x-request-id') ?? randomUUID();

  const checked = checkContentType(request);
  const format = checked.refused ? 'json' : checked.format;
  const outcome = await outcomeOf(request, checked, requestId);

  log.info(
    {
      requestId,
      leadId: outcome.refused ? undefined : outcome.received.id,
      format,
      outcome: outcome.refused ?? 'received',
      ...(!outcome.refused && outcome.replayed && { replayed: true }),
      ...(!outcome.refused && outcome.quarantined && { quarantined: true }),
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
