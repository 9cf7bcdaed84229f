import type { MailWatch } from '@/lib/lead/mail/watch';
import { release } from '@/lib/server/release';
import type { WriteProbe } from '@/lib/store/probe';
import { channels, deadLettered } from '@/lib/store/schema';
import { type Db, isUnusable, type Store, storeErrorFields } from '@/lib/store/store';

/** Seconds that the oldest delivery may wait before somebody should look. */
const degradedAfter = 15 * 60;

/** How everything stands, without personal data. Numbers are null when the store cannot say. */
export interface Health {
  /** `degraded` as soon as anything needs a hand. */
  status: 'ok' | 'degraded';
  /** Whether requests can be taken: what a load balancer hears. */
  accepting: boolean;
  /** Whether it can be written to. */
  store: 'ok' | 'failing';
  /** Its error's code; null when it is well. */
  storeError: string | null;
  /** `temporary` where what is stored ends with the container: DATA_DIR is on no volume. */
  storage: 'persistent' | 'temporary';
  /** `failing` from the first fault that waiting does not fix, until a mail or a login goes through. */
  mail: 'ok' | 'failing';
  /** Such as `EAUTH 535`; null when it is well. */
  mailError: string | null;
  /** Deliveries that wait or are under way. */
  queueDepth: number | null;
  /** How long the oldest of them has waited, in seconds; 0 for an empty queue. */
  oldestSeconds: number | null;
  /** Those of them whose last fault waiting does not fix. */
  configurationFaults: number | null;
  /** Deliveries given up after the last retry or unreadable, kept for `npm run leads -- retry ID`. */
  deadLettered: number | null;
  /** Suspects held back. */
  quarantined: number | null;
  /** What runs, by its first eight digits; null where the build was not told. */
  commit: string | null;
  /** How long ago it was built; null outside of a build. */
  buildAgeSeconds: number | null;
}

/** What health is read from. */
export interface Watched {
  store: Store;
  probe: WriteProbe;
  mailWatch: MailWatch;
  /** Whether what is stored outlives the process. */
  persistent: boolean;
}

const secondsSince = (then: number, now: number) => Math.max(0, Math.round((now - then) / 1_000));

async function counts(db: Db, now: number) {
  const pending = await db
    .selectFrom('outbox')
    .where('kind', 'in', channels)
    .where('status', '=', 'pending')
    .select((select) => [
      select.fn.countAll<number>().as('depth'),
      select.fn.min('created_at').as('oldest'),
      select.fn.sum<number | null>('configuration_fault').as('faults'),
    ])
    .executeTakeFirstOrThrow();
  const dead = await db
    .selectFrom('outbox')
    .where('kind', 'in', channels)
    .where('status', '=', deadLettered)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const held = await db
    .selectFrom('leads')
    .where('status', '=', 'quarantined')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    queueDepth: pending.depth,
    oldestSeconds: pending.depth > 0 ? secondsSince(pending.oldest, now) : 0,
    configurationFaults: Number(pending.faults ?? 0),
    deadLettered: dead.count,
    quarantined: held.count,
  };
}

const unknownCounts = {
  queueDepth: null,
  oldestSeconds: null,
  configurationFaults: null,
  deadLettered: null,
  quarantined: null,
};

interface StoreFault {
  code: string;
  /** Whether the store may be well again by itself. */
  passing: boolean;
}

async function storeFault(probe: WriteProbe, now: number): Promise<StoreFault | null> {
  try {
    await probe(now);
    return null;
  } catch (error) {
    const { code, error: name } = storeErrorFields(error);
    return { code: code ?? name ?? 'ERROR', passing: !isUnusable(error) };
  }
}

/** The mail server takes what the store does not, for as long as that may pass: mailed requests are in no list. */
async function takes(
  fault: StoreFault | null,
  { mailWatch }: Pick<Watched, 'mailWatch'>,
  now: number,
): Promise<boolean> {
  return fault === null || (fault.passing && (await mailWatch.isUsable(now)));
}

/**
 * Whether a request would be taken now: the store can be written to, or else, as long as that may pass, the mail server
 * takes it at once. What waits in the queue has no part in it. Never rejects.
 */
export async function isAccepting(
  watched: Pick<Watched, 'probe' | 'mailWatch'>,
  now = Date.now(),
): Promise<boolean> {
  return await takes(await storeFault(watched.probe, now), watched, now);
}

/** How everything stands. Never rejects. */
export async function checkHealth(watched: Watched, now = Date.now()): Promise<Health> {
  const { store, probe, mailWatch, persistent } = watched;
  const failure = await storeFault(probe, now);
  const present = await store.use((db) => counts(db, now)).catch(() => null);
  const accepting = await takes(failure, watched, now);
  const mailError = mailWatch.fault()?.errorCode ?? null;
  const { commit, builtAt } = release();
  const calm =
    present !== null &&
    present.oldestSeconds <= degradedAfter &&
    present.configurationFaults + present.deadLettered === 0;
  return {
    status: calm && persistent && failure === null && mailError === null ? 'ok' : 'degraded',
    accepting,
    store: failure === null ? 'ok' : 'failing',
    storeError: failure?.code ?? null,
    storage: persistent ? 'persistent' : 'temporary',
    mail: mailError === null ? 'ok' : 'failing',
    mailError,
    ...(present ?? unknownCounts),
    commit,
    buildAgeSeconds: builtAt && secondsSince(builtAt.getTime(), now),
  };
}
