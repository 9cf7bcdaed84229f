// What is measured as a visitor far away has it: Debian's Caddy in front (TLS, HTTP/2), a mobile connection as TCP sees it
// (a browser's own throttling does not show how many round trips a page takes), and a slow processor.
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { start } from '../lib/children.mjs';
import { anyFreePort, portOf, untilTcp } from '../lib/ports.mjs';
import { ensureProgram } from '../lib/programs.mjs';

export const HOST = '127.0.0.1';
export const CPU_SLOWDOWN = 4;
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
  ignoreHTTPSErrors: true,
};
const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = (1.6 * 1024 * 1024) / 8 / 1000;
/** Ten segments, then twice as many each round trip (RFC 6928; RFC 5681, 3.1). */
const FIRST_WINDOW = 10 * 1460;
/** Milliseconds that a task may take without being felt (Total Blocking Time). */
const UNFELT_MS = 50;
const categories = ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'];

/** @import { Browser, Page } from '@playwright/test' */
/** @typedef {{ name: string, origin: string } | { name: string, root: string }} Site a server, or a folder of files */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, tdur?: number, args: { name?: string } }} TraceEvent */

/**
 * @param {number[]} numbers
 * @returns {number} NaN of none
 */
export const median = (numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/**
 * Starts Caddy in front of each site; it ends with the script (`stopAll`).
 *
 * @param {string} folder for all that it writes
 * @param {Site[]} sites
 * @returns the ports, in the same order
 * @throws with Caddy's own words when it does not come up
 */
export async function startCaddy(folder, sites) {
  const ports = await Promise.all(sites.map(() => anyFreePort(HOST)));
  const blocks = sites.map((site, i) => {
    const handler =
      'origin' in site
        ? `reverse_proxy ${site.origin}`
        : `root * ${site.root}\nencode gzip\nfile_server {\nindex index.html page.html\nprecompressed br gzip\n}`;
    return `https://localhost:${ports[i]} {\nbind ${HOST}\ntls internal\n${handler}\n}`;
  });
  const options = 'admin off\nskip_install_trust\nauto_https disable_redirects';
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, `{\n${options}\nservers {\nprotocols h1 h2\n}\n}\n${blocks.join('\n')}\n`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  const { ended, tail } = start(await ensureProgram('caddy'), args, { quiet: true, env });
  for (const port of ports)
    await untilTcp(port, HOST, { gone: ended, limitMs: 10_000 }).catch((error) => {
      throw new Error(`${error.message}\n${tail()}`);
    });
  return ports;
}

/**
 * What the server sends, a window each round trip.
 *
 * @param {net.Socket} server
 * @param {net.Socket} client
 */
async function sendByWindows(server, client) {
  let window = FIRST_WINDOW;
  for await (const chunk of server) {
    for (let rest = chunk; rest.length > 0; ) {
      const part = rest.subarray(0, window);
      rest = rest.subarray(part.length);
      const carriedMs = part.length / BYTES_PER_MS;
      setTimeout(() => client.write(part), ROUND_TRIP_MS / 2 + carriedMs);
      await delay(rest.length > 0 ? Math.max(ROUND_TRIP_MS, carriedMs) : carriedMs);
      window = Math.min(window * 2, ROUND_TRIP_MS * BYTES_PER_MS);
    }
  }
  setTimeout(() => client.end(), ROUND_TRIP_MS);
}

/**
 * A port behind which another one lies as if at the end of a mobile connection.
 *
 * @param {number} port
 */
export async function startSlowLink(port) {
  const link = net.createServer((client) => {
    const server = net.connect(port, HOST);
    const drop = () => {
      client.destroy();
      server.destroy();
    };
    client.on('error', drop);
    server.on('error', drop);
    client.on('data', (data) => setTimeout(() => server.write(data), ROUND_TRIP_MS / 2));
    client.on('close', () => server.destroy());
    void sendByWindows(server, client).catch(drop);
  });
  link.listen(0, HOST);
  await once(link, 'listening');
  return { port: portOf(link), close: () => link.close() };
}

/**
 * Counts what a page fetches, in bytes by kind, from now on.
 *
 * @param {Page} page
 */
export async function countBytes(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  /** @type {Record<string, number>} */
  const bytes = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return bytes;
}

/** @param {Record<string, number>} bytes */
export function inKilobytes(bytes) {
  const kinds = Object.entries(bytes).map(([kind, n]) => `${kind} ${(n / 1000).toFixed(1)}`);
  const all = Object.values(bytes).reduce((sum, n) => sum + n, 0);
  return `${(all / 1000).toFixed(1)} KB (${kinds.join(', ')})`;
}

/** @param {Page} page */
export const lcpOf = (page) =>
  page.evaluate(
    () =>
      new Promise((/** @type {(ms: number) => void} */ resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        );
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/**
 * Milliseconds over what is not felt, of all tasks: of the thread's own time, so that what else the machine does is no part.
 *
 * @param {TraceEvent[]} events
 */
function blocking(events) {
  /** @param {TraceEvent} event */
  const isMain = ({ ph, name, args }) =>
    ph === 'M' && name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = new Set(events.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => (tdur / 1000) * CPU_SLOWDOWN)
    .reduce((sum, ms) => sum + Math.max(0, ms - UNFELT_MS), 0);
}

/**
 * One load of a page, nothing cached: its pictures and blocking in milliseconds, and what it fetched.
 *
 * @param {Browser} browser
 * @param {string} url
 */
export async function load(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const bytes = await countBytes(page);
  await browser.startTracing(page, { categories });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  const fcp = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const lcp = await lcpOf(page);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  await context.close();
  return { fcp, lcp, blocking: blocking(traceEvents), bytes };
}
