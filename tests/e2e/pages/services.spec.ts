import type { Page } from '@playwright/test';
import { lineColour } from '@/components/line/palette';
import { anchors } from '@/content/anchors';
import { home } from '@/content/home';
import { solutions } from '@/content/solutions';
import { solutionPath } from '@/lib/links';
import { open } from '../../support/e2e/browser';
import { expect, test } from '../../support/e2e/test';

const rows = (page: Page) => page.locator(`#${anchors.services} .shelf-row`);
const openOnes = (page: Page) => rows(page).locator('details[open] h3');
const last = solutions.length - 1;

test('one service is open at a time, by mouse and by keyboard', async ({ page }) => {
  await open(page, '/');
  await expect(openOnes(page)).toHaveCount(1);
  for (const i of [last, 0]) {
    const title = solutions[i]?.card.title ?? '';
    await rows(page).nth(i).locator('summary').click();
    await expect(openOnes(page)).toHaveText([title]);
    // pressed again, it stays
    await rows(page).nth(i).locator('summary').press('Enter');
    await expect(openOnes(page)).toHaveText([title]);
  }
  const link = page.getByRole('link', { name: home.services.linkLabel });
  await expect(link).toHaveAttribute('href', solutionPath(solutions[0]?.slug ?? ''));
});

test('the services open at the line that is lit in the hero, and take its colour', async ({
  page,
}) => {
  await open(page, '/');
  const choices = page.locator('input[name="corsa"]');
  const lineOf = (i: number) =>
    choices.nth(i).evaluate((input) => input.closest('[data-line]')?.getAttribute('data-line'));
  for (const i of [1, 0]) {
    await choices.nth(i).check({ force: true });
    const line = await lineOf(i);
    const lit = solutions.find((solution) => String(lineColour(solution.line)) === line);
    await expect(openOnes(page)).toHaveText([lit?.card.title ?? '']);
    const colour = await page.locator(`.shelf-row[data-line="${line}"]`).evaluate((row) => {
      const paint = (of: Element) => getComputedStyle(of).getPropertyValue('--line');
      return [paint(row), paint(document.querySelector('.exits') ?? row)];
    });
    expect(colour[0]).toBe(colour[1]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first service is open, and another one takes its place', async ({ page }) => {
    await page.goto('/');
    await expect(openOnes(page)).toHaveText([solutions[0]?.card.title ?? '']);
    await rows(page).nth(last).locator('summary').click();
    await expect(openOnes(page)).toHaveText([solutions[last]?.card.title ?? '']);
  });
});
