import { Webhook } from 'standardwebhooks';
import { WebhookError } from '@/lib/lead/delivery/fault';
import type { ReceivedLead } from '@/lib/lead/request';

const timeoutMs = 15_000;

/** Posts to a receiver. Throws a `WebhookError` unless the answer is 2xx, else fetch's error. */
export async function post(
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
  signal?: AbortSignal,
): Promise<void> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookError(response.status);
}

/** Posts the request, signed (standardwebhooks.com), its id the `webhook-id`. Throws as `post` does. */
export async function sendWebhook(
  { id, receivedAt, page, attribution, fields }: ReceivedLead,
  { url, secret }: { url: string; secret: string },
  signal: AbortSignal,
): Promise<void> {
  const body = JSON.stringify({
    type: 'lead.received',
    timestamp: receivedAt.toISOString(),
    data: { id, page, visit: attribution, ...fields },
  });
  const now = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
  await post(url, { body, headers }, signal);
}
