import type { Observation } from '@/lib/lead/alarms/troubles';
import { skewMs } from '@/lib/store/clock';
import { keyValue } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';

/** What was last told of a trouble. */
export interface Told {
  /** `open` and how many there were, or `over`. */
  value: string;
  /** When what was told was seen, in milliseconds since the epoch. */
  at: number;
}

/** Where it is remembered what has been told. Both reject with the store's error. */
export interface Ledger {
  read(name: string): Promise<Told | null>;
  /** Writes `next`, unless it is `earlier` no longer: then somebody else was faster, and false is given. */
  swap(name: string, earlier: Told | null, next: Told): Promise<boolean>;
}

const markOf = (name: string) => `alarm:${name}`;

/** Remembers in the store, for all instances. */
export function sharedLedger(store: Store): Ledger {
  return {
    read: (name) =>
      store.use(
        async (db) =>
          (await db
            .selectFrom(keyValue)
            .select(['value', 'at'])
            .where('name', '=', markOf(name))
            .executeTakeFirst()) ?? null,
      ),
    swap: (name, earlier, next) =>
      store.use(async (db) => {
        if (!earlier) {
          const { numInsertedOrUpdatedRows } = await db
            .insertInto(keyValue)
            .values({ name: markOf(name), ...next })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst();
          return (numInsertedOrUpdatedRows ?? 0n) > 0n;
        }
        const { numUpdatedRows } = await db
          .updateTable(keyValue)
          .set(next)
          .where('name', '=', markOf(name))
          .where('value', '=', earlier.value)
          .where('at', '=', earlier.at)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
  };
}

/** Milliseconds before more of the same is told again. */
const moreAfterMs = 3_600_000;

const openCount = (told: Told | null): number =>
  Number(/^open (\d+)$/.exec(told?.value ?? '')?.[1]);

/**
 * What is to be told at `now`, given what was told last; null for nothing. What was seen before that is old news, but for
 * what was told by a clock that has been set back since. Milliseconds since the epoch.
 */
export function news(
  told: Told | null,
  { trouble, at }: Observation,
  now: number,
): { event: 'raised' | 'over'; next: Told } | null {
  if (told && at <= told.at && told.at <= now + skewMs) return null;
  const open = openCount(told);
  const isOpen = !Number.isNaN(open);
  if (!trouble) return isOpen ? { event: 'over', next: { value: 'over', at } } : null;
  const more = isOpen && trouble.count > open && Math.abs(at - (told?.at ?? 0)) >= moreAfterMs;
  if (isOpen && !more) return null;
  return { event: 'raised', next: { value: `open ${trouble.count}`, at } };
}

/** Whether something of this was told and is not over. */
export const isOpen = (told: Told | null): boolean => !Number.isNaN(openCount(told));
