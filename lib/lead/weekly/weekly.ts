import { DateTime } from 'luxon';
import type { Env, WeeklyTime } from '@/lib/env';
import { mailFault } from '@/lib/lead/mail/fault';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { weeklyFigures } from '@/lib/lead/weekly/figures';
import { weeklyParts } from '@/lib/lead/weekly/mail';
import { log } from '@/lib/server/log';
import { keyValue } from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';
import { setNextTurn, takeTurn } from '@/lib/store/turn';

const markName = 'weekly';

/** The next such moment after `now`, in milliseconds since the epoch. */
export function nextWeekly({ weekday, hour, minute }: WeeklyTime, now: number): number {
  const present = DateTime.fromMillis(now, { zone: 'Europe/Rome' });
  const days = (weekday - present.weekday + 7) % 7;
  const wanted = present.startOf('day').plus({ days }).set({ hour, minute });
  return (wanted > present ? wanted : wanted.plus({ weeks: 1 })).toMillis();
}

/** The first mail comes at the set time, not with the first start; and so does the next after the setting was changed. */
async function follow(db: Db, time: WeeklyTime, now: number): Promise<void> {
  const value = `${time.weekday} ${time.hour}:${time.minute}`;
  const next = { value, at: nextWeekly(time, now) };
  await db
    .insertInto(keyValue)
    .values({ name: markName, ...next })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable(keyValue)
    .set(next)
    .where('name', '=', markName)
    .where('value', '!=', value)
    .execute();
}

/**
 * Sends the mail of the week when its time has come, once for all instances; what was missed while nothing ran is sent at
 * once. Whether it was sent. Rejects with the store's error; a mail that fails is tried again ten minutes later.
 */
export async function sendWeekly(
  store: Store,
  mailer: Mailer,
  config: Pick<Env, 'weekly' | 'dataDir' | 'databaseUrl'>,
  now = Date.now(),
): Promise<boolean> {
  const { weekly } = config;
  if (!weekly) return false;
  await store.use((db) => follow(db, weekly, now));
  const next = nextWeekly(weekly, now);
  if (!(await store.use((db) => takeTurn(db, markName, now, next)))) return false;
  const figures = await weeklyFigures(store, config, now);
  const week = DateTime.fromMillis(now, { zone: 'Europe/Rome' }).toFormat("kkkk-'W'WW");
  try {
    await mailer.sendOther({
      id: `weekly.${week}`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...weeklyParts(figures),
    });
  } catch (error) {
    log.error(mailFault(error), 'weekly.failed');
    return false;
  }
  await store.use((db) => setNextTurn(db, markName, next));
  log.info({ received: figures.received, openAlarms: figures.openAlarms }, 'weekly.sent');
  return true;
}
