import { createHmac, randomBytes } from 'node:crypto';
import type { Env } from '@/lib/env/env';
import { widerNetwork } from '@/lib/http/client-address';
import { createWindows } from '@/lib/http/rate-windows';
import {
  type Count,
  type Counting,
  createLimit,
  inMemory,
  inStore,
} from '@/lib/lead/intake/counting';
import { anyTime, type InTime } from '@/lib/lead/intake/deadline';
import { ownDomain } from '@/lib/mail-providers';
import { sharedSecret } from '@/lib/store/key-values';
import type { Store } from '@/lib/store/store';
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

/** The salt of the day is in the store, the same for all instances; while the store fails or hangs each has its own. */
export function createHashAddress(store: Store, now = Date.now) {
  let current: { day: number; salt: Promise<string> } | undefined;
  const ownSalt = randomBytes(32).toString('base64');

  return async (address: string, inTime: InTime = anyTime) => {
    const day = Math.floor(now() / dayMs);
    const read = async () => {
      if (current?.day !== day) {
        current = { day, salt: sharedSalt(store, `salt:${day}`, day * dayMs) };
      }
      return await current.salt.catch((error) => {
        current = undefined;
        throw error;
      });
    };
    const salt = await inTime(read).catch(() => ownSalt);
    return createHmac('sha256', salt).update(address).digest('base64url');
  };
}

const daySeconds = 86_400;
const hourSeconds = 3_600;

/** How many more requests than one network a wider one may send: of 5/10m it stays below the site's in an hour. */
const widerTimes = 4;

/** Requests of the whole site; those beyond are held. */
const siteRequests = { points: 200, seconds: hourSeconds };

const heldOfNetwork = { points: 100, seconds: daySeconds };
const heldOfSite = { points: 1_000, seconds: daySeconds };

const touchedOfNetwork = { points: 20, seconds: daySeconds };

/** Against strangers' addresses typed into the form. */
const confirmedOfNetwork = { points: 5, seconds: daySeconds };
const confirmedOfDomain = { points: 10, seconds: daySeconds };
const confirmedOfSite = { points: 200, seconds: hourSeconds };

/** In memory: a flood of refused requests costs the store nothing. */
const refusedOfNetwork = { points: 30, seconds: 600 };

/** What became of a request at the limits; `giveBack` counts it no more. */
interface Admission {
  retryAfterSeconds: number | null;
  /** Whether it is one more than the site takes at once. */
  flood: boolean;
  giveBack(): Promise<void>;
}

export type Limits = ReturnType<typeof createLimits>;

/**
 * The limits of this configuration; networks and domains are counted under a hash. On PostgreSQL all instances count
 * together. With SQLite a restart keeps what protects others alone, so that a flood costs the store nothing.
 */
export function createLimits(store: Store, { rateLimit }: Pick<Env, 'rateLimit'>) {
  const hashOf = createHashAddress(store);
  const lasting = inStore(store);
  const usual = store.kind === 'sqlite' ? inMemory : lasting;

  const requests = rateLimit && {
    network: createLimit('address', rateLimit),
    wider: createLimit('wider', { ...rateLimit, points: rateLimit.points * widerTimes }),
    site: createLimit('site', siteRequests),
  };
  const held = {
    network: createLimit('held-address', heldOfNetwork),
    site: createLimit('held', heldOfSite),
  };
  const touched = createLimit('touched-address', touchedOfNetwork);
  const confirmed = {
    network: createLimit('confirm-address', confirmedOfNetwork),
    domain: createLimit('confirm-domain', confirmedOfDomain),
    site: createLimit('confirm', confirmedOfSite),
  };
  const refused = createWindows(refusedOfNetwork);

  /** No count for what is not known; what is stored is hashed. */
  async function by(
    counting: Counting,
    limit: Count['limit'],
    text: string | null,
    inTime: InTime,
  ) {
    if (text === null) return [];
    return [{ limit, key: counting === inMemory ? text : await hashOf(text, inTime) }];
  }
  const ofAll = (limit: Count['limit']): Count => ({ limit, key: 'all' });

  async function hold(network: string | null, inTime: InTime): Promise<number | null> {
    const ofSender = await by(lasting, held.network, network, inTime);
    return await lasting.take([...ofSender, ofAll(held.site)], inTime);
  }

  return {
    /** Counts a request; a suspect one, and one too many for the site, towards the limits of what is held. */
    async admit(network: string | null, suspect: boolean, inTime = anyTime): Promise<Admission> {
      const counted: Count[] = [];
      const giveBack = () => usual.giveBack(counted, inTime);
      if (suspect || !requests) {
        const retryAfterSeconds = suspect ? await hold(network, inTime) : null;
        return { retryAfterSeconds, flood: false, giveBack };
      }
      const wider = network && widerNetwork(network);
      const ofSender = [
        ...(await by(usual, requests.network, network, inTime)),
        ...(await by(usual, requests.wider, wider, inTime)),
      ];
      const retryAfterSeconds = await usual.take(ofSender, inTime);
      if (retryAfterSeconds) return { retryAfterSeconds, flood: false, giveBack };
      counted.push(...ofSender);
      const flood = (await usual.take([ofAll(requests.site)], inTime)) !== null;
      if (!flood) counted.push(ofAll(requests.site));
      const holdSeconds = flood ? await hold(network, inTime) : null;
      if (holdSeconds) await giveBack();
      return { retryAfterSeconds: holdSeconds, flood, giveBack };
    },
    overTouchedLimit: async (network: string | null) =>
      (await usual.take(await by(usual, touched, network ?? '', anyTime))) !== null,
    /** Whether a prospect's address may be sent a confirmation; counts it. */
    async mayConfirm(network: string | null, email: string, inTime = anyTime) {
      const counts = [
        ...(await by(lasting, confirmed.network, network, inTime)),
        ...(await by(lasting, confirmed.domain, ownDomain(email), inTime)),
        ofAll(confirmed.site),
      ];
      return (await lasting.take(counts, inTime)) === null;
    },
    /** Seconds for which this network is not read, else null. Counts nothing. */
    refusedWaitSeconds: (network: string) => refused.waitSeconds(network),
    countRefused(network: string) {
      if (rateLimit) refused.take(network);
    },
  };
}
