import { anchors } from '@/content/anchors';
import { hospitalityPath } from '@/lib/links';
import { canonicalPaths, missingPath as lost } from '../../support/e2e/addresses';
import { laidOut, open, withMotion } from '../../support/e2e/browser';
import { eachKindOfPage, plainPath } from '../../support/e2e/examples';
import { startHalfSent } from '../../support/e2e/half-sent';
import {
  holdFonts,
  layoutShift,
  overflow,
  painted,
  watchLayoutShift,
} from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

const phone = { width: 390, height: 844 };

test.beforeEach(({ allowConsole }) => allowConsole(/404/));

test('every page fits a window of 320 px, and others with text twice as large', async ({
  page,
}) => {
  for (const path of [...canonicalPaths, lost, `/#${anchors.sent}`]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect.soft(await overflow(page), `${path}, 320 px`).toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflow(page), `${path}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe('while a page comes', () => {
  test.use({ ...withMotion, viewport: phone });

  test.beforeEach(({ page }) => watchLayoutShift(page));

  test('it hardly moves even when its typeface arrives late', async ({ page }) => {
    for (const path of [...eachKindOfPage, lost]) {
      const fonts = await holdFonts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      fonts.release();
      expect.soft(await layoutShift(page), path).toBeLessThan(0.05);
    }
  });

  test('nothing moves with its typeface at hand', async ({ page }) => {
    // fetched once, so that how fast a machine fetches it is not what is measured
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    for (const path of [...canonicalPaths, lost]) {
      await page.goto(path);
      expect.soft(await layoutShift(page), path).toBeLessThan(0.005);
    }
  });

  test('nothing of its first screen moves when the rest comes late, on a phone and on a desk', async ({
    page,
    site,
    allowConsole,
  }) => {
    allowConsole(/request to another origin/);
    const slow = await startHalfSent(site.url);
    // what a width alone needs of the typeface is at hand, so that how fast a machine fetches it is not what is measured
    const desk = { width: 1280, height: 720 };
    await page.setViewportSize(desk);
    await page.goto(`${slow.url}/`, { waitUntil: 'commit' });
    await page.locator('main .actions').first().waitFor();
    slow.sendRest();
    await page.evaluate(() => document.fonts.ready);
    const walks = [
      ...canonicalPaths.map((path) => ({ path, size: phone })),
      ...eachKindOfPage.map((path) => ({ path, size: desk })),
    ];
    for (const { path, size } of walks) {
      await page.setViewportSize(size);
      await page.goto(slow.url + path, { waitUntil: 'commit' });
      await page.locator('main .actions').first().waitFor();
      await painted(page);
      slow.sendRest();
      await page.waitForLoadState();
      expect.soft(await layoutShift(page), `${path}, ${size.width} px`).toBeLessThan(0.005);
    }
    await slow.close();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the call bar comes after the hero, or with it on the home, and is gone at the end', async ({
    page,
  }) => {
    for (const path of eachKindOfPage) {
      await open(page, path);
      const bar = page.locator('.call-bar > div');
      const hero = page.locator('main section').first();
      await expect(hero.locator('a').filter({ visible: true }).last()).toBeAttached();
      if (path === '/') await expect(bar).toBeInViewport({ ratio: 1 });
      else await expect(bar).not.toBeInViewport();
      await page.locator('main section').nth(3).scrollIntoViewIfNeeded();
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.getByRole('contentinfo').getByRole('link').first().scrollIntoViewIfNeeded();
      await expect(bar).not.toBeInViewport();
    }
  });

  test('the call bar, while it waits below the first window, lies over no control', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    for (const path of eachKindOfPage) {
      await page.goto(path);
      await laidOut(page);
      const covered = await page.evaluate(() => {
        const [bar] = document.querySelectorAll('.call-bar > div');
        const { top, bottom } = bar?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
        return [...document.querySelectorAll('main :is(a, button, input, summary)')]
          .filter((control) => control.checkVisibility() && !bar?.contains(control))
          .map((control) => ({ control, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 0 && box.bottom > top && box.top < bottom)
          .map(({ control }) => control.outerHTML);
      });
      expect(covered, path).toEqual([]);
    }
  });

  test('the call bar is gone at the form, and comes up when the keyboard reaches it', async ({
    page,
  }) => {
    await open(page, `/#${anchors.form}`);
    const call = page.locator('.call-bar a').first();
    const isOnTop = () =>
      call.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return link.contains(there);
      });
    await expect.poll(isOnTop).toBe(false);
    await call.focus();
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect.poll(isOnTop).toBe(true);
  });

  test('the first screen holds the one action', async ({ page }) => {
    for (const path of [...eachKindOfPage, lost]) {
      await page.goto(path);
      // the home has it in the call bar, with WhatsApp beside it
      const [action, share] =
        path === '/'
          ? [page.locator('.call-bar [data-cta]'), 0.6]
          : path === hospitalityPath
            ? [page.locator('.night-actions a').first(), 0.3]
            : [page.locator('main .actions > *').first(), 0.8];
      await expect(action).toBeInViewport({ ratio: 1 });
      expect((await action.boundingBox())?.width, path).toBeGreaterThan(phone.width * share);
    }
  });
});

