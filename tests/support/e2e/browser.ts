import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** For `test.use()`: a visitor who has nothing against motion. The other tests' visitors want none (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };

/** Waits until everything has its place: once the visitor goes on, a page is laid out section by section. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await expect(page.locator('html[data-whole]')).toHaveCount(1);
}

/** Opens a page as its reader has it: all of it laid out, and no React. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await laidOut(page);
}

async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-island]:not([data-state=started])')).toHaveCount(0);
}

/** Starts React in all islands of the page, as the use of a control does: nothing moves, and nothing has the focus. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('[data-island]').evaluateAll((islands) => {
    for (const island of islands)
      island
        .querySelector('input, textarea, button')
        ?.dispatchEvent(new Event('focusin', { bubbles: true }));
  });
  await hydrated(page);
}

/** Keeps what matches back until the returned function is called, as a slow network does. */
export async function hold(
  page: Page,
  address: string,
  then = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await then(route);
  });
  return release;
}

export function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** The paths that the page's browser has fetched ahead so far. */
export function fetchedAhead(page: Page): string[] {
  const paths: string[] = [];
  page.context().on('requestfinished', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch')
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Rests on a link until its page is there; again where the rules have come later than the pointer. */
export async function restOn(link: Locator, ahead: string[], expected: string): Promise<void> {
  await expect(async () => {
    if (!ahead.includes(expected)) {
      await link.page().mouse.move(0, 0);
      await link.hover();
    }
    expect(ahead).toContain(expected);
  }).toPass({ intervals: [1_000] });
}

export async function tabTo(page: Page, target: Locator, limit = 200): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached with ${limit} presses of Tab: ${target}`);
}

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
