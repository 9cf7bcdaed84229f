// What who only reads pays: a page scrolled to its end, and the next one, on a slow phone at the end of a mobile connection.
import { CPU_SLOWDOWN, countBytes, inKilobytes, lcpOf, median, PHONE } from './slow-phone.mjs';

/** Milliseconds that a pointer rests on a link before it is pressed. */
const REST_MS = 1_000;

/** @import { Page } from '@playwright/test' */

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
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(page);
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
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {{ paths: string[], runs: number }} options
 */
export async function tellReader(browser, origin, { paths, runs }) {
  for (const path of paths) {
    /** @type {Record<'first' | 'second' | 'ahead', number[]>} */
    const ms = { first: [], second: [], ahead: [] };
    let fetched = '';
    for (let run = 0; run < runs; run += 1) {
      const plain = await read(browser, origin + path, false);
      const ahead = await read(browser, origin + path, true);
      ms.first.push(plain.first, ahead.first);
      ms.second.push(plain.second);
      ms.ahead.push(ahead.second);
      fetched = inKilobytes(plain.read);
    }
    const [first, second, ahead] = [median(ms.first), median(ms.second), median(ms.ahead)];
    console.log(
      `${path}: ${fetched} when read to its end; LCP ${Math.round(first)} ms; of the page after it ` +
        `${Math.round(second)} ms (× ${(second / first).toFixed(2)}), fetched ahead ` +
        `${Math.round(ahead)} ms (× ${(ahead / first).toFixed(2)})`,
    );
  }
}
