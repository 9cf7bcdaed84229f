import type { Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { hospitalityPath } from '@/lib/links';
import { canonicalPaths, eachKindOfPage, missingPath } from '../../support/e2e/addresses';
import { hold, open, withMotion } from '../../support/e2e/browser';
import { isOnTop, overflow, unreadable } from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

const phone = { width: 390, height: 844 };

test.beforeEach(({ allowConsole }) => allowConsole(/404/));

test('every page fits 320 px, and text twice as large', async ({ page }) => {
  for (const path of [...canonicalPaths, missingPath, `/#${anchors.sent}`]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect.soft(await overflow(page), `${path}, 320 px`).toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [360, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflow(page), `${path}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('each page opens with its promise and its action in sight', async ({ page }) => {
  for (const path of [
    ...canonicalPaths.filter((each) => each.startsWith('/soluzioni/')),
    hospitalityPath,
  ]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const action = page.locator('main :is(.poster-actions > *, .night-hero a)').first();
    for (const [width, height] of [
      [390, 844],
      [1366, 650],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      // in a low window the hotel's night ends in its button below the first screen
      if (path !== hospitalityPath || height > 700)
        await expect(action, `${path}, ${width} px`).toBeInViewport({ ratio: 1 });
    }
    const opening = path === hospitalityPath ? 'main section >> nth=0' : '.poster';
    for (const width of [320, 390, 820, 1200, 1920]) {
      await page.setViewportSize({ width, height: Math.round(width * 0.56) });
      expect.soft(await unreadable(page, opening), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('on a desk the list of services is whole, with the link at its foot', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  expect(await unreadable(page, `#${anchors.services}`)).toEqual([]);
});

test('the frame of a link that has the focus stays off the button beside it', async ({ page }) => {
  for (const path of eachKindOfPage)
    for (const width of [360, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const touching = await page.locator('[data-slot=button] ~ a').evaluateAll((links) =>
        links.flatMap((link) => {
          const button = link.parentElement?.querySelector('[data-slot=button]');
          if (!button || !link.checkVisibility() || link.matches('[data-slot]')) return [];
          const [one, other] = [link.getBoundingClientRect(), button.getBoundingClientRect()];
          const gap = Math.max(one.left - other.right, one.top - other.bottom);
          // the outline's own width and its distance (styles/globals.css)
          return gap > 6 ? [] : [`${link.textContent}: ${gap} px`];
        }),
      );
      expect.soft(touching, `${path}, ${width} px`).toEqual([]);
    }
});

/** Adds up the page's layout shifts from its start; read with `layoutShift`. */
async function watchLayoutShift(page: Page): Promise<void> {
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

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return (window as unknown as { layoutShiftTotal: { value: number } }).layoutShiftTotal.value;
  });
}

test.describe('while a page comes', () => {
  test.use({ ...withMotion, viewport: phone });

  test('nothing moves under the reader, even when the typeface is late', async ({ page }) => {
    await watchLayoutShift(page);
    // fetched once, so that how fast a machine fetches it is not what is measured
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    for (const path of [...canonicalPaths, missingPath]) {
      await page.goto(path);
      expect.soft(await layoutShift(page), path).toBeLessThan(0.005);
    }
    for (const path of eachKindOfPage) {
      const release = await hold(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      release();
      expect.soft(await layoutShift(page), `${path}, typeface late`).toBeLessThan(0.05);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  test('the chosen theme is there before anything is painted', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      new MutationObserver((_, observer) => {
        if (!document.querySelector('header')) return;
        observer.disconnect();
        Object.assign(window, { themeAtHeader: document.documentElement.dataset.themeChoice });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    const seen = await page.evaluate(() => (window as { themeAtHeader?: string }).themeAtHeader);
    expect(seen).toBe('dark');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the call bar is gone at the form and at the end', async ({ page }) => {
    for (const path of eachKindOfPage) {
      await open(page, path);
      const bar = page.locator('.call-bar > div');
      // the home's first screen has a call to action of its own
      if (path === '/') await expect(bar).not.toBeInViewport();
      else await expect(bar).toBeInViewport({ ratio: 1 });
      await page
        .locator('main section')
        .nth(3)
        .evaluate((section) => section.scrollIntoView());
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.getByRole('contentinfo').getByRole('link').first().scrollIntoViewIfNeeded();
      await expect(bar).not.toBeInViewport();
    }
    await open(page, `/#${anchors.form}`);
    const call = page.locator('.call-bar a').first();
    await expect.poll(() => isOnTop(call)).toBe(false);
    await call.focus();
    await expect.poll(() => isOnTop(call), 'the keyboard brings it up').toBe(true);
  });
});

test('where motion is unwanted a page is complete and still', async ({ page }) => {
  for (const path of eachKindOfPage) {
    await open(page, path);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    const hidden = await page.locator('main :is(h1, h2, h3, dt, dd, p, li)').evaluateAll((all) =>
      all
        .filter(
          (element) =>
            !element.closest(
              // a copy of what stands beside it is no text of its own, an answer waits for its choice, a fault for its case
              'details, .call-bar, .consultation-sent, .strip-copy, .board-answer, .guest-stage-panel, .calculator-missing, [hidden]',
            ) && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map(({ outerHTML }) => outerHTML),
    );
    expect(hidden, path).toEqual([]);
  }
});

test('a page can be printed: black on white, its answers open, no buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of eachKindOfPage) {
    await page.goto(path);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('details:is(.question, .folded) p').first(), path).toBeVisible();
    await expect(page.locator('.call-bar')).toBeHidden();
    await expect(page.locator('main a[href^="#"]').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
    for (const kind of await page.locator('.figure-kind').all())
      await expect.soft(kind, path).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
});
