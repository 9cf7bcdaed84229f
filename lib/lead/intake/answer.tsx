import { anchors } from '@/content/anchors';
import { leadAnswers } from '@/content/lead-answers';
import { documentHeaders } from '@/lib/document/document';
import { renderDocument } from '@/lib/document/render';
import type { PayloadFormat } from '@/lib/http/read-body';
import { RefusedForm } from '@/lib/lead/intake/refused-form';
import { type Outcome, type Refusal, refusalStatus } from '@/lib/lead/protocol';

export const allowedMethods = 'POST, OPTIONS';

/** For answers that are data: a window that opens one loads nothing. */
export const dataPolicy = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Of answers that are data, which no cache may keep. */
export const dataHeaders = { ...dataPolicy, 'cache-control': 'no-store' };

/**
 * What a browser without scripts gets stays in the visitor's own history, with all that was typed: to what it may not store
 * Firefox finds no way back ('Questo documento non è più disponibile').
 */
const formHeaders = { 'cache-control': 'private, no-cache' };

function refusalHeaders({ refused, retryAfterSeconds }: Refusal): Record<string, string> {
  return {
    ...(refused === 'method_not_allowed' && { allow: allowedMethods }),
    ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
  };
}

export function jsonRefusal(refusal: Refusal): Response {
  const { refused: code, fields } = refusal;
  return Response.json(
    { code, message: leadAnswers.messages[code], ...(fields && { fields }) },
    { status: refusalStatus[code], headers: { ...dataHeaders, ...refusalHeaders(refusal) } },
  );
}

async function documentRefusal(refusal: Refusal): Promise<Response> {
  return new Response(await renderDocument(<RefusedForm refusal={refusal} />), {
    status: refusalStatus[refusal.refused],
    headers: {
      ...refusalHeaders(refusal),
      ...documentHeaders,
      ...formHeaders,
      'x-content-type-options': 'nosniff',
      'x-error-code': refusal.refused,
    },
  });
}

/** To JSON `{ code: 'received', id, answerBy }` or `{ code, message, fields? }`; to a form a 303, or the form again. */
export async function answer(outcome: Outcome, format: PayloadFormat): Promise<Response> {
  if (outcome.refused) {
    return format === 'form' ? await documentRefusal(outcome) : jsonRefusal(outcome);
  }
  const { received, answerBy } = outcome;
  if (format === 'form') {
    const location = `${received.page ?? '/'}#${anchors.sent}`;
    return new Response(null, { status: 303, headers: { ...formHeaders, location } });
  }
  return Response.json({ code: 'received', id: received.id, answerBy }, { headers: dataHeaders });
}
