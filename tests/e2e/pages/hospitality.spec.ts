import { hospitality } from '@/content/hospitality';
import { hospitalityPath } from '@/lib/links';
import { expectNoSidewaysScroll } from '../../support/e2e/layout';
import { choose, stageOn } from '../../support/e2e/stage';
import { expect, test } from '../../support/e2e/test';

const { closing, demo, price, statistics } = hospitality;
const parts = [demo.chat, demo.call, demo.mail].filter((part) => part !== undefined);

test('a hotelier finds figures, price, telephone, chat and mail', async ({ page }) => {
  await page.goto(hospitalityPath);
  const figures = page.locator('.departures > li');
  await expect(figures).toHaveCount(statistics.figures.length);
  for (const [i, { value, label, basis }] of statistics.figures.entries())
    for (const words of [value.text, label, basis])
      await expect(figures.nth(i)).toContainText(words);
  const form = page.locator('.consultation');
  for (const name of [closing.callLabel, closing.mailLabel, new RegExp(closing.whatsappButton)])
    await expect(form.getByRole('link', { name })).toBeVisible();
  const main = page.getByRole('main');
  for (const { title, text } of price.items) {
    await expect(main).toContainText(title);
    await expect(main).toContainText(text);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('the tabs answer to the arrow keys, and what plays ends when it is left', async ({ page }) => {
  expect(parts.length).toBeGreaterThan(1);
  await page.goto(hospitalityPath);
  const left = page.locator('.guest-stage-panel[data-tab="0"]');
  await stageOn(page, left).toggle.click();
  await expect(left).toHaveAttribute('data-status', /playing|paused/);
  await choose(page.getByRole('radio', { name: parts[1]?.title ?? '' }));
  await expect(left).toHaveAttribute('data-status', 'done');

  await page.reload();
  await page.getByRole('radio', { name: parts[0]?.title ?? '' }).focus();
  for (const place of parts.keys()) {
    await expect(page.locator('.guest-stage-panel:visible')).toHaveAttribute(
      'data-tab',
      String(place),
    );
    await page.keyboard.press('ArrowRight');
  }
});
