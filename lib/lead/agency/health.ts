import { createHash, timingSafeEqual } from 'node:crypto';
import { currentClient } from '@/lib/http/client-address';
import type { MailWatch } from '@/lib/lead/delivery/mail-watch';
import { queueState } from '@/lib/lead/delivery/outbox';
import { release } from '@/lib/release';
import type { StoreFault, WriteProbe } from '@/lib/store/probe';
import type { Db, Store } from '@/lib/store/store';

const degradedAfter = 15 * 60;

export interface Watched {
  store: Store;
  probe: WriteProbe;
  mailWatch: MailWatch;
  persistent: boolean;
}

const secondsSince = (then: number, now: number) => Math.max(0, Math.round((now - then) / 1_000));

async function counts(db: Db, now: number) {
  const { waiting, givenUp } = await queueState(db);
  const held = await db
    .selectFrom('leads')
    .where('status', '=', 'held')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    queueDepth: waiting.deliveries,
    oldestSeconds: secondsSince(waiting.oldest ?? now, now),
    configurationFaults: waiting.faults,
    deadLettered: givenUp.deliveries,
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

const takes = async (
  fault: StoreFault | null,
  { mailWatch }: Pick<Watched, 'mailWatch'>,
  now: number,
) => fault === null || (fault.passing && (await mailWatch.isUsable(now)));

/** Whether a request would be taken now: by the store, or by the mail server while the store is away. Never rejects. */
export async function isAccepting(
  watched: Pick<Watched, 'probe' | 'mailWatch'>,
  now = Date.now(),
): Promise<boolean> {
  return await takes(await watched.probe(now), watched, now);
}

/** The state of store, mail and queue, without personal data; numbers are null while the store is away. Never rejects. */
export async function checkHealth(watched: Watched, now = Date.now()) {
  const { store, probe, mailWatch, persistent } = watched;
  const failure = await probe(now);
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

/** Whether a request may read the details: from this machine alone, or with HEALTH_TOKEN. */
export function mayReadDetails(headers: Headers, healthToken: string | null): boolean {
  if (currentClient().direct) return true;
  return healthToken !== null && hasToken(headers, healthToken);
}
