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
}

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
  return {
    async waitSeconds(network) {
      if (!rateLimit) return null;
      const waitMs = await countNetwork(await hashAddress(network));
      return waitMs === null ? null : Math.max(1, Math.ceil(waitMs / 1_000));
    },
    overGlobalLimit: async () => (await countAll('all')) !== null,
  };
}
