import { channel } from 'node:diagnostics_channel';
import { EnvError, env, unknownVariables } from '@/lib/env/env';
import { variables } from '@/lib/env/variables';
import { countVisits } from '@/lib/figures/visits';
import { leadService } from '@/lib/lead/service';
import { log } from '@/lib/log';

const production = () => process.env.NODE_ENV === 'production';

function refuse(message: string): void {
  if (!production()) return void process.stderr.write(`\n${message}\n\n`);
  log.fatal({ message }, 'start.failed');
  process.exit(1);
}

/** Milliseconds; container platforms kill after ten seconds. */
const graceMs = 8_000;

/** Finishes deliveries on SIGTERM and SIGINT, then calls the earlier listeners. */
function finishOnSignal(finish: (limitMs: number) => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const others = process.listeners(signal);
    process.removeAllListeners(signal);
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'leads.stopping');
      await finish(graceMs);
      log.info({ signal }, 'leads.stopped');
      for (const listener of others) listener.call(process, signal);
      if (others.length === 0) process.exit(0);
    });
  }
}

/** Runs before the first request. An unusable configuration or store is logged, and in production ends the process. */
export async function start(): Promise<void> {
  // a closed log (EPIPE) would be an uncaught error, logged without end
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    env();
    const unknown = unknownVariables(process.env);
    if (unknown.length > 0) log.warn({ unknown, known: variables }, 'config.unknown_variables');
    const service = leadService();
    countVisits(() => leadService().counter);
    service.mailWatch.check();
    finishOnSignal(service.finish);
    // a store that is only away stops nothing: requests are mailed
    const unusable = await service.unusable;
    if (unusable) refuse(unusable.message);
    channel('site.started').publish({});
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    refuse(error.message);
  }
}
