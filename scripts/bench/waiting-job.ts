// One of the service's jobs over many rows, while a visitor asks again and again: run by scripts/bench/waiting.ts as a
// process of its own, which prints what it measured as JSON.

import { facts } from '@/content/facts';
import { retryConfigurationFaults } from '@/lib/lead/delivery/outbox';
import { sendFigures } from '@/lib/lead/figures/monthly';
import { receiveLead } from '@/lib/lead/http/receive';
import { storedLinks } from '@/lib/lead/links/link-maker';
import { markActions } from '@/lib/lead/links/mail-actions';
import { sendDigest } from '@/lib/lead/ops/digest';
import { checkHealth } from '@/lib/lead/ops/health';
import { purge } from '@/lib/lead/ops/maintenance';
import { type LeadService, leadService } from '@/lib/lead/ops/service';
import { scheduleReminder, sendReminder } from '@/lib/lead/promise/reminder';
import { sendWeekly } from '@/lib/lead/weekly/weekly';
import { fill, giveUpWebhooks, kinds, type Waiting } from './waiting-rows';

const dayMs = 86_400_000;
const [name = '', count = '20000'] = process.argv.slice(2);
const rows = Number(count);
/** Milliseconds for which what goes on for long is watched. */
const windowMs = 6_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Job {
  kinds: ((n: number) => Waiting)[];
  /** Before anything is measured. */
  prepare?(service: LeadService): Promise<unknown>;
  run(service: LeadService): Promise<unknown>;
}

/** Makes all due, and waits as long as something is left to do, for a while at the most. */
const makeDue = ({ store }: LeadService) =>
  store.use((db) =>
    db
      .updateTable('outbox')
      .set((update) => ({ due_at: update.ref('created_at') }))
      .execute(),
  );

async function deliver({ store, worker }: LeadService): Promise<void> {
  worker.wake();
  for (const end = performance.now() + windowMs; performance.now() < end; ) {
    await pause(250);
    const left = await store.use((db) =>
      db.selectFrom('outbox').select('id').where('status', '=', 'pending').limit(1).execute(),
    );
    if (left.length === 0) return;
  }
}

const remind = async ({ store, mailer, config }: LeadService) => {
  const link = await storedLinks(store, config);
  await scheduleReminder(store, config);
  await sendReminder(store, mailer, config, Date.now(), (lead) => markActions(lead, link));
};
const clean = ({ store }: LeadService) => purge(store, facts.requestsKept.count);
const everything = [kinds.pending, kinds.fresh, kinds.held];

const jobs: Record<string, Job> = {
  nothing: { kinds: [], run: () => pause(3_000) },
  'deliveries, mail server away': {
    kinds: [kinds.pending],
    prepare: makeDue,
    run: deliver,
  },
  'deliveries, bundled': {
    kinds: [kinds.bundled],
    prepare: makeDue,
    run: deliver,
  },
  'retries at the start': {
    kinds: [kinds.misconfigured],
    run: ({ store }) => retryConfigurationFaults(store),
  },
  confirmations: { kinds: [kinds.confirmed], prepare: makeDue, run: deliver },
  'reminders, none due': { kinds: [kinds.fresh], run: remind },
  'reminders, all due': { kinds: [kinds.unmarked], run: remind },
  digest: { kinds: [kinds.held], run: ({ store, mailer }) => sendDigest(store, mailer) },
  'deletion, nothing old': { kinds: everything, run: clean },
  'deletion, all old': { kinds: [kinds.old], run: clean },
  'deletion, half given up': {
    kinds: [kinds.old],
    prepare: ({ store }) => giveUpWebhooks(store),
    run: clean,
  },
  'the month’s figures': {
    kinds: [kinds.fresh],
    run: ({ store, mailer }) => sendFigures(store, mailer, Date.now() + 45 * dayMs),
  },
  'what was counted': {
    kinds: [],
    async prepare({ counter }) {
      for (let page = 0; page < 2_000; page += 1) {
        counter.add({ metric: 'visit', page: `/pagina-${page}`, campaign: '', cta: '' });
      }
    },
    run: ({ counter }) => counter.flush(),
  },
  'weekly mail': {
    kinds: everything,
    run: ({ store, mailer, config }) => sendWeekly(store, mailer, config),
  },
  alarms: { kinds: everything, run: ({ alarms }) => alarms.check() },
  health: { kinds: everything, run: (service) => checkHealth(service) },
};

const payload = {
  nome: 'Maria Rossi',
  azienda: 'Rossi & Figli Srl',
  email: 'maria@rossi.example',
  telefono: '333 123 4567',
  obiettivi: 'Rispondere subito a chi ci scrive la sera. '.repeat(6),
  page: '/soluzioni/chatbot-multicanale',
};

/** Milliseconds that one request takes, from the moment at which it was to be read to its answer. */
async function ask(since = performance.now()): Promise<number> {
  const response = await receiveLead(
    new Request('http://localhost:3000/api/send-contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    }),
  );
  if (response.status !== 200) throw new Error(String(response.status));
  return performance.now() - since;
}

/** Asks until it is stopped. Gives how long answers took, and for how long the event loop came to nothing else. */
function visitor() {
  const latencies: number[] = [];
  let stopped = false;
  let stall = { wall: 0, cpu: 0 };
  let before = { at: performance.now(), cpu: process.cpuUsage() };
  const beat = setInterval(() => {
    const wall = performance.now() - before.at;
    const { user, system } = process.cpuUsage(before.cpu);
    if (wall > stall.wall) stall = { wall, cpu: (user + system) / 1_000 };
    before = { at: performance.now(), cpu: process.cpuUsage() };
  }, 20);
  const asking = (async () => {
    while (!stopped) {
      const wanted = performance.now() + 20;
      await pause(20);
      // a visitor does not wait for the event loop before asking
      latencies.push(await ask(wanted));
    }
  })();
  return async () => {
    // whoever asked while the job ran has an answer first
    await pause(200);
    stopped = true;
    await asking;
    clearInterval(beat);
    latencies.sort((a, b) => a - b);
    return {
      requests: latencies.length,
      median: latencies[Math.floor(latencies.length / 2)],
      longest: latencies.at(-1),
      stall: stall.wall,
      stallCpu: stall.cpu,
    };
  };
}

const job = jobs[name];
if (!job) throw new Error(`There is no job "${name}": ${Object.keys(jobs).join(', ')}`);
process.stdout.write = () => true;
const service = leadService();
await service.store.connection();
for (const kind of job.kinds) await fill(service.store, rows, kind);
await job.prepare?.(service);
for (let warm = 0; warm < 20; warm += 1) await ask();
const stop = visitor();
await pause(500);
const since = performance.now();
await job.run(service);
const took = performance.now() - since;
const measured = await stop();
process.stderr.write(`${JSON.stringify({ took, ...measured })}\n`);
process.exit(0);
