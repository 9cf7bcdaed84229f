import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { questionBox } from '@/content/question-box';
import { solutions } from '@/content/solutions';
import { hospitalityPath, passagesPath, solutionPath } from '@/lib/links';
import { sitePassages } from '@/lib/questions/site-passages';
import { passagesOf, siteSearch } from '@/lib/questions/site-search';
import { hydrated, open, tabTo } from '../../support/e2e/browser';
import { readBuiltPage } from '../../support/e2e/built-pages';
import { contactForm } from '../../support/e2e/contact-form';
import { comeTo } from '../../support/e2e/demo';
import { expect, test } from '../../support/e2e/test';

/** What the box may load when it is used, gzipped. */
const mostBytes = 30_000;

const pages = sitePassages();
const search = siteSearch(pages);
const [example = ''] = questionBox.examples.home ?? [];
const answer = search(example, '/');
/** In no language that the site speaks. */
const unanswerable = 'Xyzzy plugh?';
/** The solution that has a box, and no form. */
const boxed = solutions.find(({ slug, carriesForm }) => questionBox.examples[slug] && !carriesForm);

/** Within the reach of `components/demos/core/demo-gate.tsx`, and a little more. */
const near = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < 1.25 * window.innerHeight && bottom > -0.25 * window.innerHeight;
};

function boxOf(page: Page) {
  const box = page.getByRole('search');
  return {
    box,
    field: box.getByRole('textbox', { name: questionBox.label }),
    button: box.getByRole('button', { name: questionBox.button, exact: true }),
    answer: box.getByRole('status'),
    ask: box.getByRole('link', { name: questionBox.ask }),
  };
}

async function openBox(page: Page, path = '/') {
  await open(page, path);
  const box = boxOf(page);
  await hydrated(box.field);
  return box;
}

test('a question is answered with a passage of the site as it stands, and its link opens the place', async ({
  page,
}) => {
  const box = await openBox(page);
  await box.field.fill(`  ${example} `);
  await box.button.click();
  await expect(box.answer).toContainText(questionBox.answered);
  await expect(box.answer).toContainText(answer?.passage.title ?? '–');
  await expect(box.answer).toContainText(answer?.passage.text ?? '–');
  await box.answer.getByRole('link').click();
  const place = page.locator(`#${answer?.passage.anchor}`);
  await expect(place).toBeInViewport();
  await expect(place).toContainText(answer?.passage.text ?? '–');
});

test('a link to a question opens it, from the same page and from another', async ({ page }) => {
  const question = page.locator('details.question[id]').first();
  await page.goto('/');
  const id = await question.getAttribute('id');
  await page.goto(`/#${id}`);
  await expect(question).toHaveAttribute('open');
  await page.goto(hospitalityPath);
  await page.goto(`/#${id}`);
  await expect(question).toHaveAttribute('open');
});

test('an example that is pressed is asked', async ({ page }) => {
  const box = await openBox(page);
  await box.box.getByRole('button', { name: example }).click();
  await expect(box.field).toHaveValue(example);
  await expect(box.answer).toContainText(answer?.passage.text ?? '–');
});

test('all of it works by keyboard', async ({ page }) => {
  const box = await openBox(page);
  await tabTo(page, box.field);
  await page.keyboard.type(example);
  await page.keyboard.press('Enter');
  await expect(box.answer).toContainText(questionBox.answered);
  await tabTo(page, box.answer.getByRole('link'));
  await expect(box.answer.getByRole('link')).toBeFocused();
});

test(`the search comes when the box is used, ${mostBytes / 1_000} KB of it at the most, and from the site alone`, async ({
  page,
  site,
  allowConsole,
}) => {
  // what the router fetches of other pages has nothing to do with the box
  allowConsole(/_rsc=|ERR_FAILED/);
  await page.route('**/*_rsc=*', (route) => route.abort());
  const box = await openBox(page);
  // what stands near the box loads its own
  await box.field.scrollIntoViewIfNeeded();
  for (const gate of await page.locator('.demo-gate').all())
    if (await gate.evaluate(near)) await expect(gate).toHaveAttribute('data-player', 'ready');
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await box.field.focus();
  await box.field.fill(example);
  await box.field.press('Enter');
  await expect(box.answer).toContainText(questionBox.answered);
  expect(responses.map((response) => response.url())).toContain(`${site.url}${passagesPath}`);
  const sizes = await Promise.all(
    responses.map(async (response) => gzipSync(await response.body()).length),
  );
  const sum = sizes.reduce((total, size) => total + size, 0);
  expect(sum).toBeGreaterThan(10_000);
  expect(sum, responses.map((response) => response.url()).join('\n')).toBeLessThanOrEqual(
    mostBytes,
  );
});