test('the chosen theme is in force before anything of the page is there to be painted', async ({
  page,
}) => {
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

test.describe('motion', () => {
  test('a page is complete and still where motion is unwanted', async ({ page }) => {
    for (const path of eachKindOfPage) {
      await open(page, path);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      const hidden = await page
        .locator('main :is(h1, h2, h3, dt, dd, p, li)')
        .evaluateAll((elements) =>
          elements.filter(
            (element) =>
              !element.closest(
                // a phone's copy of what stands beside it elsewhere is no text of its own
                'details, .consultation-sent, .strip-copy, .script-free, .unseen, .run-panel, .guest-panel, [hidden]',
              ) && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          ),
        );
      expect(hidden, path).toHaveLength(0);
    }
  });

  test('a line of the map is whole at rest: no dash, no gap', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/');
    const line = page.locator('.map-line').first();
    await expect.poll(() => line.evaluate((node) => node.getAnimations().length)).toBe(0);
    await expect(line).toHaveCSS('stroke-dasharray', 'none');
  });
});

test('on paper a solution is black on white, with its answers open and no buttons', async ({
  page,
}) => {
  await page.goto(plainPath);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('details p').first()).toBeVisible();
  await expect(page.locator('.call-bar')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
  await expect(page.locator('.poster')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('figures that stand below each other are all of one width, in both weights', async ({
  page,
}) => {
  await page.goto(hospitalityPath);
  const widths = await page.evaluate(async () => {
    const cell = document.querySelector('main .tabular');
    const context = document.createElement('canvas').getContext('2d');
    if (!cell || !context) throw new Error('no figures on this page');
    const { fontFamily } = getComputedStyle(cell);
    const faces = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSFontFaceRule && fontFamily.startsWith(rule.style.fontFamily)
          ? rule.style
          : [],
      ),
    );
    const measured: Record<string, number[]> = {};
    for (const face of faces) {
      // loaded by hand: the page itself does without them where they come late (font-display)
      const loaded = new FontFace('probe', face.getPropertyValue('src'), {
        weight: face.fontWeight,
      });
      document.fonts.add(await loaded.load());
      context.font = `${face.fontWeight} 100px probe`;
      const widths = [...'0123456789'].map((figure) => context.measureText(figure).width);
      measured[face.fontWeight] = widths;
    }
    return measured;
  });
  expect(Object.keys(widths)).toEqual(['400', '700']);
  for (const figures of Object.values(widths)) {
    expect(new Set(figures).size).toBe(1);
    // the typeface's own 1 is half as wide as its 0: the ones of one width have come
    expect(figures[0]).toBeLessThan(62);
  }
});
