import { runningLeadService } from '@/lib/lead/ops/service';
import { log } from '@/lib/server/log';
import { storeErrorFields } from '@/lib/store/store';

/** Milliseconds: container platforms kill ten seconds after SIGTERM. */
const graceMs = 8_000;

/**
 * On SIGTERM and SIGINT the deliveries under way are finished first, and what was counted is written; then whoever
 * listened before (Next, which closes the server and exits) has its turn. New requests are still stored meanwhile, and
 * sent after the next start.
 */
export function finishDeliveriesOnSignal(): void {
  // of both together: the second signal, whichever it is, must not cut short what the first has begun
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const others = process.listeners(signal);
    process.removeAllListeners(signal);
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'leads.stopping');
      const service = runningLeadService();
      await service?.worker.stop(graceMs);
      await service?.counter.flush().catch((error) => {
        log.error(storeErrorFields(error), 'figures.not_written');
      });
      log.info({ signal }, 'leads.stopped');
      for (const listener of others) listener.call(process, signal);
      // nobody else decides when to end
      if (others.length === 0) process.exit(0);
    });
  }
}
