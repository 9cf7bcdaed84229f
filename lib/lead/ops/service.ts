import { facts } from '@/content/facts';
import { type Env, env } from '@/lib/env';
import { type Alarms, createAlarms } from '@/lib/lead/alarms/alarm';
import { createNotify } from '@/lib/lead/alarms/notify';
import { sendAppointment } from '@/lib/lead/appointment/send-appointment';
import { sendConfirmation } from '@/lib/lead/confirmation/send-confirmation';
import { channelsOf, createAttempt, type Senders } from '@/lib/lead/delivery/attempt';
import { retryAhead, retryConfigurationFaults, retryLoginFaults } from '@/lib/lead/delivery/outbox';
import { longestWaitMs } from '@/lib/lead/delivery/schedule';
import { startWorker, type Worker } from '@/lib/lead/delivery/worker';
import { type Counter, createCounter } from '@/lib/lead/figures/counter';
import { scheduleFigures, sendFigures } from '@/lib/lead/figures/monthly';
import { createHashAddress } from '@/lib/lead/intake/daily-salt';
import { createIntake, type Take } from '@/lib/lead/intake/insert';
import { createLimits, type Limits } from '@/lib/lead/intake/limits';
import { createSingleFlight, type SingleFlight } from '@/lib/lead/intake/single-flight';
import { storedLinks } from '@/lib/lead/links/link-maker';
import { markActions } from '@/lib/lead/links/mail-actions';
import { createMailer, type Mailer } from '@/lib/lead/mail/mailer';
import { type MailWatch, watchMailer } from '@/lib/lead/mail/watch';
import { scheduleDigest, sendDigest } from '@/lib/lead/ops/digest';
import { makeBackup, purge, scheduleBackup } from '@/lib/lead/ops/maintenance';
import { scheduleReminder, sendReminder } from '@/lib/lead/promise/reminder';
import type { Outcome } from '@/lib/lead/protocol';
import { scheduleWeekly, sendWeekly } from '@/lib/lead/weekly/weekly';
import { log } from '@/lib/server/log';
import { deleteOldBackups } from '@/lib/store/backup';
import { isPersistent } from '@/lib/store/persistence';
import { createWriteProbe, type WriteProbe } from '@/lib/store/probe';
import {
  createStore,
  isUnusable,
  type Store,
  storeErrorFields,
  type UnusableStore,
} from '@/lib/store/store';

/** Milliseconds between two rounds of maintenance: what is counted, the mails that are due, the deletion of what is old. */
const maintenanceMs = 60_000;

/** Everything in this process that requests are taken and delivered with. */
export interface LeadService {
  config: Env;
  store: Store;
  /** Settled once the store was opened or could not be: why it never can, or null. Never rejects. */
  unusable: Promise<UnusableStore | null>;
  take: Take;
  limits: Limits;
  mailer: Mailer;
  mailWatch: MailWatch;
  probe: WriteProbe;
  /** Whether what is stored outlives this process. */
  persistent: boolean;
  alarms: Alarms;
  worker: Worker;
  counter: Counter;
  singleFlight: SingleFlight<Outcome>;
  /** Finishes what is under way, for at most so many milliseconds, and closes the store. */
  stop(limitMs: number): Promise<void>;
}

function sendersOf(store: Store, mailer: Mailer, config: Env): Senders {
  return {
    appointment: (job) => sendAppointment(job, { store, mailer, config }),
    confirmation: (job) => sendConfirmation(job, { store, mailer, config }),
    backup: () => makeBackup(store, config.dataDir),
    digest: () => sendDigest(store, mailer),
    figures: () => sendFigures(store, mailer),
    async reminder() {
      const link = await storedLinks(store, config);
      await sendReminder(store, mailer, config, Date.now(), (lead) => markActions(lead, link));
    },
    weekly: () => sendWeekly(store, mailer, config),
  };
}

type Maintained = Pick<LeadService, 'store' | 'worker' | 'counter' | 'alarms'>;

async function maintain(
  { store, worker, counter, alarms }: Maintained,
  config: Env,
  isStopped: () => boolean,
): Promise<void> {
  // apart: what one of them stumbles over must not keep the other from its work
  const chores = [
    () => scheduleBackup(store, config.dataDir),
    () => scheduleDigest(store),
    async () => config.reminders && scheduleReminder(store, config),
    () => scheduleFigures(store, config.workingCalendar),
    () => scheduleWeekly(store, config),
    () => retryAhead(store, longestWaitMs(config.retrySeconds)),
    async () => worker.wake(),
    () => alarms.check(),
    () => counter.flush(),
    () => purge(store, facts.requestsStored.count),
    () => deleteOldBackups(config.dataDir, facts.copiesStored.count),
  ];
  for (const chore of chores) {
    try {
      await chore();
    } catch (error) {
      // what it was in the middle of goes on with the next start
      if (isStopped()) return;
      log.error(storeErrorFields(error), 'store.maintenance_failed');
    }
  }
}

async function prepare(store: Store, worker: Worker): Promise<UnusableStore | null> {
  try {
    const dueAgain = await retryConfigurationFaults(store);
    log.info({ store: store.kind, dueAgain }, 'leads.started');
    worker.wake();
    return null;
  } catch (error) {
    // requests are sent directly until the store is there
    log.error({ store: store.kind, ...storeErrorFields(error) }, 'store.unavailable');
    return isUnusable(error) ? error : null;
  }
}

function create(config: Env): LeadService {
  const store = createStore(config);
  const persistent = isPersistent(config);
  if (!persistent) {
    // nothing is lost yet, and all of it will be
    log.error({ dataDir: config.dataDir, remedy: 'mount a volume there' }, 'store.on_no_volume');
  }
  const { mailer, watch: mailWatch } = watchMailer(
    createMailer(config, () => storedLinks(store, config)),
    () => deliverAgain(),
    () => alarms.checkMail(),
  );
  const probe = createWriteProbe(store);
  const notify = createNotify(config, mailer, mailWatch);
  const alarms = createAlarms({ config, store, probe, mailWatch }, notify, config.siteUrl);
  const senders = sendersOf(store, mailer, config);
  const worker = startWorker(store, createAttempt(config, mailer, senders));
  const counter = createCounter(store);
  async function deliverAgain(): Promise<void> {
    try {
      await retryLoginFaults(store);
      worker.wake();
    } catch (error) {
      // what waits is tried in its turn
      log.error(storeErrorFields(error), 'store.retry_failed');
    }
  }
  let stopped = false;
  const maintenance = setInterval(() => {
    maintain({ store, worker, counter, alarms }, config, () => stopped);
    mailWatch.checkAgain();
  }, maintenanceMs);
  maintenance.unref();
  const unusable = prepare(store, worker);
  return {
    config,
    store,
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
    singleFlight: createSingleFlight(
      (outcome) => !outcome.refused && outcome.sentDirectly === true,
    ),
    async stop(limitMs) {
      stopped = true;
      clearInterval(maintenance);
      await unusable;
      await worker.stop(limitMs);
      await counter.flush().catch((error) => {
        log.error(storeErrorFields(error), 'figures.not_written');
      });
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

/** This process's service if it was started. */
export function runningLeadService(): LeadService | undefined {
  return holder[symbol];
}

/** Stops the service, if it runs, within so many milliseconds. */
export async function stopLeadService(limitMs: number): Promise<void> {
  const service = holder[symbol];
  holder[symbol] = undefined;
  await service?.stop(limitMs);
}
