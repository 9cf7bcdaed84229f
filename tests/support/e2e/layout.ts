import { expect, type Page } from '@playwright/test';

/** By how many pixels the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    // what is still to be laid out keeps to itself what sticks out of it (components/layout/frame.css)
    document.documentElement.setAttribute('data-whole', '');
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Nothing of the page stands out at the sides. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

/** Keeps the typeface back until `release` is called, as a slow network does. */
export async function holdFonts(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Adds up the page's layout shifts from its start; read with `layoutShift`. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const total = { value: 0 };
    Object.assign(window, { layoutShiftTotal: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        total.value += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Resolves when what stands there has been painted. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** The cumulative layout shift once the typeface is there and painted. */
export async function layoutShift(page: Page): Promise<number> {
  await painted(page);
  return page.evaluate(
    () => (window as unknown as { layoutShiftTotal: { value: number } }).layoutShiftTotal.value,
  );
}
