import { hospitality } from '@/content/hospitality';
import { solutionBySlug } from '@/content/solutions';
import { expectNoSidewaysScroll } from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

const path = '/hospitality';
const { closing, hero, demo, price, statistics } = hospitality;
const parts = [demo.chat, demo.call, demo.mail].filter((part) => part !== undefined);

for (const width of [1440, 390]) {
  test(`at ${width} px the board says each figure with its condition`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const figures = page.locator('.board-figures > div');
    await expect(figures).toHaveCount(statistics.figures.length);
    for (const [i, { value, label, basis }] of statistics.figures.entries()) {
      for (const words of [value, label, basis]) await expect(figures.nth(i)).toContainText(words);
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

test('the night’s line comes down into the button', async ({ page }) => {
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const button = await page
      .getByRole('main')
      .getByRole('link', { name: hero.demoButton, exact: true })
      .boundingBox();
    const end = await page.locator('.night-line').evaluate((line) => {
      const { bottom, left } = line.getBoundingClientRect();
      const stroke = getComputedStyle(line, '::before');
      return {
        x: left + Number.parseFloat(stroke.left),
        y: bottom - Number.parseFloat(stroke.bottom),
      };
    });
    expect(button).not.toBeNull();
    if (!button) return;
    expect(end.x).toBeGreaterThanOrEqual(button.x);
    expect(end.y).toBeGreaterThanOrEqual(button.y);
    expect(end.y).toBeLessThan(button.y + button.height);
    await expectNoSidewaysScroll(page);
  }
});

test('telephone, chat and mail stand by the form’s own headline', async ({ page }) => {
  await page.goto(path);
  const form = page.locator('.consultation');
  await expect(form.getByRole('heading', { level: 2 }).first()).toHaveText(
    closing.title.replace(/\s/g, ' '),
  );
  for (const name of [closing.callLabel, closing.mailLabel]) {
    await expect(form.getByRole('link', { name })).toBeVisible();
  }
  await expect(form.getByRole('link', { name: new RegExp(closing.whatsappButton) })).toBeVisible();
});

test('each demonstration wears the colour of its own line', async ({ page }) => {
  await page.goto(path);
  for (const [i, { slug }] of parts.entries()) {
    const line = solutionBySlug(slug)?.line;
    await expect(page.locator(`[data-line="${line}"][data-tab="${i}"]`)).toHaveCount(1);
  }
});

test('a text that the owner has not written yet is nowhere on the page', async ({ page }) => {
  await page.goto(path);
  const main = page.getByRole('main');
  for (const { title } of price.items) await expect(main).toContainText(title);
  const said = (await main.textContent()) ?? '';
  const unwritten = price.ownerItems.filter(({ text }) => text.startsWith('['));
  for (const { title, text } of unwritten) {
    expect(said).not.toContain(text);
    await expect(main.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
  }
});
