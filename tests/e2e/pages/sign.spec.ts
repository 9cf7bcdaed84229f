import type { Page } from '@playwright/test';
import { quoteDemo } from '@/content/demos/quote';
import { posters } from '@/content/posters';
import { demoPath } from '../../support/e2e/addresses';
import { stageOn } from '../../support/e2e/stage';
import { expect, test } from '../../support/e2e/test';

const written = (page: Page) =>
  page.locator('.documents-ink').evaluate((ink) => {
    const [, right = ''] = getComputedStyle(ink).clipPath.split(' ');
    return Math.round(100 - Number.parseFloat(right.replace('calc(', '')));
  });

test('one signs by keyboard and by mouse', async ({ page }) => {
  await page.goto(demoPath('documents') ?? '');
  const stage = stageOn(page);
  const pen = page.getByRole('slider', { name: posters.documents.sign });
  expect(await written(page)).toBe(100);
  const [, , sent, signed] = quoteDemo.steps.map(({ event }) => new RegExp(event));
  await expect(pen, 'at rest').toHaveAttribute('aria-valuetext', signed ?? '');
  await pen.focus();
  await page.keyboard.press('Home');
  expect(await written(page)).toBe(0);
  await expect(pen).toHaveAttribute('aria-valuetext', sent ?? '');
  await expect(stage.live, 'said once').toBeEmpty();
  await expect(stage.root).toHaveAttribute('data-status', 'paused');
  await page.keyboard.press('PageUp');
  expect(await written(page)).toBe(10);
  await page.keyboard.press('End');
  await expect(pen).toHaveAttribute('aria-valuetext', signed ?? '');

  const ink = await page.locator('.documents-ink').boundingBox();
  const disc = await page.locator('.documents-disc').boundingBox();
  if (!ink || !disc) throw new Error('The signature is on the screen.');
  const y = disc.y + disc.height / 2;
  const x = disc.x + disc.width / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - ink.width / 2, y, { steps: 4 });
  await page.mouse.up();
  expect(Math.abs((await written(page)) - 50)).toBeLessThan(4);
  await page.getByRole('button', { name: posters.documents.signForMe }).click();
  expect(await written(page)).toBe(100);
});
