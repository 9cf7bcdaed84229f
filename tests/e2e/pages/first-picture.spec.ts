import type { Browser, Page } from '@playwright/test';
import { laidOut } from '../../support/e2e/browser';
import { eachKindOfPage } from '../../support/e2e/examples';
import { expect, test } from '../../support/e2e/test';

const windows = [
  { width: 390, height: 844 },
  { width: 1100, height: 800 },
  { width: 1440, height: 900 },
];

async function picture(page: Page): Promise<string> {
  await page.evaluate(() => document.fonts.ready);
  return `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
}

/** How many pixels differ by more than an edge that is smoothed otherwise, which two pictures of one page may. */
const differences = (blank: Page, pictures: string[]) =>
  blank.evaluate(async (sources) => {
    const [one, other] = await Promise.all(
      sources.map(async (src) => {
        const image = Object.assign(new Image(), { src });
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        canvas?.drawImage(image, 0, 0);
        return canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8Array();
      }),
    );
    return one?.filter((value, i) => Math.abs(value - (other?.[i] ?? 0)) > 40).length;
  }, pictures);

for (const path of eachKindOfPage) {
  test(`${path}: the first picture is the one that stays`, async ({ page, context }) => {
    test.slow();
    const first = await context.newPage();
    await first.addInitScript(() => {
      // neither a second frame nor an idle moment nor a later one ever comes: what waits for them is not laid out
      const never = () => 0;
      Object.assign(window, {
        requestIdleCallback: never,
        requestAnimationFrame: never,
        setTimeout: never,
      });
    });
    const blank = await context.newPage();
    for (const each of [first, page]) await each.emulateMedia({ reducedMotion: 'reduce' });
    for (const viewport of windows) {
      for (const each of [first, page]) {
        await each.setViewportSize(viewport);
        await each.goto(path);
      }
      const waiting = first.locator('html:not([data-whole])');
      await expect(waiting).toHaveCount(1);
      await laidOut(page);
      const pictures = [await picture(first), await picture(page)];
      expect(await differences(blank, pictures), `${viewport.width} px`).toBe(0);
    }
  });
}

interface TraceEvent {
  name: string;
  args: { beginData?: { stackTrace?: { url: string }[] } };
}

/** What scripts of the page asked to be laid out at once, by the trace of its load. */
async function layoutsAskedFor(browser: Browser, page: Page, path: string): Promise<string[]> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];
  await browser.startTracing(page, {
    categories: [...categories, 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(path);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree' || name === 'Layout')
    .filter(({ args }) => args.beginData?.stackTrace?.some((frame) => frame.url === page.url()))
    .map(({ name }) => name);
}

test('no script of a page has it laid out while it is read', async ({ browser, page }) => {
  for (const path of eachKindOfPage) expect(await layoutsAskedFor(browser, page, path)).toEqual([]);
});
