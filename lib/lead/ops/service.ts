import { facts } from '@/content/facts';
import { type Env, env } from '@/lib/env';
import { type Alarms, createAlarms } from '@/lib/lead/alarms/alarm';
import { createTell } from '@/lib/lead/alarms/ways';
import { type Confirmer, startConfirmer } from '@/lib/lead/confirmation/confirmer';
import { channelsOf, createAttempt } from '@/lib/lead/delivery/attempt';
import { retryConfigurationFaults, retryLoginFaults } from '@/lib/lead/delivery/outbox';
import { longestWaitMs } from '@/lib/lead/delivery/schedule';
import { startWorker, type Worker } from '@/lib/lead/delivery/worker';
import { type Counter, createCounter } from '@/lib/lead/figures/counter';
import { sendFigures } from '@/lib/lead/figures/monthly';
import { createHashAddress } from '@/lib/lead/intake/daily-salt';
import { createIntake, type Take } from '@/lib/lead/intake/insert';
import { createLimits, type Limits } from '@/lib/lead/intake/limits';
import { createSingleFlight, type SingleFlight } from '@/lib/lead/intake/single-flight';
import { storedLinks } from '@/lib/lead/links/link-maker';
import { markActions } from '@/lib/lead/links/mail-actions';
import { createMailer, type Mailer } from '@/lib/lead/mail/mailer';
import { type MailWatch, watchMailer } from '@/lib/lead/mail/watch';
import { sendDigest } from '@/lib/lead/ops/digest';
import { backUpNightly, purge, purgeSetAside } from '@/lib/lead/ops/maintenance';
import { recallWaiting } from '@/lib/lead/promise/guard';
import type { Outcome } from '@/lib/lead/protocol';
import { sendWeekly } from '@/lib/lead/weekly/weekly';
import { log } from '@/lib/server/log';
import { deleteOldBackups } from '@/lib/store/backup';
import { isUnfit, type UnfitStore } from '@/lib/store/fit';
import { isStoreKept } from '@/lib/store/kept';
import { createWriteProbe, type WriteProbe } from '@/lib/store/probe';
import { createStore, type Store, storeErrorFields } from '@/lib/store/store';

/** Milliseconds between two rounds of maintenance: what is counted, the mails that are due, the deletion of what is old. */
const maintenanceMs = 60_000;

/** Everything in this process that requests are taken and delivered with. */
export interface LeadService {
  config: Env;
  store: Store;
  /** Settled once the store was opened or could not be: why it never can, or null. Never rejects. */
  unfit: Promise<UnfitStore | null>;
  take: Take;
  limits: Limits;
  mailer: Mailer;
  mailWatch: MailWatch;
  probe: WriteProbe;
  /** Whether what is stored outlives this process. */
  storeKept: boolean;
  alarms: Alarms;
  worker: Worker;
  confirmer: Confirmer;
  counter: Counter;
  singleFlight: SingleFlight<Outcome>;
  /** Finishes what is under way, for at most so many milliseconds, and closes the store. */
  stop(limitMs: number): Promise<void>;
}

async function recall(store: Store, mailer: Mailer, config: Env): Promise<void> {
  if (!config.reminders) return;
  const link = await storedLinks(store, config);
  await recallWaiting(store, mailer, config, Date.now(), (lead) => markActions(lead, link));
}

async function maintain(
  { store, mailer, counter, alarms }: Pick<LeadService, 'store' | 'mailer' | 'counter' | 'alarms'>,
  config: Env,
  isStopped: () => boolean,
): Promise<void> {
  // apart: what one of them stumbles over must not keep the other from its work
  const chores = [
    // first, for an alarm says where there is none
    () => backUpNightly(store, config.dataDir),
    // the others may wait long for a mail server that hangs
    () => alarms.check(),
    () => counter.flush(),
    () => sendDigest(store, mailer),
    () => recall(store, mailer, config),
    () => sendFigures(store, mailer, config.workingCalendar),
    () => purge(store, facts.requestsKept.count),
    () => purgeSetAside(config.dataDir, facts.requestsKept.count),
    () => deleteOldBackups(config.dataDir, facts.copiesKept.count),
    () => sendWeekly(store, mailer, config),
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

async function prepare(store: Store, worker: Worker): Promise<UnfitStore | null> {
  try {
    const dueAgain = await retryConfigurationFaults(store);
    log.info({ store: store.kind, dueAgain }, 'leads.started');
    worker.wake();
    return null;
  } catch (error) {
    // requests are sent directly until the store is there
    log.error({ store: store.kind, ...storeErrorFields(error) }, 'store.unavailable');
    return isUnfit(error) ? error : null;
  }
}

function create(config: Env): LeadService {
  const store = createStore(config);
  const storeKept = isStoreKept(config);
  if (!storeKept) {
    // nothing is lost yet, and all of it will be
    log.error({ dataDir: config.dataDir, remedy: 'mount a volume there' }, 'store.on_no_volume');
  }
  const { mailer, watch: mailWatch } = watchMailer(
    createMailer(config, () => storedLinks(store, config)),
    () => deliverAgain(),
    () => alarms.checkMail(),
  );
  const probe = createWriteProbe(store);
  const tell = createTell(config, mailer, mailWatch);
  const alarms = createAlarms({ config, store, probe, mailWatch }, tell, config.siteUrl);
  const worker = startWorker(
    store,
    createAttempt(store, config, mailer),
    longestWaitMs(config.retrySeconds),
  );
  const confirmer = startConfirmer(store, mailer, config);
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
    maintain({ store, mailer, counter, alarms }, config, () => stopped);
    mailWatch.checkAgain();
  }, maintenanceMs);
  maintenance.unref();
  const unfit = prepare(store, worker);
  return {
    config,
    store,
    unfit,
    take: createIntake(store, channelsOf(config)),
    limits: createLimits(store, config, createHashAddress(store)),
    mailer,
    mailWatch,
    probe,
    storeKept,
    alarms,
    worker,
    confirmer,
    counter,
    // the store remembers what it holds; what was sent directly is remembered here
    singleFlight: createSingleFlight(
      (outcome) => !outcome.refused && outcome.sentDirectly === true,
    ),
    async stop(limitMs) {
      stopped = true;
      clearInterval(maintenance);
      await unfit;
      await Promise.all([worker.stop(limitMs), confirmer.stop(limitMs)]);
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
