import { createHash } from 'node:crypto';
import { type Lead, leadFields } from '@/lib/lead/fields';

/** Milliseconds for which the same form, sent without a key, is the same request: a double click, a reload of the answer. */
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

/**
 * A form that the browser sends by itself can carry no key: its content, sender included, stands for one, for a while.
 * No header can hold the line break, so that no client's key is a form's.
 */
export function formKey(payload: string): IdempotencyKey {
  return { hash: sha256(`form\n${payload}`), validMs: sameFormMs };
}

/** Tells payloads apart that come under one key. */
export function payloadHash(fields: Lead, page: string | null): string {
  return sha256(JSON.stringify([...leadFields.map((field) => fields[field]), page]));
}
