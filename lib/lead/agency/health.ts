import { createHash, timingSafeEqual } from 'node:crypto';
import { currentClient } from '@/lib/http/client-address';
import type { MailWatch } from '@/lib/lead/delivery/mail-watch';
import { release } from '@/lib/release';
import type { WriteProbe } from '@/lib/store/probe';
import { channels, deadLettered } from '@/lib/store/schema';
import { type Db, isUnusable, type Store, storeErrorFields } from '@/lib/store/store';

const degradedAfter = 15 * 60;

export interface Watched {
  store: Store;
  probe: WriteProbe;
  mailWatch: MailWatch;
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
    .where('status', '=', 'held')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    queueDepth: pending.depth,
    oldestSeconds: pending.depth > 0 ? secondsSince(pending.oldest, now) : 0,
    configurationFaults: Number(pending.faults ?? 0),
    deadLettered: dead.count,
    held: held.count,
  };
}

const unknownCounts = {
  queueDepth: null,
  oldestSeconds: null,
  configurationFaults: null,
  deadLettered: null,
  held: null,
};

async function storeFault(probe: WriteProbe, now: number) {
  try {
    await probe(now);
    return null;
  } catch (error) {
    const { code, error: name } = storeErrorFields(error);
    return { code: code ?? name ?? 'ERROR', passing: !isUnusable(error) };
  }
}

const takes = async (
  fault: Awaited<ReturnType<typeof storeFault>>,
  { mailWatch }: Pick<Watched, 'mailWatch'>,
  now: number,
) => fault === null || (fault.passing && (await mailWatch.isUsable(now)));

/** Whether a request would be taken now: by the store, or by the mail server while the store is away. Never rejects. */
export async function isAccepting(
  watched: Pick<Watched, 'probe' | 'mailWatch'>,
  now = Date.now(),
): Promise<boolean> {
  return await takes(await storeFault(watched.probe, now), watched, now);
}

/** The state of store, mail and queue, without personal data; numbers are null while the store is away. Never rejects. */
export async function checkHealth(watched: Watched, now = Date.now()) {
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
    /** `temporary`: DATA_DIR is on no volume. */
    storage: persistent ? 'persistent' : 'temporary',
    /** `failing` from a permanent fault until a mail or a login goes through. */
    mail: mailError === null ? 'ok' : 'failing',
    mailError,
    ...(present ?? unknownCounts),
    commit,
    buildAgeSeconds: builtAt && secondsSince(builtAt.getTime(), now),
  } as const;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request shows this token (RFC 6750, 2.1), compared in constant time. */
function hasToken(headers: Headers, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** From this machine alone, or with HEALTH_TOKEN. */
export function mayReadDetails(headers: Headers, healthToken: string | null): boolean {
  if (currentClient().direct) return true;
  return healthToken !== null && hasToken(headers, healthToken);
}
