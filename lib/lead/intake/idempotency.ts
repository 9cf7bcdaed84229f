import { hash } from 'node:crypto';
import { createExpiringMap } from '@/lib/expiring-map';
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

/** Milliseconds and number of the requests that are remembered without the store. */
const remembered = { ms: 600_000, most: 2_000 };

interface Run {
  payload: string;
  outcome: Outcome | Promise<Outcome>;
}

export type RunOnce = ReturnType<typeof createRunOnce>;

/**
 * Makes simultaneous requests with one key one, also without the store: runs the work or joins the run under way; null
 * for another payload. What was mailed without being stored is given again later, by a clock that only goes forward.
 */
export function createRunOnce(now = () => performance.now()) {
  const runs = new Map<string, Run>();
  const mailed = createExpiringMap<Run>(remembered.ms, remembered.most);

  return async (key: string, payload: string, work: () => Promise<Outcome>) => {
    const joined = runs.get(key) ?? mailed.get(key, now())?.value;
    if (joined) return joined.payload === payload ? await joined.outcome : null;
    const outcome = work();
    runs.set(key, { payload, outcome });
    try {
      const done = await outcome;
      if (!done.refused && done.sentDirectly) mailed.set(key, { payload, outcome: done }, now());
      return done;
    } finally {
      runs.delete(key);
    }
  };
}
