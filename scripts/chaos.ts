// Proves that no request is lost: the built server, a mail server that fails in every way it can, requests, and SIGKILL
// or SIGTERM at random. At the end each request that was answered 2xx has to have arrived.
//   npm run chaos                               10,000 requests, 20 kills, SQLite
//   npm run chaos -- --postgres --instances 2   the same on PostgreSQL, two servers on one queue
//   npm run chaos -- --kills 0 --terms 20       20 times SIGTERM instead: then nothing may arrive twice
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { slots } from '@/lib/lead/delivery/worker';
import { exampleFields } from '@/lib/lead/fields';
import { sendContactPath } from '@/lib/links';
import { type SmtpFault, startSmtpServer } from '@/tests/support/smtp-server';
import { lastLines, stopAll, stopAllOnSignals } from './lib/children';
import { startPostgres } from './lib/postgres';
import { startTrialSite, type TrialSite } from './lib/site';

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

/** Of a hundred connections so many meet each; the others are served well. */
const faults: [SmtpFault, number][] = [
  ['reset-on-connect', 8],
  ['busy', 5],
  ['defer-recipients', 5],
  ['reject-recipients', 5],
  ['reject-data', 3],
  ['wrong-password', 5],
  ['drop-during-data', 4],
  ['hang-after-data', 2],
  ['slow-banner', 2],
  ['own-certificate', 4],
];
const lots = faults.flatMap(([fault, share]) => Array<SmtpFault>(share).fill(fault));
const randomFault = (): SmtpFault => lots[Math.floor(Math.random() * 100)] ?? 'none';
const between = (least: number, most: number) => least + Math.random() * (most - least);

const sites: TrialSite[] = [];
const answered = new Set<string>();
const statuses: Record<string, number> = {};
let next = 0;

function anySite(): TrialSite {
  const site = sites[Math.floor(Math.random() * sites.length)];
  if (!site) throw new Error('--instances must be at least 1');
  return site;
}

/** As the form does: the same key until there is an answer. */
async function postUntilAnswered(number: number): Promise<void> {
  const key = randomUUID();
  const email = `persona${number}@example.com`;
  const body = JSON.stringify({ ...exampleFields(), email, obiettivi: `Richiesta ${number}` });
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    // a network of its own: of one the site takes thirty requests a second
    'x-forwarded-for': `198.18.${Math.floor(number / 256) % 256}.${number % 256}`,
  };
  for (;;) {
    const signal = AbortSignal.timeout(30_000);
    const post = fetch(anySite().url + sendContactPath, { method: 'POST', headers, body, signal });
    const answer = await post
      .then(async (response) => ({ status: response.status, ...(await response.json()) }))
      .catch(() => ({ status: 'none' }));
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status === 200) return void answered.add(answer.id);
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
  const ends = [...Array(kills).fill('kill'), ...Array(terms).fill('end')];
  for (const [place, how] of ends.sort(() => Math.random() - 0.5).entries()) {
    const after = (requests * (place + between(0.1, 0.9))) / ends.length;
    while (answered.size < after) await pause(5);
    await pause(between(0, 100));
    const victim = anySite();
    await (how === 'kill' ? victim.kill() : victim.end());
    await victim.start();
  }
}

async function untilDrained(): Promise<void> {
  let arrived = -1;
  for (let since = Date.now(); Date.now() - since < stuckAfterMs; await pause(250)) {
    const details = await fetch(`${anySite().url}/api/health/details`);
    const { queueDepth, deadLettered } = await details.json();
    if (deadLettered > 0) throw new Error(`${deadLettered} deliveries were dead-lettered`);
    if (queueDepth === 0) return;
    if (smtp.messageIds.length > arrived) since = Date.now();
    arrived = smtp.messageIds.length;
  }
  throw new Error('The queue does not get empty');
}

function report(seconds: number): boolean {
  const arrived = new Set<string>();
  const repeated = new Set<string>();
  for (const id of smtp.messageIds) {
    const lead = id.split('@')[0] ?? '';
    // a mail server that refuses every fifth login is an alarm
    if (lead.startsWith('alarm.')) continue;
    if (arrived.has(lead)) repeated.add(lead);
    arrived.add(lead);
  }
  const lost = [...answered].filter((id) => !arrived.has(id)).length;
  console.log(`store             ${postgres ? 'PostgreSQL' : 'SQLite'}, instances: ${sites.length}
requests          ${requests} in ${seconds.toFixed(1)} s; answers ${JSON.stringify(statuses)}
ends              ${kills} by SIGKILL, ${terms} by SIGTERM; ${smtp.connectionCount()} connections of mail
answered 2xx      ${answered.size}
arrived           ${arrived.size}
lost              ${lost}
delivered twice   ${repeated.size} (same Message-ID)`);
  // who is killed cannot know of the mails under way whether it has sent them
  return lost === 0 && repeated.size <= kills * slots && answered.size === requests;
}

stopAllOnSignals(1);
const postgres = values.postgres ? await startPostgres() : null;
const smtp = await startSmtpServer({ idsOnly: true, slowBannerMs: 4_000 });
smtp.behave(randomFault);
const smtpUrl = `smtp://site:secret@127.0.0.1:${smtp.port}?socketTimeout=3000&greetingTimeout=2500`;
const databaseUrl = postgres ? await postgres.newDatabase() : '';
const env = {
  DATABASE_URL: databaseUrl,
  LEADS_RETRY_SECONDS: retrySeconds,
  TRUSTED_PROXY_HOPS: '1',
};
const startedAt = Date.now();
setInterval(() => {
  console.error(`${answered.size} answered, ${smtp.messageIds.length} arrived`);
}, 30_000).unref();
let passed = false;
try {
  while (sites.length < Number(values.instances)) sites.push(await startTrialSite(smtpUrl, env));
  await Promise.all([endAtRandom(), ...Array.from({ length: clients }, client)]);
  await untilDrained();
  passed = report((Date.now() - startedAt) / 1_000);
} catch (error) {
  console.log(error instanceof Error ? error.stack : error);
  for (const site of sites) console.log(lastLines(site.output()));
} finally {
  await Promise.all(sites.map((site) => site.stop()));
  await stopAll();
  await smtp.close();
  await postgres?.stop();
}
console.log(passed ? 'chaos: passed' : 'chaos: FAILED');
process.exit(passed ? 0 : 1);
