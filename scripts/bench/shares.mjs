// What each of the build's means against a slow first picture is worth: a page with and without it, at the end of a mobile
// connection, on a processor of a quarter of this one's speed.
import { chromium } from '@playwright/test';
import { anyFreePort } from '../lib/ports.mjs';
import { startCaddy } from './caddy.mjs';
import { median } from './median.mjs';
import { startSlowLink } from './slow-link.mjs';
import { startVariant, variants } from './variants.mjs';

const HOST = '127.0.0.1';
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const CPU_SLOWDOWN = 4;
/** Milliseconds that a task may take without being felt (Total Blocking Time). */
const UNFELT_MS = 50;
const categories = ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'];

/** @typedef {{ name: string, ph: string, pid: number, tid: number, tdur?: number, args: { name?: string } }} TraceEvent */

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
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function load(browser, url) {
  const context = await browser.newContext({ ...PHONE, isMobile: true, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await browser.startTracing(page, { categories });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  const fcp = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  await context.close();
  return { fcp, blocking: blocking(traceEvents) };
}

/**
 * By turns, so that what else the machine does meanwhile falls on all of them alike; prints the medians.
 *
 * @param {string} executablePath the browser
 * @param {string} origin
 * @param {{ paths: string[], runs: number, folder: string }} options
 */
export async function tellShares(executablePath, origin, { paths, runs, folder }) {
  const served = await Promise.all(
    Object.entries(variants).map(async ([name, change]) => {
      const proxy = await startVariant(origin, change);
      return { name, proxy, origin: proxy.url, port: await anyFreePort(HOST) };
    }),
  );
  await startCaddy(folder, served);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const links = await Promise.all(served.map(({ port }) => startSlowLink(port, HOST)));
  try {
    for (const path of paths) {
      const results = served.map(() => /** @type {Awaited<ReturnType<typeof load>>[]} */ ([]));
      for (let run = 0; run < runs; run += 1)
        for (const [i, link] of links.entries())
          results[i]?.push(await load(browser, `https://localhost:${link.port}${path}`));
      for (const [i, { name }] of served.entries()) {
        /** @param {'fcp' | 'blocking'} kind */
        const of = (kind) => Math.round(median(results[i]?.map((each) => each[kind]) ?? []));
        console.log(
          `${path}, ${name}: first picture ${of('fcp')} ms, blocking ${of('blocking')} ms`,
        );
      }
    }
  } finally {
    await browser.close();
    for (const { close } of [...links, ...served.map(({ proxy }) => proxy)]) close();
  }
}
