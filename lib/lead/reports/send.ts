import { DateTime } from 'luxon';
import type { Env, WeeklyTime } from '@/lib/env';
import { inRome } from '@/lib/italian/rome';
import { schedule } from '@/lib/lead/delivery/outbox';
import { type Figures, readFigures } from '@/lib/lead/figures/figures';
import { monthAfter, monthOf } from '@/lib/lead/figures/month';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { renderMail } from '@/lib/lead/mails/render';
import { firstWorkingMorning } from '@/lib/lead/promise/working-time';
import { monthMail } from '@/lib/lead/reports/month';
import { weeklyFigures, weekMail } from '@/lib/lead/reports/week';
import { log } from '@/lib/server/log';
import type { Store } from '@/lib/store/store';
import { romeZone } from '@/lib/time';
import type { WorkingCalendar } from '@/lib/working-calendar';

/** The next such moment after `now`, in milliseconds since the epoch. */
export function nextWeekly({ weekday, hour, minute }: WeeklyTime, now: number): number {
  const present = DateTime.fromMillis(now, { zone: romeZone });
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
  mailer: Pick<Mailer, 'send'>,
  config: Pick<Env, 'weekly' | 'dataDir' | 'databaseUrl'>,
  now = Date.now(),
): Promise<void> {
  if (!config.weekly) return;
  const figures = await weeklyFigures(store, config, now);
  await mailer.send({
    id: `weekly.${inRome(new Date(now)).toFormat("kkkk-'W'WW")}`,
    ...weekMail(figures),
  });
  log.info({ received: figures.received, openAlarms: figures.openAlarms }, 'weekly.sent');
}

/** Has the figures sent on the first working day of the next month at 8:00, or once the server runs again. */
export async function scheduleFigures(
  store: Store,
  calendar: WorkingCalendar,
  now = Date.now(),
): Promise<void> {
  await schedule(store, 'figures', firstWorkingMorning(now, calendar), { now });
}

/** Sends the figures of the month before. Rejects with the mail's or the store's error. */
export async function sendFigures(
  store: Store,
  mailer: Pick<Mailer, 'send'>,
  now = Date.now(),
): Promise<void> {
  const month = monthAfter(monthOf(now), -1);
  const figures = await store.use((db) => readFigures(db, month));
  await mailer.send({ id: `figures-${month}`, ...monthMail(figures) });
}

export async function figuresText(figures: Figures): Promise<string> {
  return (await renderMail(monthMail(figures).body)).text;
}
