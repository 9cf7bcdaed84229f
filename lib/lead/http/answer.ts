import { anchors } from '@/content/anchors';
import { leadAnswers } from '@/content/lead-answers';
import { formDocument, formDocumentPolicy } from '@/lib/lead/http/form-document';
import { type Outcome, type PayloadFormat, type Refusal, refusalStatus } from '@/lib/lead/protocol';

/**
 * Where a browser without JavaScript is sent: the form's page, at the thank-you view that CSS shows when the address
 * ends in its id. Only pages with the form name themselves; the home page has it too.
 */
function thankYouPath(page: string | null): string {
  return `${page ?? '/'}#${anchors.sent}`;
}

/** Methods of the address, for `Allow` (RFC 9110, 10.2.1). */
export const allowedMethods = 'POST, OPTIONS';

/** Data is no page: whoever opens it in a window gets nothing loaded with it. */
export const dataPolicy = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

function refusalHeaders({ refused, retryAfterSeconds }: Refusal): Record<string, string> {
  return {
    ...(refused === 'method_not_allowed' && { allow: allowedMethods }),
    ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
  };
}

function jsonRefusal(refusal: Refusal): Response {
  const { refused: code, fields } = refusal;
  return Response.json(
    { code, message: leadAnswers.messages[code], ...(fields && { fields }) },
    { status: refusalStatus[code], headers: { ...dataPolicy, ...refusalHeaders(refusal) } },
  );
}

function documentRefusal(refusal: Refusal): Response {
  return new Response(formDocument(refusal), {
    status: refusalStatus[refusal.refused],
    headers: {
      ...refusalHeaders(refusal),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': formDocumentPolicy,
      'x-content-type-options': 'nosniff',
      'x-error-code': refusal.refused,
    },
  });
}

/**
 * The HTTP answer. To JSON: `{ code: 'received', id, answerBy }`, or `{ code, message, fields? }`. To a form sent without
 * JavaScript: a redirect to the thank-you view (303, so that reloading does not send again), or the form itself with
 * the errors and all that was typed, with the code in `x-error-code`.
 */
export function answer(outcome: Outcome, format: PayloadFormat): Response {
  if (outcome.refused) {
    return format === 'form' ? documentRefusal(outcome) : jsonRefusal(outcome);
  }
  if (format === 'form') {
    return new Response(null, {
      status: 303,
      headers: { location: thankYouPath(outcome.received.page) },
    });
  }
  const { received, answerBy } = outcome;
  return Response.json({ code: 'received', id: received.id, answerBy }, { headers: dataPolicy });
}
