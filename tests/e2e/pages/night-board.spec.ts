import { hospitality } from '@/content/hospitality';
import { solutionBySlug } from '@/content/solutions';
import { expectNoSidewaysScroll } from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

const path = '/hospitality';
const { board, hero, demo } = hospitality;

for (const width of [1440, 390]) {
  test(`at ${width} px the night’s board is a table: each request has its time, guest, language, line and outcome`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const table = page.getByRole('table', { name: board.caption });
    await expect(table.getByRole('row')).toHaveCount(board.rows.length + 1);
    await expect(table.getByRole('columnheader')).toHaveText(Object.values(board.columns));
    for (const row of board.rows) {
      const said = table.getByRole('row').filter({ hasText: row.guest });
      for (const words of [row.time, row.language, row.line.channel, row.outcome])
        await expect(said).toContainText(words);
    }
    await expectNoSidewaysScroll(page);
  });
}

test('without motion the clock stands at the second of the answer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const { time, seconds } = hero.night;
  await expect(page.locator('.clock')).toHaveText(`${time}:${seconds.answered}`);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('with motion the clock turns once and then stands', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(path);
  const iterations = await page.locator('.clock > .plate').evaluate(async (plate) => {
    const moving = plate.getAnimations({ subtree: true });
    for (const animation of moving) animation.finish();
    await Promise.all(moving.map(({ finished }) => finished));
    return moving.map(({ effect }) => effect?.getComputedTiming().iterations);
  });
  expect(iterations).toEqual([1]);
  expect(
    await page
      .locator('.clock > .plate')
      .evaluate((plate) => getComputedStyle(plate, '::before').opacity),
  ).toBe('0');
});

test('each simulation wears the colour of its own line', async ({ page }) => {
  await page.goto(path);
  for (const part of [demo.chat, demo.call, demo.mail]) {
    if (!part) continue;
    const { slug, demo: id } = part;
    const line = solutionBySlug(slug)?.line;
    await expect(page.locator(`[data-line="${line}"] [data-control="${id}-main"]`)).toHaveCount(1);
  }
});
