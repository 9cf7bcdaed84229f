import { setTimeout as pause } from 'node:timers/promises';
import { type Ledger, news, sharedLedger, type Told } from '@/lib/lead/alarms/ledger';
import { alarmMessage } from '@/lib/lead/alarms/message';
import {
  type Observation,
  type Observed,
  observe,
  observeMail,
  type TroubleKind,
} from '@/lib/lead/alarms/troubles';
import type { Tell } from '@/lib/lead/alarms/ways';
import { log } from '@/lib/server/log';

export interface Alarms {
  /** Looks at everything, and calls for help where something is new, or over. Never rejects. */
  check(now?: number): Promise<void>;
  /** The same for the mail server alone, at once. */
  checkMail(): Promise<void>;
  /** Looks no more, and waits at most `limitMs` for the round under way. */
  stop(limitMs: number): Promise<void>;
}

/** What this process has told while the store could not be written to. */
function ownLedger(): Ledger & { forget(name: string): void } {
  const told = new Map<string, Told>();
  return {
    read: async (name) => told.get(name) ?? null,
    async swap(name, _earlier, next) {
      told.set(name, next);
      return true;
    },
    forget: (name) => told.delete(name),
  };
}

/**
 * Calls for help once for each trouble, and once when it is over. What was told is in the store, so that of several
 * instances one tells it; while that cannot be written to, each remembers its own. What nobody took is told again.
 */
export function createAlarms(observed: Observed, tell: Tell, siteUrl: string): Alarms {
  const shared = sharedLedger(observed.store);
  const own = ownLedger();
  const mute = new Set<TroubleKind>();
  let last: Promise<unknown> = Promise.resolve();
  let stopped = false;

  async function step(
    ledger: Ledger,
    kind: TroubleKind,
    seen: Observation,
    now: number,
  ): Promise<void> {
    let told = await ledger.read(kind);
    if (ledger === shared) {
      const meanwhile = await own.read(kind);
      if (meanwhile && (!told || told.at < meanwhile.at)) {
        if (!(await shared.swap(kind, told, meanwhile))) return;
        told = meanwhile;
      }
      own.forget(kind);
    }
    const fresh = news(told, seen, now);
    if (!fresh || !(await ledger.swap(kind, told, fresh.next))) return;
    const code = seen.trouble?.code ?? null;
    const message = alarmMessage(fresh.event, kind, { code, at: seen.at, siteUrl });
    if (await tell(message)) {
      mute.delete(kind);
      log.warn({ trouble: kind, code }, `alarm.${fresh.event}`);
      return;
    }
    // said once: the minute's round comes here again
    if (!mute.has(kind)) log.error({ trouble: kind, code }, 'alarm.nobody_told');
    mute.add(kind);
    await ledger.swap(kind, fresh.next, told ?? { value: 'over', at: seen.at - 1 });
  }

  async function look(kind: TroubleKind, seen: Observation, now: number): Promise<void> {
    try {
      await step(shared, kind, seen, now);
    } catch {
      await step(own, kind, seen, now);
    }
  }

  /** One round after the other: two at once would tell the same twice while the store is away. */
  function inTurn(round: () => Promise<void>): Promise<void> {
    const next = last.then(async () => {
      if (!stopped) await round();
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
    async stop(limitMs) {
      stopped = true;
      await Promise.race([last, pause(limitMs, undefined, { ref: false })]);
    },
  };
}
