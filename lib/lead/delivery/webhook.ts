import { Webhook } from 'standardwebhooks';
import type { DeliveryFault } from '@/lib/lead/delivery/fault';
import type { ReceivedLead } from '@/lib/lead/request';

const timeoutMs = 15_000;

/** The receiver did not take the request; `code` is the HTTP status as `HTTP 503`. */
export class WebhookError extends Error {
  override name = 'WebhookError';
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
  }
}

const passing = [408, 425, 429];

export function webhookFault(error: unknown): DeliveryFault {
  if (error instanceof WebhookError) {
    const { status, message } = error;
    return { errorCode: message, configurationFault: status < 500 && !passing.includes(status) };
  }
  const { name, cause } = error as Error & { cause?: { code?: string } };
  const code = cause?.code ?? name;
  return { errorCode: code, configurationFault: /CERT|TLS|SSL/.test(code) };
}

function webhookPayload({ id, receivedAt, page, attribution, fields }: ReceivedLead): string {
  return JSON.stringify({
    type: 'lead.received',
    timestamp: receivedAt.toISOString(),
    data: { id, page, visit: attribution, ...fields },
  });
}

/** Posts the request, signed (standardwebhooks.com), its id the `webhook-id`. Throws unless the answer is 2xx. */
export async function sendWebhook(
  lead: ReceivedLead,
  { url, secret }: { url: string; secret: string },
  signal: AbortSignal,
): Promise<void> {
  const body = webhookPayload(lead);
  const now = new Date();
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    headers: {
      'content-type': 'application/json',
      'webhook-id': lead.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(lead.id, now, body),
    },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookError(response.status);
}
