import type { Page } from '@playwright/test';
import { lineColour } from '@/components/line/palette';
import { anchors } from '@/content/anchors';
import { board } from '@/content/board';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
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
  if (!solution) throw new Error(`content/board.ts names ${slug}, which is no solution.`);
  return solution;
};
const first = solutionOf(board.first);
const other = solutions.find(({ slug }) => slug !== first.slug) ?? first;

const group = (page: Page) => page.getByRole('group', { name: board.legend });
const chosen = (page: Page) => page.locator('.board-row:has(:checked)');
const choose = (page: Page, { exchange }: typeof first) =>
  page.locator('.board-choice', { hasText: exchange.request }).click();
/** From the top of the page, of every row and of what follows the board. */
const tops = (page: Page) =>
  page
    .locator('.board-choice, #cifre')
    .evaluateAll((parts) =>
      parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)),
    );

test('first screen: it says what, for whom and how to ask, with one filled button', async ({
  page,
}) => {
  const { lead, promise } = home.hero;
  for (const viewport of [{ width: 360, height: 740 }, phone, { width: 1366, height: 768 }, desk]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const hero = page.locator('.home > section:first-child');
    const parts = [
      hero.locator('h1'),
      hero.getByText(lead),
      hero.getByText(promise),
      hero.getByRole('link', { name: contact.name }),
      chosen(page).locator('.board-choice'),
      ...(viewport.width < 1024
        ? []
        : [chosen(page).locator('.board-reply'), chosen(page).locator('.board-person')]),
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

test('board: every request and its answer fit, for a thumb and in large text too', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const [width, size] of [
    [320, '200%'],
    [390, '150%'],
    [768, '100%'],
    [1024, '100%'],
    [1440, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((each) => {
      document.documentElement.style.fontSize = each;
    }, size);
    for (const { slug, exchange } of solutions) {
      const choice = page.locator('.board-choice', { hasText: exchange.request });
      await choice.click();
      const where = `${slug} at ${width} px, text ${size}`;
      expect(await overflow(page), where).toBeLessThanOrEqual(0);
      expect(await unreadable(page, '.home > section:first-child'), where).toEqual([]);
      expect((await choice.boundingBox())?.height, where).toBeGreaterThanOrEqual(44);
    }
  }
});

test('board: on a phone a choice moves no row above it, and others only downwards', async ({
  page,
}) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    for (const at of [4, 1, 6, 2, 5, 0, 3]) {
      const before = await tops(page);
      await page.locator('.board-choice').nth(at).click();
      await expect(page.locator('.board-reply').nth(at)).toBeVisible();
      const after = await tops(page);
      expect(after.slice(0, at + 1), `rows down to the ${at + 1}th`).toEqual(
        before.slice(0, at + 1),
      );
      for (const [i, top] of after.entries())
        expect(top, `row ${i + 1} after the ${at + 1}th`).toBeGreaterThanOrEqual(before[i] ?? 0);
    }
  }
});

test('board: on a wide screen the answer stands beside it, large, and nothing moves', async ({
  page,
}) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const before = await tops(page);
    for (const solution of solutions) {
      await choose(page, solution);
      await expect(page.locator('.board-reply').filter({ visible: true })).toHaveText([
        solution.exchange.reply,
      ]);
      expect(await tops(page), `${solution.slug} at ${width} px`).toEqual(before);
      const size = await chosen(page)
        .locator('.board-reply')
        .evaluate((reply) => Number.parseFloat(getComputedStyle(reply).fontSize));
      expect(size).toBeGreaterThanOrEqual(40);
    }
  }
});

for (const count of [2, 10])
  test(`board: with ${count} services rows and answer keep apart`, async ({ page }) => {
    await page.goto('/');
    await page.evaluate((lines) => {
      const set = document.querySelector<HTMLElement>('.board');
      const rows = [...document.querySelectorAll('.board-row')];
      for (const row of rows.slice(lines)) row.remove();
      for (let more = rows.length; more < lines; more += 1)
        set?.append(rows.at(-1)?.cloneNode(true) ?? '');
      set?.style.setProperty('--board-lines', String(lines));
    }, count);
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page
        .locator('.board-choice, .board-row:has(:checked) > .board-answer > *, #cifre')
        .evaluateAll((parts) =>
          parts
            .map((part) => part.getBoundingClientRect())
            .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
        );
      expect(boxes.length).toBeGreaterThan(count + 1);
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1)) {
          const over = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          const beside = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          expect(Math.min(over, beside), `at ${width} px`).toBeLessThanOrEqual(1);
        }
      expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

test('board: the arrow keys choose, the answer follows and is said', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/');
  await expect(group(page).getByRole('radio')).toHaveCount(solutions.length);
  const status = group(page).getByRole('status');
  await expect(status).toBeEmpty();
  await group(page).getByRole('radio', { name: first.exchange.request }).focus();
  const marks = ['banner', 'contentinfo'] as const;
  const colours = { banner: new Set<string>(), contentinfo: new Set<string>() };
  for (const { name, exchange } of [...solutions.slice(1), ...solutions.slice(0, 1)]) {
    await page.keyboard.press('ArrowDown');
    const radio = group(page).getByRole('radio', { name: exchange.request });
    await expect(radio).toBeFocused();
    await expect(radio).toBeChecked();
    await expect(chosen(page).locator('.board-choice')).toHaveCSS('outline-style', 'solid');
    await expect(chosen(page).locator('.board-answer')).toContainText(exchange.reply);
    await expect(status).toHaveText(`${board.answers(name)} ${exchange.reply}`);
    for (const role of marks) {
      const mark = page.getByRole(role).locator('svg[data-line="brand"]').first();
      colours[role].add(await mark.evaluate((svg) => getComputedStyle(svg).color));
    }
  }
  for (const role of marks)
    expect(colours[role].size, `the mark wears the chosen line: ${role}`).toBe(
      new Set(solutions.map(({ line }) => lineColour(line))).size,
    );
  expect(scripts).toEqual([]);
});

test('board: the request that was chosen goes with the form', async ({ page, smtp }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  // before the scripts are there
  await choose(page, other);
  await hydrate(page);
  const note = page.locator('.form-line-note');
  await expect(note).toContainText(
    routeText(board.note.text, { service: other.name, request: other.exchange.request }),
  );
  await note.getByRole('button', { name: board.note.remove }).press('Enter');
  await expect(note).toBeHidden();
  await expect(page.getByLabel(fieldLabel('nome')), 'what has the focus next').toBeFocused();
  await choose(page, first);
  const form = contactForm(page);
  const lead = someLead();
  await form.send(lead);
  await expectSent(page);
  const tried = { service: first.name, request: first.exchange.request };
  expect((await mailOf(smtp, lead)).mail.text).toContain(routeText(board.note.sent, tried));
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
