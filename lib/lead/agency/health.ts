import { hash, timingSafeEqual } from 'node:crypto';
import type { Client } from '@/lib/http/client-address';
import { type Observed, observe } from '@/lib/lead/agency/troubles';
import { queueState } from '@/lib/lead/delivery/outbox';
import { release } from '@/lib/release';
import type { Db } from '@/lib/store/store';

const degradedAfter = 15 * 60;

const secondsSince = (then: number, now: number) => Math.max(0, Math.round((now - then) / 1_000));

async function counts(db: Db) {
  const { count } = await db
    .selectFrom('leads')
    .where('status', '=', 'held')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { ...(await queueState(db)), held: count };
}

/** Whether a request would be taken now: by the store, or by the mail server while the store is away. Never rejects. */
export async function isAccepting(
  { probe, mailWatch }: Pick<Observed, 'probe' | 'mailWatch'>,
  now = Date.now(),
): Promise<boolean> {
  const fault = await probe(now);
  return fault === null || (fault.passing && (await mailWatch.isUsable(now)));
}

/** The state of store, mail and queue, without personal data; numbers are null while the store is away. Never rejects. */
export async function checkHealth(watched: Observed, now = Date.now()) {
  const { store, probe, mailWatch, persistent } = watched;
  const failure = await probe(now);
  const counted = await store.use(counts).catch(() => null);
  const oldestSeconds = counted && secondsSince(counted.waiting.oldest ?? now, now);
  const accepting = await isAccepting(watched, now);
  const mailError = mailWatch.fault()?.errorCode ?? null;
  const { commit, builtAt } = release();
  const seen = [...(await observe(watched, now))];
  const troubles = seen.flatMap(([kind, { code }]) => (code === null ? [] : kind));
  const isDelivering = (oldestSeconds ?? 0) <= degradedAfter && !counted?.waiting.faults;
  const isCalm = troubles.length === 0 && mailError === null && isDelivering;
  return {
    status: isCalm && counted !== null ? 'ok' : 'degraded',
    /** What alarms are raised for. */
    troubles,
    accepting,
    store: failure === null ? 'ok' : 'failing',
    storeError: failure?.code ?? null,
    /** `temporary`: DATA_DIR is on no volume. */
    storage: persistent ? 'persistent' : 'temporary',
    /** `failing` from a permanent fault until a mail or a login goes through. */
    mail: mailError === null ? 'ok' : 'failing',
    mailError,
    queueDepth: counted?.waiting.deliveries ?? null,
    oldestSeconds,
    configurationFaults: counted?.waiting.faults ?? null,
    deadLettered: counted?.givenUp.deliveries ?? null,
    held: counted?.held ?? null,
    commit,
    buildAgeSeconds: builtAt && secondsSince(builtAt.getTime(), now),
  } as const;
}

const digest = (text: string) => hash('sha256', text, 'buffer');

/** Whether a request may read the details: from this machine alone, or with HEALTH_TOKEN (RFC 6750, 2.1). */
export function mayReadDetails(
  headers: Headers,
  healthToken: string | null,
  { direct }: Pick<Client, 'direct'>,
): boolean {
  if (direct) return true;
  const given = /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (given === undefined || healthToken === null) return false;
  // digests are of one length, and compared in constant time
  return timingSafeEqual(digest(given), digest(healthToken));
}
