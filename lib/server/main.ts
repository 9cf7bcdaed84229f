// The server of `npm start` and the container: answers from the finished build, and hands the rest to Next.
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { assistantMistake } from '@/lib/assistant/mistake';
import { EnvError, env, readEnvFile } from '@/lib/env/env';
import { exampleMistake } from '@/lib/example';
import { frozenPlace, unpublishedPort } from '@/lib/hosting';
import { standaloneVariables, withoutEnvFiles } from '@/lib/internals/next';
import { missingController } from '@/lib/legal/notice';
import { log, logConsole } from '@/lib/log';
import { isIndexable } from '@/lib/seo/indexable';
import { answerRequests, limitConnections, usualLimits } from '@/lib/server/connection-limits';
import { createHandler } from '@/lib/server/handler';
import { readSiteFiles } from '@/lib/server/site-files';

const backlog = 4_096;

const requestsMs = 15_000;

/** Milliseconds for which new connections may delay the end. */
const queueMs = 3_000;
const shortTurnMs = 0.5;

/** Milliseconds for the start; a supervisor starts it again. */
const startMs = 180_000;

/** Milliseconds: the longest that a timer takes. */
const foreverMs = 2 ** 31 - 1;

const folder = import.meta.dirname;

/** For deploy/update: whether it would start. */
const onlyChecks = process.argv.includes('--check');

const variables = process.env as Record<string, string | undefined>;

function giveUp(message: string): never {
  log.fatal({ message }, 'start.failed');
  process.exit(1);
}

/** Says each mistake, and ends. In the image it stays until it is stopped: a restart would only say them again. */
async function refuse(mistakes: string[]): Promise<never> {
  for (const mistake of mistakes) log.fatal({ mistake }, 'config.unusable');
  if (variables.WAITS_WHEN_MISCONFIGURED === 'true' && !onlyChecks) await wait(foreverMs);
  process.exit(1);
}

async function configuration() {
  try {
    return env();
  } catch (error) {
    if (error instanceof EnvError) return await refuse(error.mistakes);
    throw error;
  }
}

variables.NODE_ENV = 'production';
// it was read for the log before
log.level = 'info';
variables.NEXT_TELEMETRY_DISABLED ||= '1';
readEnvFile();
Object.assign(variables, withoutEnvFiles);
logConsole();
const config = await configuration();
const { siteUrl, port, host, trustedProxyHops, dataDir } = config;
variables.DATA_DIR = path.resolve(dataDir);
process.chdir(folder);
const isPublic = isIndexable(siteUrl);
const mistakes = [
  exampleMistake(isPublic),
  missingController(isPublic),
  assistantMistake(config),
  frozenPlace(variables),
  unpublishedPort(siteUrl, variables.PUBLISHED_PORTS),
].filter((mistake) => mistake !== null);
if (mistakes.length > 0) await refuse(mistakes);
if (onlyChecks) process.exit(0);

/** Resolves after a short turn of the event loop without a connection: closing cuts off those that wait. */
async function untilNobodyWaits(): Promise<void> {
  let quiet = false;
  server.on('connection', () => {
    quiet = false;
  });
  for (const deadline = Date.now() + queueMs; !quiet && Date.now() < deadline; ) {
    quiet = true;
    const since = performance.now();
    await setImmediate();
    quiet &&= performance.now() - since < shortTurnMs;
  }
}

async function end(): Promise<void> {
  if (server.listening) {
    await untilNobodyWaits();
    const closed = once(server, 'close');
    server.close();
    setTimeout(() => server.closeAllConnections(), requestsMs).unref();
    await closed;
  }
  process.exit(0);
}

/** Bytes: twice Node's, for the cookies of other programs on the domain, which the site does not read. */
const maxHeaderSize = 32 * 1024;

const server = http.createServer({ requireHostHeader: false, maxHeaderSize });
// lib/server/start.ts runs before these, and finishes deliveries
process.once('SIGTERM', end);
process.once('SIGINT', end);

const site = await readSiteFiles(folder, siteUrl);

/** Next, when it and the store are ready; its requests wait meanwhile, pages do not. */
async function startApplication() {
  const tooLate = setTimeout(() => giveUp(`Not started after ${startMs / 1_000} s.`), startMs);
  Object.assign(variables, await standaloneVariables(folder));
  // Next is prepared before the store is open (lib/server/start.ts)
  const started = new Promise((resolve) => subscribe('site.started', resolve));
  const { default: next } = await import('next');
  const application = next({
    dev: false,
    dir: folder,
    hostname: new URL(siteUrl).hostname,
    port,
    // a server that nobody connects to: Next would take over sockets of upgrades, past all limits
    httpServer: http.createServer(),
  });
  await Promise.all([application.prepare(), started]);
  clearTimeout(tooLate);
  return application.getRequestHandler();
}

limitConnections(server, usualLimits, trustedProxyHops);
server.on('error', (error) => giveUp(`It cannot listen at port ${port}: ${error.message}`));
server.listen({ port, host: host ?? undefined, backlog });
await once(server, 'listening');
log.info({ port, siteUrl }, 'server.listening');

const application = startApplication();
answerRequests(
  server,
  createHandler({
    siteUrl,
    trustedProxyHops,
    site,
    next: async (request, response) => (await application)(request, response),
  }),
);
