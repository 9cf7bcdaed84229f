import type { Env } from '@/lib/env/env';
import { makeBackup, scheduleBackup } from '@/lib/lead/agency/copy-job';
import { scheduleFigures, sendFigures } from '@/lib/lead/agency/figures-job';
import { scheduleHeld, sendHeld } from '@/lib/lead/agency/held-job';
import { scheduleReminder, sendReminder } from '@/lib/lead/agency/reminder-job';
import { scheduleWeekly, sendWeekly } from '@/lib/lead/agency/weekly-job';
import type { Mailer } from '@/lib/lead/delivery/mailer';
import type { ScheduledKind } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';

/** Work done by the clock, once for all instances. */
interface ScheduledJob {
  schedule(): Promise<void>;
  /** Does it; when it rejects it is tried again like any delivery. */
  carryOut(): Promise<void>;
}

export const scheduledJobs = (
  store: Store,
  mailer: Mailer,
  config: Env,
): Record<ScheduledKind, ScheduledJob> => ({
  backup: {
    schedule: () => scheduleBackup(store, config.dataDir),
    carryOut: () => makeBackup(store, config.dataDir),
  },
  held: {
    schedule: () => scheduleHeld(store),
    carryOut: () => sendHeld(store, mailer, config),
  },
  reminder: {
    schedule: () => scheduleReminder(store, config),
    carryOut: () => sendReminder(store, mailer, config),
  },
  figures: {
    schedule: () => scheduleFigures(store, config.workingCalendar),
    carryOut: () => sendFigures(store, mailer),
  },
  weekly: {
    schedule: () => scheduleWeekly(store, config),
    carryOut: () => sendWeekly(store, mailer, config),
  },
});
