/** The home's map, on which a visitor tries a request, and its list of services. */
import type { Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { mapRuns } from '@/content/network';
import { solutions } from '@/content/solutions';
import { lineChooser } from '@/lib/demos/choose-line';
import { customerLines } from '@/lib/demos/customer-lines';
import { requestsPath, solutionPath } from '@/lib/links';
import { routeText } from '@/lib/route-note';
import { hold, hydrate, open } from '../../support/e2e/browser';
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
/** Another one that the page offers, too. */
const other = solutions.find(({ slug, run }) => run.offered && slug !== first.slug) ?? first;

const takenBy = lineChooser(customerLines());
/** An example of another line, and still its own where the field cuts it. */
const nearest = other.run.customers.examples.find(
  ({ asks }) => takenBy(asks.slice(0, 40))?.slug === other.slug,
) ?? { asks: other.run.request };

const replyOf = ({ run }: typeof first) => run.customers.examples[0].reply;
const answer = (page: Page) => page.locator('.run-answer').filter({ visible: true });
const panel = (page: Page) => page.locator('.run-panel').filter({ visible: true });
const question = (page: Page) => page.locator('.run-choice:has(:checked)');
const fieldOf = (page: Page) => page.getByRole('textbox', { name: mapRuns.own.label });
const choose = (page: Page, { run }: typeof first) =>
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
    for (const { slug } of solutions) {
      // also where the page offers the request in the visitor's own words alone
      const input = page.locator(`.run-choice input[value="${slug}"]`);
      await input.evaluate((each: HTMLElement) => each.click());
      expect(await overflow(page), `${slug} at ${width} px`).toBeLessThanOrEqual(0);
      expect(await overlaps(page, '.hero'), `${slug} at ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize(phone);
  const offered = page.locator('.run-choice:not(:has(:checked))').filter({ visible: true });
  expect(await offered.count()).toBeGreaterThan(1);
  for (const choice of await offered.all())
    expect((await choice.boundingBox())?.height, 'a target on phones').toBeGreaterThanOrEqual(44);
});

test('the arrow keys go through the examples', async ({ page }) => {
  await page.goto('/');
  await page.locator('.run-choice input:checked').focus();
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('.run-choice input:checked');
  await expect(chosen).toBeFocused();
  await expect(chosen).not.toHaveValue(first.slug);
  await expect(question(page)).toHaveCSS('outline-style', 'solid');
});

test('a visitor’s own words are answered, and sent nowhere', async ({ page }) => {
  const sent: string[] = [];
  // sent before the scripts are there, they are answered once they are
  const release = await hold(page, '**/_next/static/chunks/*.js');
  await page.goto('/');
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  const field = fieldOf(page);
  // cut as the field cuts it
  const asked = nearest.asks.slice(0, mapRuns.own.maxLength - 2);
  const reply = takenBy(asked)?.reply ?? '–';
  await field.fill(` ${asked.replace(' ', '  ')}`);
  await field.press('Enter');
  release();
  await expect(answer(page)).toContainText(mapRuns.own.example);
  await expect(answer(page)).toContainText(reply);
  await expect(panel(page)).toContainText(mapRuns.own.person);
  await expect(page.getByRole('status').filter({ hasText: other.name })).toContainText(reply);
  await expect(page.locator('.run-choice input:checked')).toHaveValue(other.slug);
  await field.blur();
  await expect(question(page)).toHaveText(asked.trim());
  await choose(page, first);
  await expect(answer(page)).toContainText(replyOf(first));
  await expect(field).toHaveValue('');
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([]);
  expect(sent.filter((request) => request.includes(encodeURIComponent(asked)))).toEqual([]);
  await expect(page).toHaveURL('/');
});

test('what no example answers goes to a person', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|richieste\.json/);
  await page.route(`**${requestsPath}`, (route) => route.abort());
  await open(page, '/');
  const field = fieldOf(page);
  await hydrate(page);
  const { person } = solutionOf(mapRuns.fallback).run;
  for (const request of [nearest.asks.slice(0, 40), 'Xyzzy plugh']) {
    await field.fill(request);
    await field.press('Enter');
    await expect(question(page)).toHaveText(request.trim());
    await expect(answer(page)).toContainText(
      mapRuns.own.handedOver.reply.replace('{person}', person.name),
    );
    await expect(panel(page)).toContainText(mapRuns.own.handedOver.person);
    await page.unroute(`**${requestsPath}`);
  }
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
