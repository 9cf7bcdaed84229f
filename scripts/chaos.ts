// Proves that no request is lost: the built server, a mail server that fails in every way it can, requests, and SIGKILL
// or SIGTERM at random. At the end each request that was answered 2xx has to have arrived.
//   npm run chaos                                   10,000 requests, 20 kills, SQLite
//   npm run chaos -- --postgres --instances 2       the same on PostgreSQL, two servers on one queue
//   npm run chaos -- --kills 0 --terms 20           20 times SIGTERM instead: then nothing may arrive twice
//   npm run chaos -- --requests 200 --kills 2       a short one
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { slots } from '@/lib/lead/delivery/worker';
import { exampleFields } from '@/lib/lead/fields';
import { sendContactPath } from '@/lib/links';
import { type Site, startSite } from '@/tests/support/e2e/site-server';
import { type SmtpFault, startSmtpServer } from '@/tests/support/smtp-server';
import { startPostgres } from './lib/postgres';

const received = z.object({ id: z.string() });
const queue = z.object({ queueDepth: z.number(), deadLettered: z.number() });

const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    instances: { type: 'string', default: '1' },
    requests: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    terms: { type: 'string', default: '0' },
  },
});
const requests = Number(values.requests);
const kills = Number(values.kills);
const terms = Number(values.terms);
const clients = 16;
const stuckAfterMs = 60_000;
// far more retries than the faults can use up: what is measured is loss, not patience
const retrySeconds = `0,0.2,0.5,1,${Array(400).fill('2').join()}`;

const faults: [SmtpFault, number][] = [
  ['none', 60],
  ['reset-on-connect', 5],
  ['busy', 5],
  ['defer-recipients', 5],
  ['reject-recipients', 5],
  ['reject-data', 3],
  ['wrong-password', 5],
  ['drop-during-data', 4],
  ['hang-after-data', 2],
  ['slow-banner', 2],
  ['bad-certificate', 4],
];

function randomFault(): SmtpFault {
  let left = Math.random() * faults.reduce((sum, [, weight]) => sum + weight, 0);
  const [fault] = faults.find(([, weight]) => {
    left -= weight;
    return left < 0;
  }) ?? ['none'];
  return fault as SmtpFault;
}

const between = (least: number, most: number) => least + Math.random() * (most - least);

const postgres = values.postgres ? await startPostgres() : null;
const smtp = await startSmtpServer({ idsOnly: true, slowBannerMs: 4_000 });
smtp.behave(randomFault);
const smtpUrl = `smtp://site:secret@127.0.0.1:${smtp.port}?socketTimeout=3000&greetingTimeout=2500`;
const env = {
  DATABASE_URL: postgres ? await postgres.newDatabase() : '',
  LEADS_RETRY_SECONDS: retrySeconds,
};
const sites: Site[] = [];
function anySite(): Site {
  const site = sites[Math.floor(Math.random() * sites.length)];
  if (!site) throw new Error('--instances must be at least 1');
  return site;
}

const answered = new Set<string>();
/** How many mails had arrived at each SIGKILL. */
const mailsAtKill: number[] = [];
const statuses: Record<string, number> = {};
let next = 0;

/** As the form does: the same key until there is an answer. */
async function postUntilAnswered(number: number): Promise<void> {
  const key = randomUUID();
  const payload = {
    ...exampleFields(),
    nome: `Persona ${number}`,
    azienda: 'Prova Srl',
    email: `persona${number}@example.com`,
    telefono: '333 123 4567',
    obiettivi: `Richiesta numero ${number}`,
  };
  for (;;) {
    const answer = await fetch(anySite().url + sendContactPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(30_000),
    })
      .then(async (response) => ({ status: response.status, body: await response.json() }))
      .catch(() => ({ status: 'none', body: null }));
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status === 200) {
      answered.add(received.parse(answer.body).id);
      return;
    }
    await pause(between(20, 100));
  }
}

async function client(): Promise<void> {
  while (next < requests) {
    next += 1;
    await postUntilAnswered(next);
    await pause(between(0, 200));
  }
}