test('once it is there it answers without the network, and no question is sent anywhere', async ({
  page,
  context,
  site,
  allowConsole,
}) => {
  // pages that links in sight have fetched ahead
  allowConsole(/_rsc=/);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const box = await openBox(page);
  // the calculator above fetches its player when it comes near, and answers move the page
  await comeTo(page.locator('.demo-gate'));
  await box.field.focus();
  await page.waitForResponse((response) => response.url().endsWith(passagesPath));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await box.field.fill(example);
  await box.button.click();
  await expect(box.answer).toContainText(answer?.passage.text ?? '–');
  await box.field.fill(unanswerable);
  await box.button.click();
  await expect(box.answer).toContainText(questionBox.unanswered.title);
  expect(sent.filter((request) => !request.startsWith(`${site.url}/`))).toEqual([]);
  expect(sent.filter((request) => /xyzzy|voicebot%20|\?.*costa/i.test(request))).toEqual([]);
});

test('what the site has no answer to goes into the form below, beside what is written there', async ({
  page,
}) => {
  const box = await openBox(page);
  const goals = contactForm(page).fields.obiettivi;
  await goals.fill('Rispondere la sera.');
  await box.field.fill(unanswerable);
  await box.field.press('Enter');
  await expect(box.answer).toContainText(questionBox.unanswered.title);
  await box.ask.click();
  await expect(goals).toHaveValue(`Rispondere la sera.\n\n${unanswerable}`);
  await expect(goals).toBeFocused();
  await expect(goals).toBeInViewport();
});

test('and from a page without a form it goes into the home’s', async ({ page }) => {
  test.skip(!boxed, 'no such page in this content');
  const box = await openBox(page, solutionPath(boxed?.slug ?? ''));
  await box.field.fill(unanswerable);
  await box.field.press('Enter');
  await box.ask.click();
  await expect(page).toHaveURL(`/#${anchors.form}`);
  await expect(contactForm(page).fields.obiettivi).toHaveValue(unanswerable);
  // as the visitor's own text: gone with the page
  await page.reload();
  await expect(contactForm(page).fields.obiettivi).toHaveValue('');
});

test('where the search cannot be loaded the form is offered, and the next press tries again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|domande\.json/);
  await page.route(`**${passagesPath}`, (route) => route.abort());
  const box = await openBox(page);
  await box.field.fill(example);
  await box.button.click();
  await expect(box.answer).toContainText(questionBox.failed.title);
  await expect(box.ask).toBeVisible();
  await page.unroute(`**${passagesPath}`);
  await box.button.click();
  await expect(box.answer).toContainText(questionBox.answered);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there are the questions, and no box', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('details.question').first()).toBeVisible();
    await expect(page.getByRole('search')).toBeHidden();
  });
});

test('every passage stands at the place that it is said to stand', () => {
  // a figure's number and unit stand apart
  const texts = (value: string) => value.replace(/\s+/g, '');
  for (const { path } of pages) {
    const { document } = readBuiltPage(path);
    const astray = passagesOf(pages).filter((passage) => {
      if (passage.path !== path) return false;
      const said = texts(document.getElementById(passage.anchor)?.textContent ?? '');
      // a figure's number may stand before its words or after them
      const titled = passage.title.split(/\s+/).every((word) => said.includes(word));
      return !titled || !said.includes(texts(passage.text));
    });
    expect(
      astray.map(({ anchor, title }) => `${path}#${anchor}: ${title}`),
      path,
    ).toEqual([]);
  }
});
