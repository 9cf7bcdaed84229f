import { expect, type Locator, type Page } from '@playwright/test';

/** For `test.use()`: a visitor who has nothing against motion. The other tests' visitors want none (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };

/** Moves the pointer, which brings the scripts. A browser's first move of a page has no distance: a pointer at rest. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
}

/**
 * Waits until React answers for an element. What a test does before that is the browser's own doing,
 * which is another test's subject.
 */
export async function hydrated(element: Locator): Promise<void> {
  await movePointer(element.page());
  const answered = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(answered, 'React should take the element over').toBe(true);
}

/** Waits until everything has its place: a page is laid out section by section, when the browser is idle. */
export const laidOut = (page: Page): Promise<void> =>
  expect(page.locator('html[data-whole]')).toHaveCount(1);

/** Opens a page and waits until all of it is laid out and its header answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await laidOut(page);
  await hydrated(page.getByRole('banner').getByRole('link').first());
}

/** Presses Tab until the element has the focus, as someone without a mouse does. */
export async function tabTo(page: Page, target: Locator, limit = 200): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached with ${limit} presses of Tab: ${target}`);
}

/** Resolves when the page has stood still for a dozen frames. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = Number.NaN;
        let still = 0;
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0;
          last = window.scrollY;
          if (still >= 12) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** The element ends up within the window, and not under the header. */
export async function expectClearOfHeader(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    await standStill(page);
    const header = await page.getByRole('banner').boundingBox();
    const box = await element.boundingBox();
    const windowHeight = page.viewportSize()?.height ?? 0;
    const headerBottom = (header?.y ?? 0) + (header?.height ?? 0);
    expect(box?.y, 'top of the element').toBeGreaterThanOrEqual(headerBottom);
    expect(box?.y, 'top of the element').toBeLessThan(windowHeight / 2);
  }).toPass();
}

export async function expectAtTop(page: Page): Promise<void> {
  await expect(async () => {
    await standStill(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }).toPass();
}
