import { randomUUID } from 'node:crypto';
import { EnvError, siteUrl } from '@/lib/env/environment';
import { answer } from '@/lib/lead/http/answer';
import { checkContentType, type PayloadFormat } from '@/lib/lead/http/content-type';
import { parsePayload } from '@/lib/lead/http/parse';
import { readBody } from '@/lib/lead/http/read-body';
import { acceptLead } from '@/lib/lead/intake/accept';
import { type LeadService, leadService } from '@/lib/lead/ops/service';
import type { Outcome } from '@/lib/lead/protocol';
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
): Promise<Outcome> {
  const body = await readBody(request);
  if (body.refused) return body;

  const payload = parsePayload(body.text, format, request, siteUrl());
  if (payload.refused) return payload;

  const service = serviceOrNull(requestId);
  if (!service) return { refused: 'delivery_failed', typed: payload.typed };
  return await acceptLead(service, { payload, format, headers: request.headers, requestId });
}

/**
 * A consultation request's way through the site: content-type check, parse, store, answer; the worker delivers. Every request gets an
 * answer with a stable code, none an exception; a 2xx is only said of a request that is on the disk, or that the mail
 * server has taken.
 */
export async function receiveLead(request: Request): Promise<Response> {
  const startedAt = performance.now();
  const requestId = request.headers.get('x-request-id') ?? randomUUID();

  const checked = checkContentType(request);
  const format = checked.refused ? 'json' : checked.format;
  const outcome = checked.refused ? checked : await accept(request, format, requestId);

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
