import { hash } from 'node:crypto';
import { type Lead, leadFields } from '@/lib/lead/fields';
import type { Outcome } from '@/lib/lead/protocol';

/** Milliseconds in which the same form without a key is the same request: a double click, a reload. */
const sameFormMs = 120_000;

export interface IdempotencyKey {
  hash: string;
  validMs: number | null;
}

/** The Idempotency-Key (draft-ietf-httpapi-idempotency-key-header), with or without quotes; null without one. */
export function idempotencyKey(headers: Headers): IdempotencyKey | null {
  const given = headers.get('idempotency-key')?.trim() ?? '';
  const quoted = given.length > 1 && given.startsWith('"') && given.endsWith('"');
  const key = quoted ? given.slice(1, -1) : given;
  return key ? { hash: hash('sha256', key), validMs: null } : null;
}

/** The key of a form sent without one: its content. No header can hold the line break, so no client's key is the same. */
export function formKey(payload: string): IdempotencyKey {
  return { hash: hash('sha256', `form\n${payload}`), validMs: sameFormMs };
}

export function payloadHash(fields: Lead, page: string | null): string {
  return hash('sha256', JSON.stringify([...leadFields.map((field) => fields[field]), page]));
}

const remembered = { most: 1_000, ms: 600_000 };

export type RunOnce = ReturnType<typeof createRunOnce>;

/**
 * Makes simultaneous requests with one key one, also without the store: runs the work or joins the run under way; null
 * for another payload. What was mailed without being stored is given again later.
 */
export function createRunOnce() {
  const runs = new Map<string, { payload: string; outcome: Promise<Outcome> }>();

  return async (key: string, payload: string, work: () => Promise<Outcome>) => {
    const joined = runs.get(key);
    if (joined) return joined.payload === payload ? await joined.outcome : null;
    const outcome = work();
    runs.set(key, { payload, outcome });
    const isUnstored = await outcome.then(
      (done) => !done.refused && done.sentDirectly,
      () => false,
    );
    if (isUnstored && runs.size > remembered.most) runs.delete(runs.keys().next().value ?? key);
    if (isUnstored) setTimeout(() => runs.delete(key), remembered.ms).unref();
    else runs.delete(key);
    return await outcome;
  };
}
