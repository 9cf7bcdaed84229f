/** The home's map, on which a visitor tries a request, and its list of services. */
import type { Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { mapRuns } from '@/content/network';
import { solutions } from '@/content/solutions';
import { solutionPath } from '@/lib/links';
import { routeText } from '@/lib/route-note';
import { hydrate, open } from '../../support/e2e/browser';
import { contactForm, expectSent, mailOf, someLead } from '../../support/e2e/contact-form';
import { overflow, overlaps } from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const solutionOf = (slug: string) => {
  const solution = solutions.find((each) => each.slug === slug);
  if (!solution) throw new Error(`content/network.ts names ${slug}, which is no solution.`);
  return solution;
};
const first = solutionOf(mapRuns.first);
const other = solutions.find(({ slug }) => slug !== first.slug) ?? first;

const answer = (page: Page) => page.locator('.run-answer').filter({ visible: true });
const question = (page: Page) => page.locator('.run-choice:has(:checked)');
const choose = (page: Page, { run }: Pick<typeof first, 'run'>) =>
  page.locator('.run-choice', { hasText: run.request }).click();

test('the first screen has question, answer and one button', async ({ page }) => {
  for (const viewport of [phone, { width: 1366, height: 768 }, desk]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const bar = await page.locator('.call-bar > div').boundingBox();
    for (const part of ['h1', '.run-field', '.run-reply', '.run-person']) {
      const shown = page.locator(part).filter({ visible: true });
      await expect(shown, `${part} at ${viewport.width} px`).toBeInViewport({ ratio: 1 });
      const box = await shown.boundingBox();
      const end = (box?.y ?? 0) + (box?.height ?? 0);
      expect(end, part).toBeLessThanOrEqual(bar?.y ?? viewport.height);
    }
    const filled = page.locator('a.button:not([class*="outline"])').filter({ visible: true });
    const inSight = await filled.evaluateAll(
      (links) =>
        links.filter((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          const ground = getComputedStyle(link).backgroundColor;
          return bottom > 0 && top < innerHeight && ground !== 'rgba(0, 0, 0, 0)';
        }).length,
    );
    expect(inSight, `filled buttons at ${viewport.width} px`).toBe(1);
  }
});

test('every example fits, and no word stands on another', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug, run } of solutions) {
      if ((await question(page).textContent()) !== run.request) await choose(page, { run });
      await expect(answer(page)).toContainText(run.reply);
      expect(await overflow(page), `${slug} at ${width} px`).toBeLessThanOrEqual(0);
      expect(await overlaps(page, '.hero'), `${slug} at ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize(phone);
  await expect(page.getByRole('group', { name: mapRuns.legend })).toBeVisible();
  const offered = page.locator('.run-choice:not(:has(:checked))').filter({ visible: true });
  await expect(offered).toHaveCount(solutions.length - 1);
  for (const choice of await offered.all())
    expect((await choice.boundingBox())?.height, 'a target on phones').toBeGreaterThanOrEqual(44);
});

test('the arrow keys go through the examples', async ({ page }) => {
  await page.goto('/');
  await page.locator('.run-choice input:checked').focus();
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('.run-choice input:checked');
  await expect(chosen).toBeFocused();
  await expect(chosen).not.toHaveValue(first.run.request);
  await expect(question(page)).toHaveCSS('outline-style', 'solid');
  await expect(answer(page)).not.toContainText(first.run.reply);
});

test('the request that was tried goes with the form', async ({ page, smtp }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  // before the scripts are there
  await choose(page, other);
  await hydrate(page);
  const note = page.locator('.route-note');
  await expect(note).toContainText(
    routeText(mapRuns.note.text, { service: other.name, request: other.run.request }),
  );
  await note.getByRole('button', { name: mapRuns.note.remove }).click();
  await expect(note).toBeHidden();
  await choose(page, first);
  const form = contactForm(page);
  const lead = someLead();
  await form.fill(lead);
  await form.submit.click();
  await expectSent(page);
  const tried = { service: first.name, request: first.run.request };
  expect((await mailOf(smtp, lead)).mail.text).toContain(routeText(mapRuns.note.sent, tried));
  await page.locator('.exits').scrollIntoViewIfNeeded();
  await expect(page.locator('.call-bar'), 'it asks for nothing more').toBeHidden();
});

const rows = (page: Page) => page.locator(`#${anchors.services} .shelf-row`);
const openOnes = (page: Page) => rows(page).locator('details[open] h3');

test('every service opens, with its words and its link', async ({ page }) => {
  await open(page, '/');
  await expect(openOnes(page)).toHaveCount(1);
  for (const [i, { card, slug }] of [...solutions.entries()].reverse()) {
    const row = rows(page).nth(i);
    await row.locator('summary').click();
    await expect(openOnes(page)).toHaveText([card.title]);
    // pressed again, it stays
    await row.locator('summary').press('Enter');
    await expect(openOnes(page)).toHaveText([card.title]);
    const link = row.getByRole('link');
    await expect(link).toHaveAccessibleName(new RegExp(card.title));
    await expect(link).toHaveAttribute('href', solutionPath(slug));
    for (const bullet of card.bullets) await expect(row).toContainText(bullet);
  }
  await choose(page, other);
  await expect(openOnes(page)).toHaveText([other.card.title]);
});
