/** What a page looks like while it comes, in any window, at rest and on paper. */
import { anchors } from '@/content/anchors';
import { hospitalityPath } from '@/lib/links';
import {
  canonicalPaths,
  demoPath,
  eachKindOfPage,
  missingPath,
  plainPath,
} from '../../support/e2e/addresses';
import { hold, laidOut, open, withMotion } from '../../support/e2e/browser';
import { layoutShift, overflow, overlaps, watchLayoutShift } from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

const phone = { width: 390, height: 844 };

test.beforeEach(({ allowConsole }) => allowConsole(/404/));

test('every page fits a window of 320 px, and others with text twice as large', async ({
  page,
}) => {
  for (const path of [...canonicalPaths, missingPath, `/#${anchors.sent}`]) {
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

test('each page opens with its promise and its action in sight, and no word over another from 320 to 2560 px', async ({
  page,
}) => {
  for (const path of [
    ...canonicalPaths.filter((each) => each.startsWith('/soluzioni/')),
    hospitalityPath,
  ]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const action = page.locator('main :is(.actions > *, .night-actions a)').first();
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
    for (const width of [320, 390, 820, 1199, 1200, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: Math.round(width * 0.56) });
      expect.soft(await overlaps(page, opening), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test.describe('while a page comes', () => {
  test.use({ ...withMotion, viewport: phone });

  test('it hardly moves, even when its typeface arrives late', async ({ page }) => {
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

  test('as a solution’s page opens, what is drawn stands where it stays', async ({ page }) => {
    // its clock stands still, so that the motion is there however long the page takes
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    for (const path of canonicalPaths.filter((each) => each.startsWith('/soluzioni/'))) {
      await page.goto(path);
      const places = (at: 'start' | 'end') =>
        page.locator('.poster').evaluate((poster, moment) => {
          const motion = poster.getAnimations({ subtree: true });
          for (const each of motion) {
            each.pause();
            each.currentTime = moment === 'start' ? 0 : 10_000;
          }
          const drawn = [...poster.querySelectorAll('.poster-line *')].map((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return [x, y, width, height];
          });
          return { motion: motion.length, drawn };
        }, at);
      const start = await places('start');
      expect(start.motion, path).toBeGreaterThan(0);
      expect(await places('end'), path).toEqual(start);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the call bar is there while one reads, covers no control, and is gone at the form and at the end', async ({
    page,
  }) => {
    for (const path of eachKindOfPage) {
      await open(page, path);
      const bar = page.locator('.call-bar > div');
      const covered = await page.evaluate(() => {
        const [shown] = document.querySelectorAll('.call-bar > div');
        const { top, bottom } = shown?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
        return [...document.querySelectorAll('main :is(a, button, input, summary)')]
          .filter((control) => control.checkVisibility() && !shown?.contains(control))
          .map((control) => ({ control, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 0 && box.bottom > top && box.top < bottom)
          .map(({ control }) => control.outerHTML);
      });
      expect(covered, path).toEqual([]);
      if (path === '/') await expect(bar).toBeInViewport({ ratio: 1 });
      else await expect(bar).not.toBeInViewport();
      await page.locator('main section').nth(3).scrollIntoViewIfNeeded();
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.getByRole('contentinfo').getByRole('link').first().scrollIntoViewIfNeeded();
      await expect(bar).not.toBeInViewport();
    }
    await open(page, `/#${anchors.form}`);
    const call = page.locator('.call-bar a').first();
    const isOnTop = () =>
      call.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(isOnTop).toBe(false);
    await call.focus();
    await expect.poll(isOnTop, 'the keyboard brings it up').toBe(true);
  });
});

test('a page is complete and still where motion is unwanted', async ({ page }) => {
  for (const path of eachKindOfPage) {
    await open(page, path);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
    const hidden = await page.locator('main :is(h1, h2, h3, dt, dd, p, li)').evaluateAll((all) =>
      all
        .filter(
          (element) =>
            !element.closest(
              // a phone's copy of what stands beside it elsewhere is no text of its own
              'details, .call-bar, .consultation-sent, .strip-copy, .script-free, .unseen, .run-panel, .guest-panel, [hidden]',
            ) && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map(({ outerHTML }) => outerHTML),
    );
    expect(hidden, path).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ ...withMotion, javaScriptEnabled: false });

  test('every drawing stands whole', async ({ page }) => {
    await page.goto('/');
    const drawings = await page.locator('[data-draws]').all();
    expect(drawings.length).toBeGreaterThan(0);
    for (const drawing of drawings) await expect(drawing).toHaveCSS('clip-path', 'none');
  });
});

/** A4 within the margins, at 96 pixels an inch. */
const paperWidth = 688;

/** The words that go over the end of a line, though nobody wrote a hyphen. Runs in the page. */
function brokenWords(width: number): string[] {
  document.body.style.width = `${width}px`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  // what is only read out is clipped to nothing
  const isReadOut = (each: Element | null): boolean =>
    each !== null &&
    (getComputedStyle(each).clipPath === 'inset(50%)' || isReadOut(each.parentElement));
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isReadOut(node.parentElement)) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d.,]+(\s€)?/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

test('on paper a page is black on white, with its answers open, no buttons, and no word or amount broken', async ({
  page,
}) => {
  // WebKit asks the window for its width and lays the page out as wide as the paper
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const quotePath = demoPath('quote') ?? plainPath;
  for (const path of new Set([...eachKindOfPage, quotePath])) {
    await page.goto(path);
    expect(await page.evaluate(brokenWords, paperWidth), path).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    // of the quote's page the quote alone is printed
    if (path !== quotePath)
      await expect(page.locator('details.question p').first(), path).toBeVisible();
    await expect(page.locator('.call-bar')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
  }
});

test('figures that stand below each other are all of one width, in both weights', async ({
  page,
}) => {
  await page.goto(hospitalityPath);
  await laidOut(page);
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
      const { fontWeight: weight } = face;
      const loaded = new FontFace('probe', face.getPropertyValue('src'), { weight });
      document.fonts.add(await loaded.load());
      context.font = `${weight} 100px probe`;
      measured[weight] = [...'0123456789'].map((figure) => context.measureText(figure).width);
    }
    return measured;
  });
  expect(Object.keys(widths)).toEqual(['400', '700']);
  for (const figures of Object.values(widths)) expect(new Set(figures).size).toBe(1);
});
