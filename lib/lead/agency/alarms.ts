import { setTimeout as pause } from 'node:timers/promises';
import type { Notify } from '@/lib/lead/agency/notify';
import {
  type Observation,
  type Observed,
  observe,
  observeMail,
  troubleKinds,
} from '@/lib/lead/agency/troubles';
import { alarmMessage, type OpenTrouble, type TroubleKind } from '@/lib/lead/mails/alarm';
import { log } from '@/lib/log';
import { readValue, writeValue } from '@/lib/store/key-values';
import type { Db, Store } from '@/lib/store/store';
import { dayMs, hourMs } from '@/lib/time';

/** What was last notified of a trouble; `since` when it began, in milliseconds since the epoch. */
type Told = Observation & { since?: number };
type Said = Partial<Record<TroubleKind, Told>>;

const name = 'alarms';

const isWrong = (seen?: Observation) => (seen?.code ?? null) !== null;

const errorOf = ({ code }: Observation) => /^[A-Z_]{3,}/.exec(code ?? '')?.[0];

/** More requests, or another error: what stays open for days must not hide it. */
const isWorse = (seen: Observation, told: Observation) =>
  (seen.requests ?? 0) > (told.requests ?? 0) || errorOf(seen) !== errorOf(told);

async function read(db: Db): Promise<Said> {
  const row = await readValue(db, name);
  return row ? JSON.parse(row.value) : {};
}

/** The troubles that are open. */
export async function openAlarms(store: Store): Promise<OpenTrouble[]> {
  const said = await store.use(read);
  return troubleKinds.flatMap((kind) => {
    const told = said[kind];
    return told && isWrong(told) ? { kind, code: told.code, since: told.since ?? told.at } : [];
  });
}

/**
 * Notifies once when a trouble begins, each hour that it grows, and once when it ends; what no channel took is sent again.
 * It does not use the outbox, which may be what is broken. The state is in the store, and in memory while the store fails.
 */
export function createAlarms(observed: Observed, notify: Notify, siteUrl: string) {
  const { store } = observed;
  const unheard = new Set<TroubleKind>();
  let said: Said = {};
  let isStored = true;
  let last: Promise<unknown> = Promise.resolve();
  let stopped = false;

  /** Another instance may have notified since; what is not written yet is kept. */
  async function recall(): Promise<void> {
    if (isStored) said = await store.use(read);
    else await store.use((db) => writeValue(db, name, JSON.stringify(said)));
    isStored = true;
  }

  async function say(kind: TroubleKind, { code, at }: Observation): Promise<boolean> {
    const event = code === null ? 'over' : 'raised';
    const message = alarmMessage(event, kind, { code, at, siteUrl });
    const about = { trouble: kind, code, remedy: message.lines.at(-1) };
    if (await notify(message)) {
      unheard.delete(kind);
      log.warn(about, `alarm.${event}`);
      return true;
    }
    if (!unheard.has(kind)) log.error(about, 'alarm.nobody_notified');
    unheard.add(kind);
    return false;
  }

  async function look(kind: TroubleKind, seen: Observation, now: number): Promise<void> {
    const told: Told = said[kind] ?? { code: null, at: 0 };
    // an observation older than the last notification changes nothing, unless the clock was set back
    if (seen.at <= told.at && told.at < now + dayMs) return;
    const isAgain = isWorse(seen, told) && seen.at - told.at >= hourMs;
    if (isWrong(told) !== isWrong(seen) || (isWrong(seen) && isAgain)) {
      if (!(await say(kind, seen))) return;
      const since = isWrong(told) ? (told.since ?? told.at) : seen.at;
      said = { ...said, [kind]: { ...seen, since } };
    } else if ((seen.requests ?? 0) < (told.requests ?? 0))
      said = { ...said, [kind]: { ...told, requests: seen.requests } };
    else return;
    isStored = false;
    // written again before the next look where the store fails
    await recall().catch(() => {});
  }

  /** One round at a time: two would notify twice. */
  function inTurn(round: () => Promise<void>): Promise<void> {
    const next = last.then(async () => {
      if (stopped) return;
      await recall().catch(() => {});
      await round();
    });
    last = next.catch(() => {});
    return next;
  }

  return {
    check: (now = Date.now()) =>
      inTurn(async () => {
        for (const [kind, seen] of await observe(observed, now)) await look(kind, seen, now);
      }),
    checkMail: () =>
      inTurn(async () => {
        const seen = observeMail(observed.mailWatch);
        if (seen) await look('mail', seen, Date.now());
      }),
    async stop(limitMs: number) {
      stopped = true;
      await Promise.race([last, pause(limitMs, undefined, { ref: false })]);
    },
  };
}
