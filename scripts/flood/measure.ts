// One flood against one build, on a server of its own, and a visitor who opens the home meanwhile.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCaddy } from '@/scripts/lib/caddy';
import { type Running, start } from '@/scripts/lib/children';
import { anyFreePort, untilHttp } from '@/scripts/lib/ports';
import { root } from '@/scripts/lib/project';
import { startTrialSite, type TrialSite } from '@/scripts/lib/site';
import { until } from '@/tests/support/until';
import { ask } from './ask';
import type { Answers, Order } from './client';

export type Figure = 'heap, MB' | 'highest RSS, MB' | 'page, ms' | 'worst page, ms' | 'answers/s';

export interface Measured {
  figures: Partial<Record<Figure, number>>;
  answers: Answers;
  /** The signal or status with which the server ended. */
  ended?: string;
}

const megabyte = 1_048_576;
const warmUps = 3;
const betweenPagesMs = 100;
/** Stands for a page that did not come, too. */
const patienceMs = 10_000;
/** Whoever sends this signal is told how large the heap is without what can be collected. */
const tellMemory = `process.on('SIGUSR2',()=>{gc();setImmediate(()=>{gc();
process.stderr.write('\\nheap '+process.memoryUsage().heapUsed+'\\n')})})`;
const nodeArguments = [
  '--expose-gc',
  `--import=data:text/javascript,${encodeURIComponent(tellMemory)}`,
];

async function highestRss({ pid }: TrialSite): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s*(\d+) kB/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024;
}

async function heapAfterCollection(site: TrialSite): Promise<number> {
  const said = () => [...site.output().matchAll(/^heap (\d+)$/gm)].map(([, bytes]) => bytes);
  site.signal('SIGUSR2');
  return Number(await until(() => said()[0], 'the size of the heap', 30_000)) / megabyte;
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

/** Milliseconds to the last byte of the home, opened anew from a network of the visitor's own. */
async function pageMs(url: string): Promise<number> {
  const since = performance.now();
  const headers = { 'Accept-Encoding': 'br', 'X-Forwarded-For': '192.0.2.9' };
  const status = await ask(url, { headers }, { localAddress: '127.0.9.9', limitMs: patienceMs });
  return status === '200' ? performance.now() - since : patienceMs;
}

async function flood(site: TrialSite, order: Order): Promise<Measured> {
  for (let page = 0; page < warmUps; page += 1) await pageMs(order.url);
  const program = path.join(root, 'scripts/flood/client.ts');
  const args = ['--import', 'tsx', program, JSON.stringify(order)];
  const client = start(process.execPath, args, { cwd: root, quiet: true });
  void site.ended.then(() => client.stop());
  let how: string | undefined;
  const ended = client.ended.then((said) => {
    how = said;
  });
  await until(() => how !== undefined || client.output().startsWith('begun'), 'the flood');
  const times: number[] = [];
  do {
    times.push(await pageMs(order.url));
    await Promise.race([ended, pause(betweenPagesMs)]);
  } while (how === undefined);
  if (how) throw new Error(`The flooding client failed:\n${client.output()}`);
  const { answers, seconds } = JSON.parse(client.output().trim().split('\n').at(-1) ?? '');
  const statuses = Object.entries<number>(answers).filter(([answer]) => /^\d+$/.test(answer));
  times.sort((a, b) => a - b);
  const figures = {
    'heap, MB': await heapAfterCollection(site),
    'page, ms': times[Math.floor(times.length / 2)] ?? Number.NaN,
    'worst page, ms': times.at(-1) ?? Number.NaN,
    'answers/s': statuses.reduce((sum, [, n]) => sum + n, 0) / seconds,
  };
  return { figures, answers };
}

/** Floods a server, with Caddy in front of it or without, as long as the server stays. */
export async function measure(
  program: string,
  smtpUrl: string,
  { caddy, ...order }: Omit<Order, 'url'> & { caddy?: boolean },
): Promise<Measured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'linea-flood-'));
  const front = `https://site.localhost:${await anyFreePort('127.0.0.1')}`;
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
    const ended = site.ended.then((how) => ({
      ...{ figures: {}, answers: {} },
      ended: how || 'status 0',
    }));
    const url = caddy ? front : site.url;
    const measured: Measured = await Promise.race([ended, flood(site, { ...order, url })]);
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
