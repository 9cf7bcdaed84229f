import { DateTime } from 'luxon';
import type { Env, WeeklyTime } from '@/lib/env';
import { schedule } from '@/lib/lead/delivery/outbox';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { weeklyFigures } from '@/lib/lead/weekly/figures';
import { weeklyParts } from '@/lib/lead/weekly/mail';
import { log } from '@/lib/server/log';
import type { Store } from '@/lib/store/store';

/** The next such moment after `now`, in milliseconds since the epoch. */
export function nextWeekly({ weekday, hour, minute }: WeeklyTime, now: number): number {
  const present = DateTime.fromMillis(now, { zone: 'Europe/Rome' });
  const days = (weekday - present.weekday + 7) % 7;
  const wanted = present.startOf('day').plus({ days }).set({ hour, minute });
  return (wanted > present ? wanted : wanted.plus({ weeks: 1 })).toMillis();
}

/** Has the mail of the week sent at its next time; what was missed is sent at once. Rejects with the store's error. */
export async function scheduleWeekly(
  store: Store,
  { weekly }: Pick<Env, 'weekly'>,
  now = Date.now(),
): Promise<void> {
  if (weekly) await schedule(store, 'weekly', nextWeekly(weekly, now), { now, moves: true });
}

/** Sends the mail of the week, unless it was switched off since. Rejects with the mail's or the store's error. */
export async function sendWeekly(
  store: Store,
  mailer: Mailer,
  config: Pick<Env, 'weekly' | 'dataDir' | 'databaseUrl'>,
  now = Date.now(),
): Promise<void> {
  if (!config.weekly) return;
  const figures = await weeklyFigures(store, config, now);
  const week = DateTime.fromMillis(now, { zone: 'Europe/Rome' }).toFormat("kkkk-'W'WW");
  await mailer.sendOther({
    id: `weekly.${week}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...weeklyParts(figures),
  });
  log.info({ received: figures.received, openAlarms: figures.openAlarms }, 'weekly.sent');
}
