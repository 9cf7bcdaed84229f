import { channel } from 'node:diagnostics_channel';
import { EnvError, env, misspelt } from '@/lib/env';
import { frozenPlace } from '@/lib/hosting/places.mjs';
import { countVisits } from '@/lib/lead/figures/visits';
import { leadService } from '@/lib/lead/ops/service';
import { finishDeliveriesOnSignal } from '@/lib/lead/ops/shutdown';
import { missingController } from '@/lib/legal/notice';
import { isIndexable } from '@/lib/seo/indexable.mjs';
import { log } from '@/lib/server/log';

const production = () => process.env.NODE_ENV === 'production';

/** Says it and ends; a development server says it and goes on. */
function refuse(message: string): void {
  process.stderr.write(`\n${message}\n\n`);
  if (production()) process.exit(1);
}

/**
 * What cannot be written to the log is lost, and nothing else is. Without this, a reader of the log that has gone (EPIPE)
 * is an uncaught error, which Next reports to the same log, and so on without end.
 */
function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/**
 * What the server does once, before it takes its first request. With an unusable configuration, on a host that freezes
 * programs, or with a store that a later release has changed under it, a production server does not start: it prints what is
 * wrong and exits with code 1, because its form would lose requests, or its pages their readers. A development server only
 * warns, and the form answers with an error.
 * Then it starts delivering what the store holds, and tries the mail server's login.
 */
export async function start(): Promise<void> {
  outliveLog();
  try {
    const config = env();
    const unnamed = missingController(isIndexable(config.siteUrl));
    if (unnamed) refuse(unnamed);
    const frozen = frozenPlace(process.env);
    if (frozen) refuse(frozen);
    for (const { name, meant } of misspelt(process.env)) {
      log.warn({ name, meant }, 'config.unknown_variable');
    }
    const service = leadService();
    countVisits(() => leadService().counter);
    service.mailWatch.check();
    finishDeliveriesOnSignal();
    // one that is only away refuses nothing: requests are mailed until it is there
    const unusable = await service.unusable;
    if (unusable) refuse(unusable.message);
    // the server listens from now on: lib/server/main.ts
    channel('site.started').publish({});
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    refuse(error.message);
  }
}
