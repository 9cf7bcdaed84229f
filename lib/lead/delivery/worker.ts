import { setTimeout as pause } from 'node:timers/promises';
import type { Attempt } from '@/lib/lead/delivery/attempt';
import { claim } from '@/lib/lead/delivery/claim';
import {
  createRecordResult,
  type DeliveryResult,
  type Job,
  leaseMs,
  renewLeases,
} from '@/lib/lead/delivery/outbox';
import { log } from '@/lib/log';
import { type Store, storeErrorFields } from '@/lib/store/store';

/** Simultaneous attempts: one connection that hangs does not stop the others. */
export const slots = 8;
const pollMs = 500;
const recordAgainMs = 1_000;

/** In a flood of requests there is a delivery to so many, which a slow mail server holds up no longer than this. */
const share = { requests: 5, msOfRequest: 20, mostMs: 1_000 };

interface Active {
  job: Job;
  since: number;
  done: Promise<void>;
}

/** Delivers until it is stopped: claim, attempt, record the result. */
export function startWorker(store: Store, attempt: Attempt) {
  const active = new Map<string, Active>();
  const delivered = new Set<string>();
  const record = createRecordResult(store);
  let stopped = false;
  let looking = false;
  let lastLook: Promise<void> = Promise.resolve();
  let lookAgain = false;
  let storeFailing = false;

  async function recordForSure(job: Job, result: DeliveryResult): Promise<void> {
    if (result.status === 'delivered') delivered.add(job.id);
    for (;;) {
      try {
        await record([job, result]);
        delivered.delete(job.id);
        return;
      } catch (error) {
        log.error(
          { leadId: job.lead?.id, ...storeErrorFields(error) },
          'store.result_not_recorded',
        );
        if (stopped || result.status === 'failed') return;
        await pause(recordAgainMs, undefined, { ref: false });
      }
    }
  }

  async function carryOut(job: Job): Promise<void> {
    const result: DeliveryResult = delivered.has(job.id)
      ? { status: 'delivered' }
      : await attempt(job);
    await recordForSure(job, result);
    if (result.status === 'failed' && result.waitMs !== null && result.waitMs < pollMs) {
      setTimeout(wake, result.waitMs).unref();
    }
  }

  function begin(job: Job): void {
    const done = carryOut(job).finally(() => {
      active.delete(job.leaseToken + job.id);
      wake();
    });
    active.set(job.leaseToken + job.id, { job, since: performance.now(), done });
  }

  async function look(): Promise<void> {
    for (let free = slots - active.size; free > 0 && !stopped; free = slots - active.size) {
      const jobs = await claim(store, free);
      storeFailing = false;
      for (const job of jobs) begin(job);
      if (jobs.length < free) return;
    }
  }

  async function lookUntilQuiet(): Promise<void> {
    looking = true;
    do {
      lookAgain = false;
      try {
        await look();
      } catch (error) {
        if (!storeFailing) log.error(storeErrorFields(error), 'store.queue_unreadable');
        storeFailing = true;
        break;
      }
    } while (lookAgain && !stopped);
    looking = false;
  }

  function wake(): void {
    lookAgain = true;
    if (!looking && !stopped) lastLook = lookUntilQuiet();
  }

  async function renew(): Promise<void> {
    const early = performance.now() - leaseMs / 4;
    const long = [...active.values()].flatMap(({ job, since }) => (since < early ? job : []));
    if (long.length === 0) return;
    try {
      await renewLeases(store, long);
    } catch (error) {
      log.error(storeErrorFields(error), 'store.lease_not_renewed');
    }
  }

  const polling = setInterval(wake, pollMs).unref();
  const renewing = setInterval(renew, leaseMs / 4).unref();
  wake();

  async function untilEnded(count: number): Promise<void> {
    for (let left = count; left > 0 && active.size > 0; left -= 1) {
      await Promise.race([...active.values()].map(({ done }) => done));
    }
  }

  return {
    wake,
    /** After so many requests: resolves when deliveries have had their share. */
    async deliverShare(requests: number) {
      const limitMs = Math.min(requests * share.msOfRequest, share.mostMs);
      const ended = untilEnded(Math.ceil(requests / share.requests));
      await Promise.race([ended, pause(limitMs, undefined, { ref: false })]);
    },
    async stop(limitMs: number) {
      stopped = true;
      clearInterval(polling);
      const finished = async () => {
        await lastLook;
        await Promise.all([...active.values()].map(({ done }) => done));
      };
      await Promise.race([finished(), pause(limitMs, undefined, { ref: false })]);
      clearInterval(renewing);
    },
  };
}
