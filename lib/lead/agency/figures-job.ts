import { readFigures } from '@/lib/figures/read-figures';
import type { Mailer } from '@/lib/lead/delivery/mailer';
import { schedule } from '@/lib/lead/delivery/outbox';
import { monthMail } from '@/lib/lead/mails/figures';
import { fitted } from '@/lib/lead/mails/render';
import type { WorkingCalendar } from '@/lib/promise/calendar';
import { workingMorning } from '@/lib/promise/working-time';
import type { Store } from '@/lib/store/store';
import { inRome, monthAfter, monthOf } from '@/lib/time';

/** Schedules the figures for the first working day of the next month at 8:00. */
export async function scheduleFigures(store: Store, calendar: WorkingCalendar, now = Date.now()) {
  const nextMonth = inRome(now).startOf('month').plus({ months: 1 }).toMillis();
  await schedule(store, 'figures', workingMorning(nextMonth, calendar), { now });
}

/** Rejects with the mail's error. */
export async function sendFigures(store: Store, mailer: Pick<Mailer, 'send'>, now = Date.now()) {
  const month = monthAfter(monthOf(now), -1);
  const figures = await store.use((db) => readFigures(db, month));
  const { mail } = await fitted(figures.campaigns.length, (most) => monthMail(figures, most));
  await mailer.send({ id: `figures-${month}`, ...mail });
}
