import { statfs } from 'node:fs/promises';
import { facts } from '@/content/facts';
import { alarmMail } from '@/content/mails/alarm';
import type { Assistant } from '@/lib/assistant/assistant';
import type { Env } from '@/lib/env/env';
import { hostInSight } from '@/lib/http/proxy-host';
import { plural } from '@/lib/italian/plural';
import type { MailWatch } from '@/lib/lead/delivery/mail-watch';
import { queueState } from '@/lib/lead/delivery/outbox';
import type { TroubleKind } from '@/lib/lead/mails/alarm';
import { lastingInWords } from '@/lib/promise/in-words';
import { newestBackup } from '@/lib/store/backup-files';
import type { WriteProbe } from '@/lib/store/probe';
import { readReplaced } from '@/lib/store/replaced';
import { deadLettered } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';
import { dayMs, hourMs } from '@/lib/time';

export const troubleKinds = Object.keys(alarmMail.troubles) as TroubleKind[];

export interface Observation {
  /** An error's code, a number, a time, a file or a host; null where all is well. */
  code: string | null;
  /** How many requests are concerned. */
  requests?: number;
  /** When that was seen, in milliseconds since the epoch. */
  at: number;
}

export interface Observed {
  config: Pick<Env, 'dataDir' | 'databaseUrl'>;
  store: Store;
  probe: WriteProbe;
  mailWatch: MailWatch;
  persistent: boolean;
  assistant?: Pick<Assistant, 'fault'> | null;
  /** `freeBytes`, unless a test says another. */
  free?: typeof freeBytes;
}

const longestWaitMs = 30 * 60_000;

const oldestBackupHours = 48;

/** Bytes: below `little` a disk is nearly full, from `enough` on it no longer is. */
const space = { little: 200 * 2 ** 20, enough: 300 * 2 ** 20 };

/** Free bytes of the disk that a folder is on; null where there is no such folder, or its system cannot say. */
async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(/* turbopackIgnore: true */ folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Whether the mail server refuses us; null where this instance cannot tell. */
export function observeMail(mailWatch: MailWatch): Observation | null {
  const fault = mailWatch.fault();
  const { faultAt, workedAt } = mailWatch.seen();
  if (fault?.configurationFault && faultAt !== null) {
    return { code: fault.errorCode, at: faultAt };
  }
  return fault === null && workedAt !== null ? { code: null, at: workedAt } : null;
}

function observeSpace(free: number | null, now: number): Observation | null {
  if (free === null || (free >= space.little && free < space.enough)) return null;
  return { code: free < space.little ? `${Math.round(free / 2 ** 20)} MB` : null, at: now };
}

async function observeBackups(dataDir: string, now: number): Promise<Observation | null> {
  const newest = await newestBackup(dataDir, now).catch(() => undefined);
  if (!newest) return null;
  const hours = Math.round((now - newest.at) / hourMs);
  return { code: hours > oldestBackupHours ? `${hours} h` : null, at: now };
}

/** As long as copies of what was lost are kept. */
async function observeReplaced(store: Store, now: number): Promise<Observation | null> {
  const lost = await store.use(readReplaced).catch(() => null);
  if (lost === null) return null;
  const isOpen = lost && now - lost.at < facts.copiesStored.count * dayMs;
  return { code: isOpen ? lost.value || 'leads.db' : null, at: now };
}

/** Observes all troubles; disk and copies only with a data file. Never rejects. */
export async function observe(
  { config, store, probe, mailWatch, persistent, assistant, free = freeBytes }: Observed,
  now = Date.now(),
): Promise<Map<TroubleKind, Observation>> {
  const seen = new Map<TroubleKind, Observation>();
  const note = (kind: TroubleKind, observation: Observation | null) =>
    observation && seen.set(kind, observation);
  note('mail', observeMail(mailWatch));
  const host = hostInSight();
  note('proxy', host && { code: host.wrong, at: host.at });
  if (assistant) note('assistant', { code: assistant.fault(), at: now });
  note('store', { code: (await probe(now))?.code ?? null, at: now });
  if (config.databaseUrl === null) {
    note('disk', observeSpace(await free(config.dataDir), now));
    note('backups', await observeBackups(config.dataDir, now));
    note('store_replaced', await observeReplaced(store, now));
    note('no_volume', { code: persistent ? null : config.dataDir, at: now });
  }
  const queue = await store.use((db) => queueState(db, now - longestWaitMs)).catch(() => null);
  if (!queue) return seen;
  const { late, oldest } = queue.waiting;
  const longest = lastingInWords(now - (oldest ?? now));
  const inWords = (requests: number) => plural(requests, alarmMail.requests);
  const waiting = late > 0 ? alarmMail.since(inWords(late), longest) : null;
  note('waiting', { code: waiting, requests: late, at: now });
  const { requests } = queue.givenUp;
  note(deadLettered, { code: requests > 0 ? inWords(requests) : null, requests, at: now });
  return seen;
}
