/** The openings of the solution pages, and the list of services that leads to them. */
import { solutions } from '@/content/solutions';
import { solutionPath } from '@/lib/links';
import { open } from '../../support/e2e/browser';
import { expect, test } from '../../support/e2e/test';

const solutionPaths = solutions.map(({ slug }) => solutionPath(slug));
for (const path of solutionPaths)
  test(`${path} shows its promise and its first button at once, and no word of its opening lies over another`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const [width, height] of [
      [390, 844],
      [1366, 650],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.locator('main .actions > *').first()).toBeInViewport({ ratio: 1 });
    }
    for (const width of [320, 390, 820, 1199, 1200, 1366, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: Math.round(width * 0.56) });
      const overlaps = await page.locator('.poster').evaluate((poster) => {
        // what is only read out is clipped to nothing
        const isReadOut = (each: Element | null): boolean =>
          each !== null &&
          each !== poster &&
          (getComputedStyle(each).clipPath === 'inset(50%)' || isReadOut(each.parentElement));
        const boxOf = (each: Element) => {
          const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
          const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (isReadOut(node.parentElement) || node.textContent?.trim() === '') continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const { left, right, top, bottom } of range.getClientRects()) {
              box.left = Math.min(box.left, left);
              box.right = Math.max(box.right, right);
              box.top = Math.min(box.top, top);
              box.bottom = Math.max(box.bottom, bottom);
            }
          }
          return box;
        };
        const texts = [...poster.querySelectorAll('h1, p, li, time, a')]
          .filter((each) => each.checkVisibility() && !isReadOut(each))
          .filter((each) => !each.querySelector('p, li, time'))
          .map((each) => ({ text: each.textContent, box: boxOf(each) }));
        return texts.flatMap((one, i) =>
          texts
            .slice(i + 1)
            .filter(
              ({ box }) =>
                Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 2 &&
                Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 4,
            )
            .map((other) => `${one.text} / ${other.text}`),
        );
      });
      expect.soft(overlaps, `${width} px`).toEqual([]);
    }
  });

for (const path of solutionPaths)
  test(`as ${path} opens, nothing crosses its words: what is drawn stands where it stays`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // its clock stands still, so that the motion is there however long the page takes
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
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
    expect(start.motion).toBeGreaterThan(0);
    expect(await places('end')).toEqual(start);
  });

test('each service of the home opens to its bullets and a link that names it', async ({ page }) => {
  await open(page, '/');
  for (const { card, slug } of solutions) {
    const row = page.locator('.shelf-row').filter({ hasText: card.title });
    const opens = row.locator('details:not([open]) > summary');
    if ((await opens.count()) > 0) await opens.click();
    const link = row.getByRole('link');
    await expect(link).toHaveAccessibleName(new RegExp(card.title));
    await expect(link).toHaveAttribute('href', `/soluzioni/${slug}`);
    for (const bullet of card.bullets) await expect(row).toContainText(bullet);
  }
});

test('every solution has a share image of its own', async ({ request }) => {
  const images = await Promise.all(
    solutionPaths.map(async (path) => (await request.get(`${path}/opengraph-image`)).body()),
  );
  expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(solutionPaths.length);
});
