import { setTimeout as pause } from 'node:timers/promises';
import { alarmMessage } from '@/lib/lead/alarms/message';
import type { Notify } from '@/lib/lead/alarms/notify';
import {
  type Observation,
  type Observed,
  observe,
  observeMail,
  type TroubleKind,
  troubleKinds,
} from '@/lib/lead/alarms/troubles';
import { log } from '@/lib/server/log';
import { keyValue } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';
import { hourMs } from '@/lib/time';

interface Said {
  count: number;
  at: number;
  claimed?: boolean;
}

const nameOf = (kind: TroubleKind) => `alarm:${kind}`;

async function read(store: Store, kind: TroubleKind): Promise<Said | null> {
  const row = await store.use((db) =>
    db.selectFrom(keyValue).select('value').where('name', '=', nameOf(kind)).executeTakeFirst(),
  );
  return row ? JSON.parse(row.value) : null;
}

async function swap(store: Store, kind: TroubleKind, earlier: Said | null, said: Said) {
  const next = { value: JSON.stringify(said), at: said.at };
  return await store.use(async (db) => {
    if (earlier) {
      const { numUpdatedRows } = await db
        .updateTable(keyValue)
        .set(next)
        .where('name', '=', nameOf(kind))
        .where('value', '=', JSON.stringify(earlier))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    }
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto(keyValue)
      .values({ name: nameOf(kind), ...next })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  });
}

const openCount = (said: Said | null) => (said && !said.claimed ? said.count : 0);

/** The troubles that were notified and are not over. Rejects with the store's error. */
export async function openAlarms(store: Store): Promise<TroubleKind[]> {
  const said = await Promise.all(troubleKinds.map((kind) => read(store, kind)));
  return troubleKinds.filter((_, index) => openCount(said[index] ?? null) > 0);
}

const moreAfterMs = hourMs;
/** Milliseconds after which whoever was just notifying has been killed. */
const claimMs = 60_000;

/** What to notify, given the last notification; null for nothing. What was seen before that is old news. */
function news(said: Said | null, { trouble, at }: Observation): Said | null {
  if (said && at <= said.at + (said.claimed ? claimMs : 0)) return null;
  const open = openCount(said);
  const count = trouble?.count ?? 0;
  const more = count > open && (open === 0 || at - (said?.at ?? 0) >= moreAfterMs);
  return more || (open > 0 && count === 0) ? { count, at } : null;
}

/**
 * Notifies once of each trouble and once of its end, for all instances; what no channel took is sent again. Not by the
 * outbox, which may be what is broken.
 */
export function createAlarms(observed: Observed, notify: Notify, siteUrl: string) {
  const { store } = observed;
  const own = new Map<TroubleKind, Said>();
  const unheard = new Set<TroubleKind>();
  let last: Promise<unknown> = Promise.resolve();
  let stopped = false;

  async function say(kind: TroubleKind, { trouble, at }: Observation): Promise<boolean> {
    const event = trouble ? 'raised' : 'over';
    const code = trouble?.code ?? null;
    if (await notify(alarmMessage(event, kind, { code, at, siteUrl }))) {
      unheard.delete(kind);
      log.warn({ trouble: kind, code }, `alarm.${event}`);
      return true;
    }
    if (!unheard.has(kind)) log.error({ trouble: kind, code }, 'alarm.nobody_notified');
    unheard.add(kind);
    return false;
  }

  async function look(kind: TroubleKind, seen: Observation): Promise<void> {
    // the store itself cannot hold that it fails
    if (kind === 'store') {
      const next = news(own.get(kind) ?? null, seen);
      if (next && (await say(kind, seen))) own.set(kind, next);
      return;
    }
    try {
      const said = await read(store, kind);
      const next = news(said, seen);
      const claim = next && { ...next, claimed: next.count > 0 };
      if (!claim || !(await swap(store, kind, said, claim))) return;
      const before = said ?? { count: 0, at: seen.at - 1 };
      await swap(store, kind, claim, (await say(kind, seen)) ? next : before);
    } catch {
      // its own alarm says that the store fails
    }
  }

  /** One round after the other: two at once would notify twice while the store is away. */
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
        for (const [kind, seen] of await observe(observed, now)) await look(kind, seen);
      }),
    checkMail: () =>
      inTurn(async () => {
        const seen = observeMail(observed.mailWatch);
        if (seen) await look('mail', seen);
      }),
    async stop(limitMs: number) {
      stopped = true;
      await Promise.race([last, pause(limitMs, undefined, { ref: false })]);
    },
  };
}
