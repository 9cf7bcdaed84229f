import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Env } from '@/lib/env';
import type { RateLimit } from '@/lib/env-leads';
import type { HashAddress } from '@/lib/lead/daily-salt';
import { log } from '@/lib/log';
import { rateLimitsTable } from '@/lib/store/migrations';
import type { PostgresConnection } from '@/lib/store/postgres';
import { type Store, storeErrorFields } from '@/lib/store/store';

export interface Limits {
  /** Counts one request of this network. Gives the seconds to wait when it is one too many, else null. */
  waitSeconds(network: string): Promise<number | null>;
  /** Counts one request of the whole site; true when it is one too many. */
  overGlobalLimit(): Promise<boolean>;
  /**
   * Counts one request that is held back, apart from all others: of its network, where that is known, and of the site.
   * Gives the seconds to wait when it is one too many, else null.
   */
  heldWaitSeconds(network: string | null): Promise<number | null>;
}

const daySeconds = 86_400;

/**
 * A flood of what no person sends must not fill the disk: at most 1,000 a day are kept, 30,000 within the thirty days of
 * LEADS_RETENTION_DAYS. One network cannot use them up, or nobody else's mistaken one would have a place.
 */
const heldLimits = {
  network: { points: 100, seconds: daySeconds },
  site: { points: 1_000, seconds: daySeconds },
};

/** On PostgreSQL all instances count together, and apart while it is away; a single process counts in its memory. */
async function limiter(
  store: Store,
  keyPrefix: string,
  { points, seconds }: RateLimit,
): Promise<RateLimiterAbstract> {
  const options = { keyPrefix, points, duration: seconds };
  const inMemory = new RateLimiterMemory(options);
  if (store.kind === 'sqlite') return inMemory;
  const { pool } = (await store.connection()) as PostgresConnection;
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: rateLimitsTable,
    tableCreated: true,
    insuranceLimiter: inMemory,
  });
}

type Count = (key: string) => Promise<number | null>;

/** Gives the milliseconds to wait for a key that is over the limit, else null. Where counting fails, all may pass. */
function counter(store: Store, keyPrefix: string, limit: RateLimit | null): Count {
  if (!limit) return async () => null;
  let present: Promise<RateLimiterAbstract> | undefined;
  return async (key) => {
    try {
      present ??= limiter(store, keyPrefix, limit);
      await (await present).consume(key);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
      present = undefined;
      log.error(storeErrorFields(refusal), 'store.limits_failed');
      return null;
    }
  };
}

/** The limits of this configuration. Networks are counted under a hash; see `createHashAddress`. */
export function createLimits(
  store: Store,
  { rateLimit, globalLimit }: Pick<Env, 'rateLimit' | 'globalLimit'>,
  hashAddress: HashAddress,
): Limits {
  const countNetwork = counter(store, 'address', rateLimit);
  const countAll = counter(store, 'site', globalLimit);
  const countHeldNetwork = counter(store, 'held-address', heldLimits.network);
  const countHeld = counter(store, 'held', heldLimits.site);
  const inSeconds = (waitMs: number | null) => waitMs && Math.max(1, Math.ceil(waitMs / 1_000));
  return {
    async waitSeconds(network) {
      return rateLimit && inSeconds(await countNetwork(await hashAddress(network)));
    },
    overGlobalLimit: async () => (await countAll('all')) !== null,
    async heldWaitSeconds(network) {
      const ofNetwork = network && (await countHeldNetwork(await hashAddress(network)));
      return inSeconds(ofNetwork || (await countHeld('all')));
    },
  };
}
