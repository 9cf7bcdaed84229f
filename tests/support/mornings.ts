import type { Env } from '@/lib/env/env';
import { scheduleMorning, sendMorning } from '@/lib/lead/agency/morning-job';
import { leadService } from '@/lib/lead/service';
import { writeValue } from '@/lib/store/key-values';
import type { Store } from '@/lib/store/store';
import type { TakenMail } from './mails';
import { runScheduled } from './scheduled';

/** What the service does of the morning's mail at a time, by one store or by each of several instances. */
export async function morningAt(now: number, changes: Partial<Env> = {}, stores?: Store[]) {
  const { config, mailer, store } = leadService();
  const own = { ...config, ...changes };
  await Promise.all(
    (stores ?? [store]).map(async (each) => {
      await scheduleMorning(each, own, now);
      await runScheduled(each, 'morning', now, () => sendMorning(each, mailer, own, now));
    }),
  );
}

/** For a service whose worker sends a morning's mail at any time. */
export const anyMorning = { WORKING_HOURS: 'lun-dom 0-24', HOLIDAYS: 'off', LEADS_MORNING: '0:00' };

/** Has the service's own worker send it at once, with the news since then. */
export async function morningNow(since = Date.now()): Promise<void> {
  const { config, store, worker } = leadService();
  await store.use((db) => writeValue(db, 'morning', '', since));
  await scheduleMorning(store, config);
  worker.wake();
}

export const isMorningMail = ({ mail }: TakenMail): boolean =>
  mail.messageId?.startsWith('<morning.') ?? false;
