import { log } from '@/lib/log';
import { type Store, storeErrorFields } from '@/lib/store/store';

/** Seconds that the oldest delivery may wait: longer is worth a look, much longer an alarm. */
const degradedAfter = 15 * 60;
const failingAfter = 60 * 60;

export interface Health {
  status: 'ok' | 'degraded';
  store: 'ok' | 'failing';
  /** Deliveries that wait or are under way; null when the store cannot say. */
  queueDepth: number | null;
  /** How long the oldest of them has waited, in seconds; 0 for an empty queue. */
  oldestSeconds: number | null;
  /** Deliveries given up after the last retry, kept for `npm run leads -- retry ID`. */
  parked: number | null;
  /** Suspects held back. */
  quarantined: number | null;
}

async function counts(store: Store, now: number) {
  return await store.use(async (db) => {
    const pending = await db
      .selectFrom('deliveries')
      .where('status', '=', 'pending')
      .select((select) => [
        select.fn.countAll<number>().as('depth'),
        select.fn.min('created_at').as('oldest'),
      ])
      .executeTakeFirstOrThrow();
    const parked = await db
      .selectFrom('deliveries')
      .where('status', '=', 'parked')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const held = await db
      .selectFrom('leads')
      .where('status', '=', 'quarantined')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const oldestSeconds =
      pending.depth > 0 ? Math.max(0, Math.round((now - pending.oldest) / 1_000)) : 0;
    return {
      queueDepth: pending.depth,
      oldestSeconds,
      parked: parked.count,
      quarantined: held.count,
    };
  });
}

/**
 * How the queue stands, without personal data, and the HTTP status to say it with: 503 when the oldest delivery waits
 * over an hour or the store fails. Never rejects.
 */
export async function checkHealth(
  store: Store,
  now = Date.now(),
): Promise<{ health: Health; httpStatus: 200 | 503 }> {
  try {
    const present = await counts(store, now);
    const degraded = present.oldestSeconds > degradedAfter || present.parked > 0;
    return {
      health: { status: degraded ? 'degraded' : 'ok', store: 'ok', ...present },
      httpStatus: present.oldestSeconds > failingAfter ? 503 : 200,
    };
  } catch (error) {
    log.error(storeErrorFields(error), 'health.store_failing');
    const unknown = { queueDepth: null, oldestSeconds: null, parked: null, quarantined: null };
    return { health: { status: 'degraded', store: 'failing', ...unknown }, httpStatus: 503 };
  }
}
