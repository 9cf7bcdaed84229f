import { createHash } from 'node:crypto';
import { type Lead, leadFields } from '@/lib/lead/schema';

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * The request's Idempotency-Key (IETF draft-ietf-httpapi-idempotency-key-header), hashed: whatever a client sends fits,
 * and none of it is kept. Null without one. The draft's quotes are optional.
 */
export function idempotencyKey(headers: Headers): string | null {
  const key = headers
    .get('idempotency-key')
    ?.trim()
    .replace(/^"(.*)"$/, '$1');
  return key ? sha256(key) : null;
}

/** Tells payloads apart that come under one key. */
export function payloadHash(fields: Lead, page: string | null): string {
  return sha256(JSON.stringify([...leadFields.map((field) => fields[field]), page]));
}
