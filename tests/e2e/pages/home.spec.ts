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

test('question, answer, person and one button to the form are on the first screen of phone, laptop and desk', async ({
  page,
}) => {
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

test('every example fits windows from 320 to 2560 px, no word stands on another, and all that is lit has its colour', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const colour = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--line'));
  for (const width of [320, 390, 768, 820, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug } of solutions) {
      // also where the page offers the request in the visitor's own words alone
      const input = page.locator(`.run-choice input[value="${slug}"]`);
      await input.evaluate((each: HTMLElement) => each.click());
      expect(await overflow(page), `${slug} at ${width} px`).toBeLessThanOrEqual(0);
      expect(await overlaps(page, '.hero'), `${slug} at ${width} px`).toEqual([]);
      if (width !== 1440) continue;
      const chosen = await colour('.run:has(:checked)');
      for (const lit of ['.exits', 'header a[href="/"] svg'])
        expect(await colour(lit), `${lit} of ${slug}`).toBe(chosen);
    }
  }
  await page.setViewportSize(phone);
  const offered = page.locator('.run-choice:not(:has(:checked))').filter({ visible: true });
  expect(await offered.count()).toBeGreaterThan(1);
  for (const choice of await offered.all())
    expect((await choice.boundingBox())?.height, 'a target on phones').toBeGreaterThanOrEqual(44);
});

test('the arrow keys go through the examples, and the field shows which one has the focus', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('.run-choice input:checked').focus();
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('.run-choice input:checked');
  await expect(chosen).toBeFocused();
  await expect(chosen).not.toHaveValue(first.slug);
  await expect(question(page)).toHaveCSS('outline-style', 'solid');
});

test('the visitor’s own words light the line of the nearest example, which answers, and nothing else hears of them', async ({
  page,
}) => {
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

  // the longest reply of each line has room
  const longest = solutions.flatMap(
    ({ run }) =>
      [...run.customers.examples].sort((a, b) => b.reply.length - a.reply.length)[0] ?? [],
  );
  expect(longest.length).toBe(solutions.length);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { asks } of longest) {
      const request = asks.slice(0, mapRuns.own.maxLength).trim();
      await field.fill(request);
      await field.press('Enter');
      await expect(question(page)).toHaveText(request);
      // while the field is used, its hint lies over the examples
      await field.blur();
      expect(await overlaps(page, '.hero'), `${request} at ${width} px`).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  }
});

test('what no example is near is handed over to a person, and so is all where the examples cannot be loaded', async ({
  page,
  allowConsole,
}) => {
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

test('the request that was tried goes with the form, in sight, and can be taken away', async ({
  page,
  smtp,
}) => {
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

test('a line is drawn by transform and opacity alone, once, and stands whole at rest', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const animated = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      // a button's colours may change by a transition
      if (!(animation instanceof CSSAnimation)) return [];
      if (!(effect instanceof KeyframeEffect) || !effect.target?.closest('.hero')) return [];
      const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      return [{ names, iterations: effect.getTiming().iterations }];
    }),
  );
  expect(animated.length).toBeGreaterThan(3);
  const cheap = /^(offset|computedOffset|easing|composite|transform|scale|opacity)$/;
  for (const { names, iterations } of animated) {
    expect(iterations).toBe(1);
    expect(names.filter((name) => !cheap.test(name))).toEqual([]);
  }
  const line = page.locator('.map-line').first();
  await expect.poll(() => line.evaluate((node) => node.getAnimations().length)).toBe(0);
  await expect(line).toHaveCSS('stroke-dasharray', 'none');
});

const rows = (page: Page) => page.locator(`#${anchors.services} .shelf-row`);
const openOnes = (page: Page) => rows(page).locator('details[open] h3');

test('one service is open at a time, by mouse, by keyboard and by the line lit in the map, with its bullets and its link', async ({
  page,
}) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first question stands answered and another takes its place when it is chosen, and so do the services', async ({
    page,
  }) => {
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(answer(page)).toHaveCount(1);
      await expect(answer(page)).toContainText(replyOf(first));
      await expect(question(page)).toContainText(first.run.request);
      await choose(page, other);
      await expect(answer(page)).toHaveCount(1);
      await expect(answer(page)).toContainText(replyOf(other));
      await expect(panel(page)).toContainText(other.run.person.says);
      await expect(fieldOf(page)).toBeHidden();
    }
    await expect(openOnes(page)).toHaveText([solutions[0]?.card.title ?? '']);
    await rows(page).last().locator('summary').click();
    await expect(openOnes(page)).toHaveText([solutions.at(-1)?.card.title ?? '']);
  });
});
