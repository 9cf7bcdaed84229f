import { createHmac, randomBytes } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Env, RateLimit } from '@/lib/env/env';
import { log } from '@/lib/log';
import { sharedSecret } from '@/lib/store/key-values';
import { rateLimitsTable } from '@/lib/store/migrations';
import type { PostgresConnection } from '@/lib/store/postgres';
import { type Store, storeErrorFields } from '@/lib/store/store';
import { dayMs } from '@/lib/time';

async function sharedSalt(store: Store, name: string, at: number): Promise<string> {
  return await store.use(async (db) => {
    const salt = await sharedSecret(db, name, at);
    // without its salt nobody can trace yesterday's hashes
    await db
      .deleteFrom('key_values')
      .where('name', 'like', 'salt:%')
      .where('at', '<', at)
      .execute();
    return salt;
  });
}

/** The salt of the day is in the store, the same for all instances; while the store fails each has its own. */
export function createHashAddress(store: Store, now = Date.now) {
  let current: { day: number; salt: Promise<string> } | undefined;
  const ownSalt = randomBytes(32).toString('base64');

  return async (address: string) => {
    const day = Math.floor(now() / dayMs);
    if (current?.day !== day) {
      current = { day, salt: sharedSalt(store, `salt:${day}`, day * dayMs) };
    }
    const salt = await current.salt.catch(() => {
      current = undefined;
      return ownSalt;
    });
    return createHmac('sha256', salt).update(address).digest('base64url');
  };
}

const seconds = 86_400;

const heldOfNetwork = { points: 100, seconds };
const heldOfSite = { points: 1_000, seconds };

const touchedOfNetwork = { points: 20, seconds };

/** Against strangers' addresses typed into the form. */
const confirmedOfNetwork = { points: 5, seconds };
const confirmedOfSite = { points: 200, seconds: 3_600 };

/** In memory: a flood of refused requests costs the store nothing. */
const refusedOfNetwork = { points: 30, duration: 600 };

/** On PostgreSQL all instances count together, each alone while it is away; with SQLite in memory. */
async function limiter(store: Store, keyPrefix: string, limit: RateLimit) {
  const options = { keyPrefix, points: limit.points, duration: limit.seconds };
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

type Count = (key: string, change?: 'consume' | 'reward') => Promise<number | null>;

const inSeconds = (waitMs: number) => Math.max(1, Math.ceil(waitMs / 1_000));

function counter(store: Store, keyPrefix: string, limit: RateLimit | null): Count {
  let present: Promise<RateLimiterAbstract> | undefined;
  return async (key, change = 'consume') => {
    if (!limit) return null;
    try {
      present ??= limiter(store, keyPrefix, limit);
      await (await present)[change](key);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return inSeconds(refusal.msBeforeNext);
      present = undefined;
      log.error(storeErrorFields(refusal), 'store.limits_failed');
      return null;
    }
  };
}

export type Limits = ReturnType<typeof createLimits>;

/** The limits of this configuration; networks are counted under a hash. */
export function createLimits(store: Store, { rateLimit }: Pick<Env, 'rateLimit'>) {
  const hashAddress = createHashAddress(store);
  const heldOfAll = counter(store, 'held', heldOfSite);
  const confirmedOfAll = counter(store, 'confirm', confirmedOfSite);
  const ofNetwork = (keyPrefix: string, limit: RateLimit | null) => {
    const count = counter(store, keyPrefix, limit);
    return async (network: string | null, change?: 'reward') =>
      limit && network !== null ? await count(await hashAddress(network), change) : null;
  };
  const requests = ofNetwork('address', rateLimit);
  const held = ofNetwork('held-address', heldOfNetwork);
  const touched = ofNetwork('touched-address', touchedOfNetwork);
  const confirmed = ofNetwork('confirm-address', confirmedOfNetwork);
  const refused = new RateLimiterMemory(refusedOfNetwork);
  return {
    waitSeconds: (network: string | null) => requests(network),
    giveBack: (network: string | null) => requests(network, 'reward'),
    /** Seconds to wait when one too many is held, of its network or of the site; else null. */
    heldWaitSeconds: async (network: string | null) =>
      (await held(network)) || (await heldOfAll('all')),
    overTouchedLimit: async (network: string | null) => (await touched(network ?? '')) !== null,
    mayConfirm: async (network: string | null) =>
      !((await confirmed(network)) || (await confirmedOfAll('all'))),
    /** Seconds for which this network is not read, else null. Counts nothing. */
    async refusedWaitSeconds(network: string) {
      const counted = await refused.get(network);
      return counted && counted.remainingPoints === 0 ? inSeconds(counted.msBeforeNext) : null;
    },
    async countRefused(network: string) {
      if (rateLimit) await refused.penalty(network);
    },
  };
}
