import { type Env, EnvError, env } from '@/lib/env';
import { createAlarms } from '@/lib/lead/alarms/alarm';
import { createNotify } from '@/lib/lead/alarms/notify';
import { sendConfirmation } from '@/lib/lead/confirmation/send-confirmation';
import { channelsOf, createAttempt, type Senders } from '@/lib/lead/delivery/attempt';
import { retryAhead, retryConfigurationFaults, retryLoginFaults } from '@/lib/lead/delivery/outbox';
import { longestWaitMs } from '@/lib/lead/delivery/schedule';
import { startWorker, type Worker } from '@/lib/lead/delivery/worker';
import { createCounter } from '@/lib/lead/figures/counter';
import { createHashAddress } from '@/lib/lead/intake/daily-salt';
import { createIntake } from '@/lib/lead/intake/insert';
import { createLimits } from '@/lib/lead/intake/limits';
import { createSingleFlight } from '@/lib/lead/intake/single-flight';
import { storedLinks } from '@/lib/lead/links/link-maker';
import { createMailer, type Mailer } from '@/lib/lead/mail/mailer';
import { watchMailer } from '@/lib/lead/mail/watch';
import { scheduleHeld, sendHeld } from '@/lib/lead/ops/held';
import { deleteOld, makeBackup, scheduleBackup } from '@/lib/lead/ops/maintenance';
import type { Outcome } from '@/lib/lead/protocol';
import { scheduleReminder, sendReminder } from '@/lib/lead/reminders/reminder';
import { scheduleFigures, scheduleWeekly, sendFigures, sendWeekly } from '@/lib/lead/reports/send';
import { log } from '@/lib/server/log';
import { isPersistent } from '@/lib/store/persistence';
import { createWriteProbe } from '@/lib/store/probe';
import {
  createStore,
  isUnusable,
  type Store,
  storeErrorFields,
  type UnusableStore,
} from '@/lib/store/store';

/** Milliseconds between two rounds of maintenance: what is counted, the mails that are due, the deletion of what is old. */
const maintenanceMs = 60_000;

function sendersOf(store: Store, mailer: Mailer, config: Env): Senders {
  return {
    confirmation: (job) => sendConfirmation(job, { store, mailer, config }),
    backup: () => makeBackup(store, config.dataDir),
    figures: () => sendFigures(store, mailer),
    held: () => sendHeld(store, mailer, config),
    reminder: () => sendReminder(store, mailer, config),
    weekly: () => sendWeekly(store, mailer, config),
  };
}

async function prepare(store: Store, worker: Worker): Promise<UnusableStore | null> {
  try {
    const dueAgain = await retryConfigurationFaults(store);
    log.info({ store: store.kind, dueAgain }, 'leads.started');
    worker.wake();
    return null;
  } catch (error) {
    log.error({ store: store.kind, ...storeErrorFields(error) }, 'store.unavailable');
    return isUnusable(error) ? error : null;
  }
}

export type LeadService = ReturnType<typeof create>;

function create(config: Env) {
  const store = createStore(config);
  const persistent = isPersistent(config);
  if (!persistent) {
    log.error({ dataDir: config.dataDir, remedy: 'mount a volume there' }, 'store.on_no_volume');
  }
  const { mailer, watch: mailWatch } = watchMailer(
    createMailer(config),
    () => deliverAgain(),
    () => alarms.checkMail(),
  );
  const probe = createWriteProbe(store);
  const notify = createNotify(config, mailer, mailWatch);
  const observed = { config, store, probe, mailWatch };
  const alarms = createAlarms(observed, notify, config.siteUrl);
  const senders = sendersOf(store, mailer, config);
  const worker = startWorker(
    store,
    createAttempt({ config, mailer, links: () => storedLinks(store, config) }, senders),
  );
  const counter = createCounter(store);
  async function deliverAgain(): Promise<void> {
    try {
      await retryLoginFaults(store);
      worker.wake();
    } catch (error) {
      log.error(storeErrorFields(error), 'store.retry_failed');
    }
  }
  async function finish(limitMs: number): Promise<void> {
    await worker.stop(limitMs);
    await counter.flush().catch((error) => {
      log.error(storeErrorFields(error), 'figures.not_written');
    });
  }
  // apart: what one of them stumbles over must not keep the other from its work
  const chores = [
    () => scheduleBackup(store, config.dataDir),
    () => scheduleHeld(store),
    () => scheduleReminder(store, config),
    () => scheduleFigures(store, config.workingCalendar),
    () => scheduleWeekly(store, config),
    () => retryAhead(store, longestWaitMs(config.retrySeconds)),
    async () => worker.wake(),
    () => alarms.check(),
    () => counter.flush(),
    () => deleteOld(store, config.dataDir),
  ];
  let stopped = false;
  async function maintain(): Promise<void> {
    for (const chore of chores) {
      try {
        await chore();
      } catch (error) {
        if (stopped) return;
        log.error(storeErrorFields(error), 'store.maintenance_failed');
      }
    }
  }
  const maintenance = setInterval(() => {
    void maintain();
    mailWatch.checkAgain();
  }, maintenanceMs);
  maintenance.unref();
  const unusable = prepare(store, worker);
  return {
    config,
    store,
    /** Settled once the store was opened or could not be: why it never can, or null. Never rejects. */
    unusable,
    take: createIntake(store, channelsOf(config)),
    limits: createLimits(store, config, createHashAddress(store)),
    mailer,
    mailWatch,
    probe,
    persistent,
    alarms,
    worker,
    counter,
    // the store remembers what it holds; what was sent directly is remembered here
    singleFlight: createSingleFlight<Outcome>(
      (outcome) => !outcome.refused && outcome.sentDirectly === true,
    ),
    /** Ends the deliveries under way, within so many milliseconds, and writes what was counted. */
    finish,
    /** The same, and closes the store. */
    async stop(limitMs: number) {
      stopped = true;
      clearInterval(maintenance);
      await unusable;
      await finish(limitMs);
      await alarms.stop(limitMs);
      await store.close();
    },
  };
}

/** The server's parts are bundled apart and share no module's variables, but they share the process. */
const holder = globalThis as { [name: symbol]: LeadService | undefined };
const symbol = Symbol.for('linea.lead-service');

/** This process's service, started with the first call. Throws an `EnvError` when the configuration is not usable. */
export function leadService(): LeadService {
  holder[symbol] ??= create(env());
  return holder[symbol];
}

/** The service, or null where the configuration is not usable: a development server runs all the same. */
export function configuredService(): LeadService | null {
  try {
    return leadService();
  } catch (error) {
    if (error instanceof EnvError) return null;
    throw error;
  }
}

/** Stops the service, if it runs, within so many milliseconds. */
export async function stopLeadService(limitMs: number): Promise<void> {
  const service = holder[symbol];
  holder[symbol] = undefined;
  await service?.stop(limitMs);
}
