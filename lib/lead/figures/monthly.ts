import { readFigures } from '@/lib/lead/figures/figures';
import { composeFigures } from '@/lib/lead/figures/mail';
import { monthAfter, monthOf } from '@/lib/lead/figures/month';
import { mailFault } from '@/lib/lead/mail/fault';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { firstWorkingMorning } from '@/lib/lead/promise/working-time';
import { log } from '@/lib/server/log';
import { keyValue } from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';
import { setNextTurn, takeTurn } from '@/lib/store/turn';
import type { WorkingCalendar } from '@/lib/working-calendar';

const markName = 'figures';

/** A store that is new has nothing to tell of the month before: its first mail comes with the next month. */
async function sayWhenFirst(db: Db, at: number): Promise<void> {
  await db
    .insertInto(keyValue)
    .values({ name: markName, value: '', at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Sends the figures of the month before, on the first working day of each at 8:00, and says whether it did. A server that
 * did not run then sends them when it does, those of the month just over. One instance of several does it. Rejects with the
 * store's error; a mail that fails is tried again ten minutes later. `now` in milliseconds since the epoch.
 */
export async function sendFigures(
  store: Store,
  mailer: Pick<Mailer, 'sendOther'>,
  calendar: WorkingCalendar,
  now = Date.now(),
): Promise<boolean> {
  const next = firstWorkingMorning(now, calendar);
  await store.use((db) => sayWhenFirst(db, next));
  if (!(await store.use((db) => takeTurn(db, markName, now, next)))) return false;
  const month = monthAfter(monthOf(now), -1);
  const figures = await store.use((db) => readFigures(db, month));
  try {
    await mailer.sendOther(composeFigures(figures));
  } catch (error) {
    log.error(mailFault(error), 'figures.failed');
    return false;
  }
  await store.use((db) => setNextTurn(db, markName, next));
  log.info({ month }, 'figures.sent');
  return true;
}
