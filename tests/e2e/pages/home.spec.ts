import type { Page } from '@playwright/test';
import { lineColour } from '@/components/line/palette';
import { anchors } from '@/content/anchors';
import { home } from '@/content/home';
import { mapRuns } from '@/content/network';
import { solutions } from '@/content/solutions';
import { fieldLabel } from '@/lib/lead/fields';
import { solutionPath } from '@/lib/links';
import { routeText } from '@/lib/route-text';
import { hydrate, open, scriptsOf } from '../../support/e2e/browser';
import { contactForm, expectSent, mailOf, someLead } from '../../support/e2e/contact-form';
import { overflow, unreadable } from '../../support/e2e/layout';
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

const board = (page: Page) => page.getByRole('group', { name: mapRuns.legend });
const answer = (page: Page) => page.locator('.run-answer').filter({ visible: true });
const choose = (page: Page, { run }: typeof first) =>
  page.locator('.run-choice', { hasText: run.request }).click();

test('the first screen says what, for whom and how much, asks once, and the line has begun', async ({
  page,
}) => {
  const { lead, promise, consultationButton } = home.hero;
  for (const viewport of [{ width: 360, height: 740 }, phone, { width: 1366, height: 768 }, desk]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const hero = page.locator('.hero');
    const parts = [
      hero.locator('h1'),
      hero.getByText(lead),
      hero.getByText(promise),
      hero.getByRole('link', { name: consultationButton }),
      hero.locator('.run-source').filter({ visible: true }),
      ...(viewport.width < 1024 ? [] : [hero.locator('.run-person').filter({ visible: true })]),
    ];
    for (const part of parts)
      await expect(part, `${part} at ${viewport.width} px`).toBeInViewport({ ratio: 1 });
    const filled = page.locator('a[data-slot="button"]').filter({ visible: true });
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

test('every request fits, for a thumb too, and covers no other', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 768, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug, run } of solutions) {
      const choice = page.locator('.run-choice', { hasText: run.request });
      await choice.click();
      expect(await overflow(page), `${slug} at ${width} px`).toBeLessThanOrEqual(0);
      expect(await unreadable(page, '.hero'), `${slug} at ${width} px`).toEqual([]);
      expect((await choice.boundingBox())?.height, `${slug} at ${width} px`).toBeGreaterThanOrEqual(
        44,
      );
    }
  }
});

test('the arrow keys choose, and the answer follows', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/');
  await expect(board(page).getByRole('radio')).toHaveCount(solutions.length);
  await board(page).getByRole('radio', { name: first.run.request }).focus();
  const marks = ['banner', 'contentinfo'] as const;
  const colours = { banner: new Set<string>(), contentinfo: new Set<string>() };
  for (const { run } of [...solutions.slice(1), ...solutions.slice(0, 1)]) {
    await page.keyboard.press('ArrowDown');
    const chosen = board(page).getByRole('radio', { name: run.request });
    await expect(chosen).toBeFocused();
    await expect(chosen).toBeChecked();
    await expect(page.locator('.run-choice:has(:checked)')).toHaveCSS('outline-style', 'solid');
    await expect(answer(page)).toContainText(run.reply);
    for (const role of marks) {
      const mark = page.getByRole(role).locator('svg[data-line="brand"]').first();
      colours[role].add(await mark.evaluate((svg) => getComputedStyle(svg).color));
    }
  }
  for (const role of marks)
    expect(colours[role].size, `the mark wears the lit line: ${role}`).toBe(
      new Set(solutions.map(({ line }) => lineColour(line))).size,
    );
  expect(scripts).toEqual([]);
});

test('the request that was chosen goes with the form', async ({ page, smtp }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  // before the scripts are there
  await choose(page, other);
  await hydrate(page);
  const note = page.locator('.route-note');
  await expect(note).toContainText(
    routeText(mapRuns.note.text, { service: other.name, request: other.run.request }),
  );
  await note.getByRole('button', { name: mapRuns.note.remove }).press('Enter');
  await expect(note).toBeHidden();
  await expect(page.getByLabel(fieldLabel('nome')), 'what has the focus next').toBeFocused();
  await choose(page, first);
  const form = contactForm(page);
  const lead = someLead();
  await form.send(lead);
  await expectSent(page);
  const tried = { service: first.name, request: first.run.request };
  expect((await mailOf(smtp, lead)).mail.text).toContain(routeText(mapRuns.note.sent, tried));
  await page.locator('.problems').scrollIntoViewIfNeeded();
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
