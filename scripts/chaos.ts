// Proves that no request is lost: the built server, a mail server that fails in every way it can, requests, and SIGKILL
// or SIGTERM at random. At the end each request that was answered 2xx has to have arrived.
//   npm run chaos                                   10,000 requests, 20 kills, SQLite
//   npm run chaos -- --postgres --instances 2       the same on PostgreSQL, two servers on one queue
//   npm run chaos -- --kills 0 --terms 20           20 times SIGTERM instead: then nothing may arrive twice
//   npm run chaos -- --short                        200 requests, 2 kills: what npm test runs
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { slots } from '@/lib/lead/delivery/worker';
import { startSmtpServer } from '@/tests/support/smtp-server';
import { randomFault } from './chaos/faults';
import { report } from './chaos/report';
import { type PostgresServer, startPostgres } from './lib/postgres';
import { type SiteServer, siteServer } from './lib/site-server';

const received = z.object({ id: z.string() });
const queue = z.object({ queueDepth: z.number(), deadLettered: z.number() });

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    instances: { type: 'string', default: '1' },
    requests: { type: 'string' },
    kills: { type: 'string' },
    terms: { type: 'string', default: '0' },
  },
});
const requests = Number(values.requests ?? (values.short ? 200 : 10_000));
const kills = Number(values.kills ?? (values.short ? 2 : 20));
const terms = Number(values.terms);
const instances = Number(values.instances);
const clients = 16;
/**
 * Requests that may arrive twice: a share of all where processes are killed, none where they are asked to end. In a short
 * run what a kill can leave without an answer at the worst, every delivery that was under way.
 */
const share = requests < 10_000 ? kills * slots : requests * 0.001;
const repeatable = kills === 0 ? 0 : share;
/** Milliseconds without one more mail after which the queue is taken for stuck. */
const stuckAfterMs = 60_000;
const progressEveryMs = 30_000;
// far more retries than the faults can use up: what is measured is loss, not patience
const retrySeconds = `0,0.2,0.5,1,${Array(400).fill('2').join()}`;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const between = (least: number, most: number) => least + Math.random() * (most - least);

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'leads-chaos-'));
const postgres: PostgresServer | null = values.postgres ? await startPostgres() : null;
const smtp = await startSmtpServer({ idsOnly: true, slowBannerMs: 4_000 });
smtp.behave(randomFault);
const store: Record<string, string> = postgres
  ? { DATABASE_URL: await postgres.newDatabase() }
  : { DATA_DIR: dataDir, DATABASE_URL: '' };
const sites = await Promise.all(
  Array.from({ length: instances }, () =>
    siteServer(
      {
        ...store,
        SMTP_URL: `smtp://site:secret@127.0.0.1:${smtp.port}?socketTimeout=3000&greetingTimeout=2500`,
        LEADS_RETRY_SECONDS: retrySeconds,
      },
      { keepAlive: true },
    ),
  ),
);

const answered = new Set<string>();
const statuses = new Map<number, number>();
let unanswered = 0;
let next = 0;
let posted = 0;

function anySite(): SiteServer {
  const site = sites[Math.floor(Math.random() * sites.length)];
  if (!site) throw new Error('--instances must be at least 1');
  return site;
}

/** As the form does: the same key until there is an answer. */
async function postUntilAnswered(number: number): Promise<void> {
  const key = { 'idempotency-key': randomUUID() };
  const payload = {
    nome: `Persona ${number}`,
    azienda: 'Prova Srl',
    email: `persona${number}@example.com`,
    telefono: '333 123 4567',
    obiettivi: `Richiesta numero ${number}`,
  };
  for (;;) {
    try {
      const { status, body } = await anySite().post(payload, key);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) {
        answered.add(received.parse(JSON.parse(body)).id);
        posted += 1;
        return;
      }
    } catch {
      unanswered += 1;
    }
    await pause(between(20, 100));
  }
}

async function client(): Promise<void> {
  while (next < requests) {
    next += 1;
    await postUntilAnswered(next);
    // visitors come and go: without a breath the mail would have to wait for the end
    await pause(between(0, 200));
  }
}

/** Each end has its share of the requests before it, so that they spread over the whole run. */
async function endAtRandom(): Promise<void> {
  const ends = shuffled([
    ...Array<'kill'>(kills).fill('kill'),
    ...Array<'stop'>(terms).fill('stop'),
  ]);
  for (const [index, end] of ends.entries()) {
    const after = (requests * (index + between(0.1, 0.9))) / ends.length;
    while (posted < after) await pause(5);
    await pause(between(0, 100));
    const victim = anySite();
    await victim[end]();
    await victim.start();
  }
}

async function refuseNowAndThen(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await pause(between(1_000, 4_000));
    await smtp.refuseConnections();
    await pause(between(100, 600));
    await smtp.listenAgain();
  }
}

async function drained(): Promise<boolean> {
  const { body } = await anySite().get('/api/health/details');
  const { queueDepth, deadLettered } = queue.parse(JSON.parse(body));
  if (deadLettered > 0) throw new Error(`${deadLettered} deliveries were dead-lettered`);
  return queueDepth === 0;
}

async function untilDrained(): Promise<void> {
  let arrived = smtp.messageIds.length;
  let since = Date.now();
  while (!(await drained())) {
    if (smtp.messageIds.length > arrived) {
      arrived = smtp.messageIds.length;
      since = Date.now();
    }
    if (Date.now() - since > stuckAfterMs) throw new Error('The queue does not get empty');
    await pause(250);
  }
}

const startedAt = Date.now();
setInterval(() => {
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  console.error(`${seconds} s: ${posted} answered, ${smtp.messageIds.length} arrived`);
}, progressEveryMs).unref();
let passed = false;
try {
  await Promise.all(sites.map((site) => site.start()));
  let over = false;
  const refusing = refuseNowAndThen(() => over);
  await Promise.all([endAtRandom(), ...Array.from({ length: clients }, client)]);
  await untilDrained();
  over = true;
  await refusing;
  passed = report({
    store: postgres ? 'PostgreSQL' : 'SQLite',
    instances,
    requests,
    kills,
    terms,
    repeatable,
    seconds: (Date.now() - startedAt) / 1_000,
    answered,
    statuses,
    unanswered,
    messageIds: smtp.messageIds,
    connections: smtp.connectionCount(),
  });
} catch (error) {
  console.log(error instanceof Error ? error.stack : error);
  for (const site of sites) console.log(site.tail());
} finally {
  await Promise.all(sites.map((site) => site.kill()));
  await smtp.close();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(passed ? 'chaos: passed' : 'chaos: FAILED');
process.exit(passed ? 0 : 1);
