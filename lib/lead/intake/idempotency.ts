import { createHash } from 'node:crypto';
import { type Lead, leadFields } from '@/lib/lead/fields';

/** Milliseconds in which the same form without a key is the same request: a double click, a reload. */
const sameFormMs = 120_000;

export interface IdempotencyKey {
  hash: string;
  validMs: number | null;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The Idempotency-Key (draft-ietf-httpapi-idempotency-key-header), with or without quotes; null without one. */
export function idempotencyKey(headers: Headers): IdempotencyKey | null {
  const given = headers.get('idempotency-key')?.trim() ?? '';
  const quoted = given.length > 1 && given.startsWith('"') && given.endsWith('"');
  const key = quoted ? given.slice(1, -1) : given;
  return key ? { hash: sha256(key), validMs: null } : null;
}

/** The key of a form sent without one: its content. No header can hold the line break, so no client's key is the same. */
export function formKey(payload: string): IdempotencyKey {
  return { hash: sha256(`form\n${payload}`), validMs: sameFormMs };
}

export function payloadHash(fields: Lead, page: string | null): string {
  return sha256(JSON.stringify([...leadFields.map((field) => fields[field]), page]));
}
