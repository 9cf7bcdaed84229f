/** From page to page, for a visitor who has nothing against motion: a service's badge grows into its page's poster. */
import type { Page } from '@playwright/test';
import { laidOut, withMotion } from '../../support/e2e/browser';
import { expect, test } from '../../support/e2e/test';

test.use(withMotion);

/** Of the transition that has shown the page: what grew, and what shrank; none where there was no transition. */
interface Shown {
  parts: string[] | null;
}

declare global {
  var shown: Promise<Shown> | undefined;
}

/** Every page of the context says what has shown it, and stays in the midst of it where the address asks for that. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const parts = async () => {
        if (!viewTransition) return { parts: null };
        await viewTransition.ready;
        const moving = document.getAnimations().flatMap(({ effect }) => {
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return pseudo?.startsWith('::view-transition') ? [pseudo] : [];
        });
        return { parts: [...new Set(moving)] };
      };
      globalThis.shown = parts();
    });
  });
}

/** Waits for the page's first frame, which may come after its load. */
const shownBy = async (page: Page) =>
  (await page.waitForFunction(() => globalThis.shown)).jsonValue() as Promise<Shown>;

const grown = ['::view-transition-old(line)', '::view-transition-new(line)'];

for (const [from, links] of [
  ['/', '.shelf-link'],
  ['/hospitality', '.service a'],
] as const) {
  test(`the badge of each service of ${from} grows into its poster`, async ({ page }) => {
    await watchTransitions(page);
    await page.goto(from);
    const count = await page.locator(links).count();
    expect(count).toBeGreaterThan(2);
    for (let each = 0; each < count; each += 1) {
      await page.goto(from);
      await laidOut(page);
      const link = page.locator(links).nth(each);
      // on the home one service is open at a time
      if (!(await link.isVisible())) await page.locator('.shelf-row summary').nth(each).click();
      await link.click();
      await page.waitForURL((url) => url.pathname !== from);
      const { parts } = await shownBy(page);
      expect(parts, page.url()).toEqual(expect.arrayContaining(grown));
      expect(parts).not.toContain('::view-transition-group(root)');
    }
  });
}

test('a page without a poster follows on one that has it, and what is pressed meanwhile answers', async ({
  page,
}) => {
  await watchTransitions(page);
  await page.goto('/');
  await laidOut(page);
  await page.locator('.shelf-link').first().click();
  await page.waitForURL(/\/soluzioni\//);
  await laidOut(page);
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      for (const animation of document.getAnimations()) animation.pause();
    });
  });
  await page.getByRole('contentinfo').locator('a[href="/numeri"]').click();
  await page.waitForURL('/numeri');
  expect((await shownBy(page)).parts).toContain('::view-transition-group(header)');
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== '/numeri' || url.hash !== '');
});
