// What who only reads pays: a page scrolled to its end, and the next one, on a slow phone at the end of a mobile connection.
import { chromium } from '@playwright/test';
import { anyFreePort } from '../lib/ports.mjs';
import { startCaddy } from './caddy.mjs';
import { median } from './median.mjs';
import { startSlowLink } from './slow-link.mjs';

const HOST = '127.0.0.1';
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const CPU_SLOWDOWN = 4;
/** Milliseconds that a pointer rests on a link before it is pressed. */
const REST_MS = 1_000;

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const lcpOf = (page) =>
  page.evaluate(
    () =>
      new Promise((/** @type {(ms: number) => void} */ resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );

/** @param {Page} page */
const scrollToEnd = (page) =>
  page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await new Promise((next) => setTimeout(next, 50));
    }
  });

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {boolean} rests whether the pointer rests on the link before it presses
 */
async function read(browser, url, rests) {
  const context = await browser.newContext({ ...PHONE, isMobile: true, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  /** @type {Record<string, number>} */
  const bytes = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  const first = await lcpOf(page);
  await scrollToEnd(page);
  await page.waitForLoadState('networkidle');
  const read = { ...bytes };
  // a link to the page itself leads to its top
  const other = `[href^="/soluzioni/"]:not([href="${new URL(url).pathname}"])`;
  const link = page.locator(`body > footer a${other}`).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`${url} has no link to a solution in its footer`);
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  if (rests) {
    await page.mouse.move(middle[0] ?? 0, middle[1] ?? 0);
    await page.waitForTimeout(REST_MS);
  }
  await Promise.all([page.waitForEvent('load'), link.click()]);
  const second = await lcpOf(page);
  await context.close();
  return { first, second, read };
}

/**
 * Prints what a page has fetched when it was read to its end, and how long the page after it takes, as medians.
 *
 * @param {string} executablePath the browser
 * @param {string} origin
 * @param {{ paths: string[], runs: number, folder: string }} options
 */
export async function tellReader(executablePath, origin, { paths, runs, folder }) {
  const port = await anyFreePort(HOST);
  await startCaddy(folder, [{ origin, port }]);
  const link = await startSlowLink(port, HOST);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const path of paths) {
      const url = `https://localhost:${link.port}${path}`;
      /** @type {Record<'first' | 'second' | 'ahead', number[]>} */
      const ms = { first: [], second: [], ahead: [] };
      let fetched = '';
      for (let run = 0; run < runs; run += 1) {
        const plain = await read(browser, url, false);
        const ahead = await read(browser, url, true);
        ms.first.push(plain.first, ahead.first);
        ms.second.push(plain.second);
        ms.ahead.push(ahead.second);
        const kinds = Object.entries(plain.read).map(
          ([kind, n]) => `${kind} ${(n / 1000).toFixed(1)}`,
        );
        const all = Object.values(plain.read).reduce((sum, n) => sum + n, 0);
        fetched = `${(all / 1000).toFixed(1)} KB (${kinds.join(', ')})`;
      }
      const [first, second, ahead] = [median(ms.first), median(ms.second), median(ms.ahead)];
      console.log(
        `${path}: ${fetched} when read to its end; LCP ${Math.round(first)} ms; of the page after it ` +
          `${Math.round(second)} ms (× ${(second / first).toFixed(2)}), fetched ahead ` +
          `${Math.round(ahead)} ms (× ${(ahead / first).toFixed(2)})`,
      );
    }
  } finally {
    await browser.close();
    link.close();
  }
}
