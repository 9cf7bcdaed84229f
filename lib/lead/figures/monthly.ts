import { schedule } from '@/lib/lead/delivery/outbox';
import { readFigures } from '@/lib/lead/figures/figures';
import { composeFigures } from '@/lib/lead/figures/mail';
import { monthAfter, monthOf } from '@/lib/lead/figures/month';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { firstWorkingMorning } from '@/lib/lead/promise/working-time';
import type { Store } from '@/lib/store/store';
import type { WorkingCalendar } from '@/lib/working-calendar';

/**
 * Has the figures sent on the first working day of the next month at 8:00; of a server that does not run then, when it does.
 * Rejects with the store's error.
 */
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
  mailer: Pick<Mailer, 'sendOther'>,
  now = Date.now(),
): Promise<void> {
  const month = monthAfter(monthOf(now), -1);
  await mailer.sendOther(composeFigures(await store.use((db) => readFigures(db, month))));
}
