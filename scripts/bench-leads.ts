// What one request costs the visitor: POST /api/send-contact on the production build, with the store syncing, while the
// mail server is healthy and while it hangs; with `--instances 4`, by one to four instances of the site on one PostgreSQL
// server; with `--hostile`, what others wait while one address sends texts that are hard to check. No test: it prints
// figures. npm run build first.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { leadSchema } from '@/lib/lead/request/schema';
import { type SmtpFault, startSmtpServer } from '@/tests/support/smtp-server';
import { startPostgres } from './lib/postgres';
import { type SiteServer, siteServer } from './lib/site-server';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    clients: { type: 'string', default: '16' },
    rounds: { type: 'string', default: '3' },
    instances: { type: 'string' },
    hostile: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const clients = Number(values.clients);
const warmUpMs = 3_000;

const payload = {
  nome: 'Maria Rossi',
  azienda: 'Rossi & Figli Srl',
  email: 'maria@rossi.it',
  telefono: '333 123 4567',
  obiettivi: 'Rispondere subito a chi ci scrive la sera. '.repeat(6),
  page: '/soluzioni/chatbot-multicanale',
};

interface Figures {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

interface Setting {
  fault: SmtpFault;
  /** Instances of the site, which share a store; several need a PostgreSQL server's. */
  instances?: number;
  databaseUrl?: string;
}

async function measure({ fault, instances = 1, databaseUrl = '' }: Setting): Promise<Figures> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'leads-bench-'));
  const smtp = await startSmtpServer({ idsOnly: true });
  smtp.behave(fault);
  const environment = { SMTP_URL: smtp.url, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const sites: SiteServer[] = [];
  for (let instance = 0; instance < instances; instance += 1) {
    const site = await siteServer(environment, { keepAlive: true });
    // one after the other: the first makes the tables
    await site.start();
    sites.push(site);
  }

  const latencies: number[] = [];
  const measureFrom = performance.now() + warmUpMs;
  const end = measureFrom + seconds * 1_000;
  async function client(site: SiteServer): Promise<void> {
    while (performance.now() < end) {
      const since = performance.now();
      const { status, body } = await site.post(payload);
      if (status !== 200) throw new Error(`${status} ${body}`);
      if (since >= measureFrom) latencies.push(performance.now() - since);
    }
  }
  try {
    const shared = Array.from({ length: clients }, (_, index) => sites[index % instances]);
    await Promise.all(shared.map((site) => site && client(site)));
  } finally {
    await Promise.all(sites.map((site) => site.kill()));
    await smtp.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  latencies.sort((a, b) => a - b);
  const percentile = (share: number) =>
    latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    perSecond: latencies.length / seconds,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
  };
}

function median(figures: Figures[]): Figures {
  const middle = (of: (figure: Figures) => number) =>
    figures.map(of).sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p95: middle(({ p95 }) => p95),
    p99: middle(({ p99 }) => p99),
  };
}

function show(name: string, { perSecond, p50, p95, p99 }: Figures): void {
  const ms = (value: number) => `${value.toFixed(1).padStart(7)} ms`;
  console.log(
    `${name.padEnd(22)} ${perSecond.toFixed(0).padStart(5)} req/s  ${[p50, p95, p99].map(ms).join('  ')}`,
  );
}

const hostilePayload = { ...payload, email: 'é'.repeat(21_500) + 'a'.repeat(21_500) };
const hostileRequests = 40;

/** Milliseconds that somebody waits for this. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

async function hostile(): Promise<void> {
  leadSchema.safeParse(payload);
  // of the processor: whatever else this machine does meanwhile does not count
  const before = process.cpuUsage();
  leadSchema.safeParse(hostilePayload);
  const { user } = process.cpuUsage(before);
  console.log(`one check of the fields: ${(user / 1_000).toFixed(1)} ms of the event loop`);

  const dataDir = mkdtempSync(path.join(tmpdir(), 'leads-bench-'));
  const environment = { SMTP_URL: 'smtp://127.0.0.1:9', LEADS_RATE_LIMIT: '5/10m' };
  const site = await siteServer({ ...environment, DATA_DIR: dataDir });
  try {
    await site.start();
    await site.post(payload);
    let running = true;
    const answers: number[] = [];
    const others = (async () => {
      while (running) answers.push(await timed(() => site.get('/api/health').catch(() => {})));
    })();
    const statuses: Record<string, number> = {};
    const ms = await timed(() =>
      Promise.all(
        Array.from({ length: hostileRequests }, async () => {
          const { status } = await site.post(hostilePayload).catch(() => ({ status: 'no answer' }));
          statuses[status] = (statuses[status] ?? 0) + 1;
        }),
      ),
    );
    running = false;
    await others;
    const perSecond = hostileRequests / (ms / 1_000);
    console.log(
      `${hostileRequests} from one address: ${ms.toFixed(0)} ms, ${perSecond.toFixed(1)} req/s, ${JSON.stringify(statuses)}`,
    );
    console.log(`longest wait of anybody else meanwhile: ${Math.max(...answers).toFixed(0)} ms`);
  } finally {
    await site.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const rounds = Number(values.rounds);

function showHead(): void {
  console.log(`${clients} clients, ${seconds} s a round, median of ${rounds} rounds in turns`);
  const names = ['p50', 'p95', 'p99'].map((name) => name.padStart(10));
  console.log(`${''.padEnd(22)} ${''.padStart(11)}  ${names.join('  ')}`);
}

async function mailServers(): Promise<void> {
  showHead();
  const healthy: Figures[] = [];
  const hung: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    healthy.push(await measure({ fault: 'none' }));
    hung.push(await measure({ fault: 'hang-after-data' }));
  }
  show('healthy mail server', median(healthy));
  show('mail server that hangs', median(hung));
  console.log(
    `p99 hung / healthy: ${(median(hung).p99 / median(healthy).p99).toFixed(2)} (aim: at most 1.20)`,
  );
}

async function severalInstances(most: number): Promise<void> {
  showHead();
  const postgres = await startPostgres();
  try {
    for (let instances = 1; instances <= most; instances += 1) {
      const figures: Figures[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const databaseUrl = await postgres.newDatabase();
        figures.push(await measure({ fault: 'none', instances, databaseUrl }));
      }
      show(`${instances} on PostgreSQL`, median(figures));
    }
  } finally {
    await postgres.stop();
  }
}

await (values.hostile
  ? hostile()
  : values.instances
    ? severalInstances(Number(values.instances))
    : mailServers());
