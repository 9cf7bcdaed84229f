import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { type Env, EnvError, env } from '@/lib/env/environment';
import { misspelt } from '@/lib/env/misspelt';
import { unfitPlace } from '@/lib/hosting/places.mjs';
import { countWhatNginxServes } from '@/lib/lead/figures/nginx-counts';
import { countServedPages } from '@/lib/lead/figures/served-pages';
import { markDirectRequests } from '@/lib/lead/http/health-access';
import { markPeers } from '@/lib/lead/http/peer';
import { methodRefusal, refusalOf } from '@/lib/lead/http/request-line';
import { leadService } from '@/lib/lead/ops/service';
import { finishDeliveriesOnSignal } from '@/lib/lead/ops/shutdown';
import { missingController } from '@/lib/legal/notice';
import { builtFor, wrongBuild } from '@/lib/seo/built-for';
import { isIndexable } from '@/lib/seo/indexable.mjs';
import { movedAnswer } from '@/lib/seo/moved';
import { answerFirst } from '@/lib/server/answer-first';
import { limitConnections, requestLimit, usualLimits } from '@/lib/server/connection-limits';
import { log } from '@/lib/server/log';
import { isStoreKept } from '@/lib/store/kept';

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

const answerAnywhere = (request: IncomingMessage) => refusalOf(request) ?? movedAnswer(request);

/** Next's development server has methods and sockets of its own. */
function guardProduction({ trustedProxyHops }: Env): void {
  const limited = requestLimit(usualLimits, trustedProxyHops);
  answerFirst(
    (request, response) =>
      answerAnywhere(request) ?? methodRefusal(request) ?? limited(request, response),
  );
  limitConnections(usualLimits, trustedProxyHops);
}

/**
 * What the server does once, before it takes its first request. With an unusable configuration, or as the build for
 * another address, or on a host that would forget what it takes, or with a store that a later release has changed under it, a
 * production server does not start: it prints what is wrong and exits with code 1, because its form would lose requests, or
 * its pages their readers. A development server only warns, and the form answers with an error.
 * Then it starts delivering what the store holds, and tries the mail server's login.
 */
export async function start(): Promise<void> {
  outliveLog();
  try {
    if (!production()) answerFirst(answerAnywhere);
    const config = env();
    if (production()) guardProduction(config);
    const wrong = wrongBuild(config.siteUrl, builtFor());
    if (wrong) refuse(wrong);
    const unnamed = missingController(isIndexable(config.siteUrl));
    if (unnamed) refuse(unnamed);
    const unfit = unfitPlace(process.env, { kept: isStoreKept(config) });
    if (unfit) refuse(unfit);
    for (const { name, meant } of misspelt(process.env)) {
      log.warn({ name, meant }, 'config.unknown_variable');
    }
    markPeers();
    markDirectRequests();
    countWhatNginxServes(() => leadService().counter);
    if (production()) countServedPages(() => leadService().counter);
    const service = leadService();
    service.mailWatch.check();
    finishDeliveriesOnSignal();
    // one that is only away refuses nothing: requests are mailed until it is there
    const unusable = await service.unfit;
    if (unusable) refuse(unusable.message);
    // a release's own server listens from now on: deploy/server/server.js
    channel('site.started').publish({});
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    refuse(error.message);
  }
}
