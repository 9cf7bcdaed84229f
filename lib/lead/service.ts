import { createAssistant } from '@/lib/assistant/assistant';
import { type Env, EnvError, env } from '@/lib/env/env';
import { createCounter } from '@/lib/figures/sums';
import { createAlarms } from '@/lib/lead/agency/alarms';
import { makeBackup, scheduleBackup } from '@/lib/lead/agency/copy-job';
import { scheduleMorning, sendMorning } from '@/lib/lead/agency/morning-job';
import { createNotify } from '@/lib/lead/agency/notify';
import { deleteOld } from '@/lib/lead/agency/retention';
import { channelsOf, createAttempt, longestWaitMs } from '@/lib/lead/delivery/attempt';
import { watchMailer } from '@/lib/lead/delivery/mail-watch';
import { createMailer } from '@/lib/lead/delivery/mailer';
import { retryAhead, retryConfigurationFaults, retryLoginFaults } from '@/lib/lead/delivery/outbox';
import { startWorker } from '@/lib/lead/delivery/worker';
import { createRunOnce } from '@/lib/lead/intake/idempotency';
import { createIntake } from '@/lib/lead/intake/insert';
import { createLimits } from '@/lib/lead/intake/limits';
import { createIsForged, linkCheck } from '@/lib/lead/mails/signed-link';
import { log } from '@/lib/log';
import { processWide } from '@/lib/process-wide';
import { isPersistent } from '@/lib/store/persistence';
import { createWriteProbe } from '@/lib/store/probe';
import { createStore, isUnusable, storeErrorFields, type UnusableStore } from '@/lib/store/store';

const tickMs = 60_000;

/** Work beside the requests: each minute, and before the process ends. Either may reject. */
interface Job {
  tick(): unknown;
  stop?(limitMs: number): Promise<unknown>;
}

/** Runs jobs one after the other; a failing one does not stop the next. */
function runJobs(jobs: Job[]) {
  let stopped = false;

  async function tickAll(): Promise<void> {
    for (const { tick } of jobs) {
      try {
        await tick();
      } catch (error) {
        if (!stopped) log.error(storeErrorFields(error), 'store.maintenance_failed');
      }
      if (stopped) return;
    }
  }

  const timer = setInterval(tickAll, tickMs).unref();
  return {
    /** Ends the work under way within so many milliseconds, whatever is left of them for each. Never rejects. */
    async stop(limitMs: number): Promise<void> {
      const end = performance.now() + limitMs;
      stopped = true;
      clearInterval(timer);
      for (const { stop } of jobs) {
        await stop?.(Math.max(0, end - performance.now())).catch((error) => {
          log.error(storeErrorFields(error), 'leads.not_finished');
        });
      }
    },
  };
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
  linkCheck.isForged = createIsForged(store);
  const probe = createWriteProbe(store);
  const notify = createNotify(config, mailer, mailWatch);
  const assistant = config.assistant && createAssistant(config.assistant);
  const observed = { config, store, probe, mailWatch, persistent, assistant };
  const alarms = createAlarms(observed, notify, config.siteUrl);
  const attempt = createAttempt(
    { config, store, mailer },
    {
      backup: () => makeBackup(store, config.dataDir),
      morning: () => sendMorning(store, mailer, config),
    },
  );
  const worker = startWorker(store, attempt);
  const counter = createCounter(store);
  const jobs = runJobs([
    { tick: () => scheduleBackup(store, config.dataDir) },
    { tick: () => scheduleMorning(store, config) },
    { tick: () => retryAhead(store, longestWaitMs(config.retrySeconds)) },
    { tick: worker.wake, stop: worker.stop },
    { tick: () => counter.flush(), stop: () => counter.flush() },
    { tick: () => alarms.check(), stop: alarms.stop },
    { tick: () => deleteOld(store, config.dataDir) },
    { tick: () => mailWatch.checkAgain() },
  ]);

  async function deliverAgain(): Promise<void> {
    try {
      await retryLoginFaults(store);
      worker.wake();
    } catch (error) {
      log.error(storeErrorFields(error), 'store.retry_failed');
    }
  }

  async function prepare(): Promise<UnusableStore | null> {
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

  const unusable = prepare();
  return {
    config,
    store,
    /** Resolves once the store has opened or failed, to why it never can, or null. Never rejects. */
    unusable,
    take: createIntake(store, channelsOf(config), worker.deliverShare),
    limits: createLimits(store, config),
    mailer,
    mailWatch,
    probe,
    persistent,
    alarms,
    assistant,
    worker,
    counter,
    once: createRunOnce(),
    /** Ends deliveries under way, within so many milliseconds, and writes the counts. Never rejects. */
    finish: jobs.stop,
  };
}

const place = processWide<{ value?: LeadService | undefined }>('lead-service', () => ({}));

/** The service of this process, started by the first call. Throws an `EnvError`. */
export function leadService(): LeadService {
  place.value ??= create(env());
  return place.value;
}

/** The service, or null without a usable configuration, as on a development server. */
export function configuredService(): LeadService | null {
  try {
    return leadService();
  } catch (error) {
    if (error instanceof EnvError) return null;
    throw error;
  }
}

/** Stops the service, if it runs, and closes its store. */
export async function stopLeadService(limitMs: number): Promise<void> {
  const service = place.value;
  place.value = undefined;
  await service?.unusable;
  await service?.finish(limitMs);
  await service?.store.close();
}

// an edit evaluates this module anew, and the next request starts the service by it
if (process.env.NODE_ENV === 'development') void stopLeadService(1_000);