async function endAtRandom(): Promise<void> {
  let [killsLeft, termsLeft] = [kills, terms];
  for (let end = 0; killsLeft + termsLeft > 0; end += 1) {
    const after = (requests * (end + between(0.1, 0.9))) / (kills + terms);
    while (answered.size < after) await pause(5);
    await pause(between(0, 100));
    const victim = anySite();
    const killed = Math.random() * (killsLeft + termsLeft) < killsLeft;
    if (killed) killsLeft -= 1;
    else termsLeft -= 1;
    await (killed ? victim.kill() : victim.end());
    if (killed) mailsAtKill.push(smtp.messageIds.length);
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

async function untilDrained(): Promise<void> {
  let arrived = smtp.messageIds.length;
  let since = Date.now();
  for (;;) {
    const details = await fetch(`${anySite().url}/api/health/details`);
    const { queueDepth, deadLettered } = queue.parse(await details.json());
    if (deadLettered > 0) throw new Error(`${deadLettered} deliveries were dead-lettered`);
    if (queueDepth === 0) return;
    if (smtp.messageIds.length > arrived) [arrived, since] = [smtp.messageIds.length, Date.now()];
    if (Date.now() - since > stuckAfterMs) throw new Error('The queue does not get empty');
    await pause(250);
  }
}

/** Whether the mail of this place among all came as a server was killed, which cannot know then that it has sent it. */
function isCutOff(arrival: number): boolean {
  return mailsAtKill.some((mails) => Math.abs(mails - arrival) <= 2 * slots * sites.length);
}

function report(seconds: number): boolean {
  const arrivals = new Map<string, number>();
  const repeated = new Map<string, number>();
  for (const [arrival, id] of smtp.messageIds.entries()) {
    const lead = id.split('@')[0] ?? '';
    // a mail server that refuses every fifth login is an alarm
    if (lead.startsWith('alarm.')) continue;
    const first = arrivals.get(lead);
    if (first === undefined) arrivals.set(lead, arrival);
    else repeated.set(lead, first);
  }
  const lost = [...answered].filter((id) => !arrivals.has(id)).length;
  const unknown = [...arrivals.keys()].filter((id) => !answered.has(id)).length;
  const causeless = [...repeated.values()].filter((first) => !isCutOff(first)).length;
  console.log(`store               ${postgres ? 'PostgreSQL' : 'SQLite'}, instances: ${sites.length}
requests            ${requests} in ${seconds.toFixed(1)} s; answers ${JSON.stringify(statuses)}
ends                ${kills} by SIGKILL, ${terms} by SIGTERM; ${smtp.connectionCount()} connections of mail
answered 2xx        ${answered.size}
arrived             ${arrivals.size}
lost                ${lost}
delivered twice     ${repeated.size} (same Message-ID), ${causeless} of them not cut off by SIGKILL
answered by nobody  ${unknown}`);
  // no more than were under way
  const explained = causeless === 0 && repeated.size <= kills * slots;
  return lost === 0 && explained && answered.size === requests;
}

const startedAt = Date.now();
const seconds = () => (Date.now() - startedAt) / 1_000;
setInterval(() => {
  const arrived = smtp.messageIds.length;
  console.error(`${Math.round(seconds())} s: ${answered.size} answered, ${arrived} arrived`);
}, 30_000).unref();
let passed = false;
try {
  for (let number = 0; number < Number(values.instances); number += 1)
    sites.push(await startSite(smtpUrl, { env }));
  let over = false;
  const refusing = refuseNowAndThen(() => over);
  await Promise.all([endAtRandom(), ...Array.from({ length: clients }, client)]);
  await untilDrained();
  over = true;
  await refusing;
  passed = report(seconds());
} catch (error) {
  console.log(error instanceof Error ? error.stack : error);
  for (const site of sites) console.log(site.output().split('\n').slice(-20).join('\n'));
} finally {
  await Promise.all(sites.map((site) => site.stop()));
  await smtp.close();
  await postgres?.stop();
}
console.log(passed ? 'chaos: passed' : 'chaos: FAILED');
process.exit(passed ? 0 : 1);
