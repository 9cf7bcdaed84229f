import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Env, RateLimit } from '@/lib/env';
import type { HashAddress } from '@/lib/lead/intake/daily-salt';
import { log } from '@/lib/server/log';
import { rateLimitsTable } from '@/lib/store/migrations';
import type { PostgresConnection } from '@/lib/store/postgres';
import { type Store, storeErrorFields } from '@/lib/store/store';

export interface Limits {
  /** Counts one request of this network. Gives the seconds to wait when it is one too many, else null. */
  waitSeconds(network: string): Promise<number | null>;
  /** Takes one request of this network off again: it was not accepted, and the form sends it once more by itself. */
  giveBack(network: string): Promise<void>;
  /** Counts one request of the whole site; true when it is one too many. */
  overGlobalLimit(): Promise<boolean>;
  /**
   * Counts one request that is held back, apart from all others: of its network, where that is known, and of the site.
   * Gives the seconds to wait when it is one too many, else null.
   */
  heldWaitSeconds(network: string | null): Promise<number | null>;
  /** Counts one form that was begun, of this network or of all that are not known; true when it is one too many. */
  overTouchedLimit(network: string | null): Promise<boolean>;
  /** Seconds for which nothing of this network is read, because too much of it was refused; else null. Counts nothing. */
  refusedWaitSeconds(network: string): Promise<number | null>;
  /** Counts one request of this network that was refused for what it is. */
  countRefused(network: string): Promise<void>;
  /**
   * Counts one confirmation to a prospect: of the network that the request comes from, where that is known, and of the
   * site. False when it is one too many.
   */
  mayConfirm(network: string | null): Promise<boolean>;
}

const daySeconds = 86_400;

/**
 * A flood of what no person sends must not fill the disk: at most 1,000 a day are kept, 30,000 within the thirty days of
 * `facts.requestsStored`. One network cannot use them up, or nobody else's mistaken one would have a place.
 */
const heldLimits = {
  network: { points: 100, seconds: daySeconds },
  site: { points: 1_000, seconds: daySeconds },
};

/** A page tells of its form once: more than these come from no office. */
const touchedLimit = { points: 20, seconds: daySeconds };

/**
 * Of one network, apart from what is taken: nobody mistypes as often. Each process counts in its memory, because a flood of
 * what is refused must cost the store nothing, and nobody waits for a store before the request is read.
 */
const refusedLimit = { points: 30, duration: 600 };
/**
 * A company behind one address has a handful of requests in a day; who types strangers' addresses into the form has no more
 * of them confirmed, and needs forty networks to use up an hour of all the others.
 */
const confirmationsOfNetwork: RateLimit = { points: 5, seconds: daySeconds };

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

interface Counter {
  /** Gives the milliseconds to wait for a key that is over the limit, else null. Where counting fails, all may pass. */
  add(key: string): Promise<number | null>;
  takeOff(key: string): Promise<void>;
}

function counter(store: Store, keyPrefix: string, limit: RateLimit | null): Counter {
  let present: Promise<RateLimiterAbstract> | undefined;

  async function count(change: (counting: RateLimiterAbstract) => Promise<unknown>) {
    if (!limit) return null;
    try {
      present ??= limiter(store, keyPrefix, limit);
      await change(await present);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
      present = undefined;
      log.error(storeErrorFields(refusal), 'store.limits_failed');
      return null;
    }
  }

  return {
    add: (key) => count((counting) => counting.consume(key)),
    async takeOff(key) {
      await count((counting) => counting.reward(key));
    },
  };
}

/** The limits of this configuration. Networks are counted under a hash; see `createHashAddress`. */
export function createLimits(
  store: Store,
  { rateLimit, globalLimit }: Pick<Env, 'rateLimit' | 'globalLimit'>,
  hashAddress: HashAddress,
): Limits {
  const ofNetwork = counter(store, 'address', rateLimit);
  const ofSite = counter(store, 'site', globalLimit);
  const heldOfNetwork = counter(store, 'held-address', heldLimits.network);
  const heldOfSite = counter(store, 'held', heldLimits.site);
  const touchedOfNetwork = counter(store, 'touched-address', touchedLimit);
  const refused = new RateLimiterMemory(refusedLimit);
  const confirmedOfNetwork = counter(store, 'confirm-address', confirmationsOfNetwork);
  const inSeconds = (waitMs: number | null) => waitMs && Math.max(1, Math.ceil(waitMs / 1_000));
  return {
    async waitSeconds(network) {
      return rateLimit && inSeconds(await ofNetwork.add(await hashAddress(network)));
    },
    async giveBack(network) {
      if (rateLimit) await ofNetwork.takeOff(await hashAddress(network));
    },
    overGlobalLimit: async () => (await ofSite.add('all')) !== null,
    async heldWaitSeconds(network) {
      const wait = network && (await heldOfNetwork.add(await hashAddress(network)));
      return inSeconds(wait || (await heldOfSite.add('all')));
    },
    async overTouchedLimit(network) {
      return (await touchedOfNetwork.add(await hashAddress(network ?? ''))) !== null;
    },
    async refusedWaitSeconds(network) {
      const counted = await refused.get(network);
      return counted && counted.remainingPoints === 0 ? inSeconds(counted.msBeforeNext) : null;
    },
    async countRefused(network) {
      if (rateLimit) await refused.penalty(network);
    },
    async mayConfirm(network) {
      const wait = network && (await confirmedOfNetwork.add(await hashAddress(network)));
      return !wait;
    },
  };
}
