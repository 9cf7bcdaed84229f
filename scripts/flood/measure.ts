// One flood against one build, on a server of its own.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCaddy } from '@/scripts/lib/caddy';
import { type Running, start } from '@/scripts/lib/children';
import { anyFreePort, untilHttp } from '@/scripts/lib/ports';
import { root } from '@/scripts/lib/project';
import { startTrialSite, type TrialSite } from '@/scripts/lib/site';
import { until } from '@/tests/support/until';
import type { Order, Task, Told } from './orders';
import { pageMs, visitBeside } from './visitor';

const megabyte = 1_048_576;
const warmUps = 3;
/** Whoever sends this signal is told how large the heap is without what can be collected. */
const tellMemory = `process.on('SIGUSR2',()=>{gc();setImmediate(()=>{gc();
process.stderr.write('\\nheap '+process.memoryUsage().heapUsed+'\\n')})})`;
const nodeArguments = [
  '--expose-gc',
  `--import=data:text/javascript,${encodeURIComponent(tellMemory)}`,
];

export type Figure = 'heap, MB' | 'highest RSS, MB' | 'page, ms' | 'worst page, ms' | 'answers/s';
export interface Measured {
  figures: Partial<Record<Figure, number>>;
  answers: Told['answers'];
  /** The signal or status with which the server ended. */
  ended?: string;
}

async function highestRss({ pid }: TrialSite): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s*(\d+) kB/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024;
}

async function heapAfterCollection(site: TrialSite): Promise<number> {
  const said = () => [...site.output().matchAll(/^heap (\d+)$/gm)].map(([, bytes]) => bytes);
  const before = said().length;
  site.signal('SIGUSR2');
  const bytes = await until(() => said()[before], 'the size of the heap', 30_000);
  return Number(bytes) / megabyte;
}

async function startFront(folder: string, front: string, upstream: string): Promise<Running> {
  const { port } = new URL(front);
  const caddy = await startCaddy(folder, {
    config: await readFile(path.join(root, 'deploy/Caddyfile'), 'utf8'),
    siteUrl: front,
    upstream,
    options: ['auto_https disable_redirects', `https_port ${port}`],
  });
  // to whoever asks without TLS it says so
  await untilHttp(`http://127.0.0.1:${port}`, caddy, 60_000);
  return caddy;
}

const middle = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;

async function flood(site: TrialSite, order: Order): Promise<Measured> {
  for (let page = 0; page < warmUps; page += 1) await pageMs(order.url);
  const program = path.join(root, 'scripts/flood/client.ts');
  const args = ['--import', 'tsx', program, JSON.stringify(order)];
  const client = start(process.execPath, args, { cwd: root, quiet: true });
  const lines = () => client.output().trim().split('\n');
  let gone = false;
  const clientEnded = client.ended.then((how) => {
    gone = true;
    return how;
  });
  void site.ended.then(() => client.stop());
  await until(() => gone || lines()[0] === 'begun', 'the flood');
  const times = await visitBeside(clientEnded, order.url);
  if (await clientEnded) throw new Error(`The flooding client failed:\n${client.output()}`);
  const { answers, seconds }: Told = JSON.parse(lines().at(-1) ?? '');
  const total = Object.entries(answers).reduce(
    (sum, [answer, n]) => (/^\d+$/.test(answer) ? sum + n : sum),
    0,
  );
  const figures = {
    'heap, MB': await heapAfterCollection(site),
    'page, ms': middle(times),
    'worst page, ms': times.at(-1) ?? Number.NaN,
    'answers/s': total / seconds,
  };
  return { figures, answers };
}

/** Floods a server, with Caddy in front of it or without, as long as the server stays. */
export async function measure(
  program: string,
  smtpUrl: string,
  { caddy = false, ...task }: Task & { caddy?: boolean },
): Promise<Measured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'linea-flood-'));
  const port = await anyFreePort('127.0.0.1');
  const front = `https://site.localhost:${port}`;
  const limits = { TRUSTED_PROXY_HOPS: '1', LEADS_RATE_LIMIT: '5/10m' };
  const env = caddy ? { ...limits, SITE_URL: front } : limits;
  const site = await startTrialSite(smtpUrl, env, { program, nodeArguments });
  let proxy: Running | undefined;
  let rss = 0;
  const sampling = setInterval(async () => {
    rss = (await highestRss(site)) ?? rss;
  }, 100);
  try {
    if (caddy) proxy = await startFront(folder, front, site.url);
    const ended = site.ended.then((how): Measured => {
      return { figures: {}, answers: {}, ended: how || 'status 0' };
    });
    const order = { ...task, url: caddy ? front : site.url };
    const measured = await Promise.race([ended, flood(site, order)]);
    measured.figures['highest RSS, MB'] = (await highestRss(site)) ?? rss;
    return measured;
  } finally {
    clearInterval(sampling);
    await proxy?.stop();
    await site.kill();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
