import type { Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { questionBox } from '@/content/question-box';
import { solutions } from '@/content/solutions';
import { hospitalityPath, passagesPath, solutionPath } from '@/lib/links';
import { sitePassages } from '@/lib/questions/site-passages';
import { passagesOf, siteSearch } from '@/lib/questions/site-search';
import { hydrate, open, tabTo } from '../../support/e2e/browser';
import { builtDocument } from '../../support/e2e/built-pages';
import { contactForm, expectSent, mailOf, someLead } from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

const pages = sitePassages();
const search = siteSearch(pages);
const [example = ''] = questionBox.examples.home ?? [];
const answer = search(example, '/');
/** In no language that the site speaks. */
const unanswerable = 'Xyzzy plugh?';
/** The solution that has a box, and no form. */
const boxed = solutions.find(({ slug, carriesForm }) => questionBox.examples[slug] && !carriesForm);

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
  await hydrate(page);
  return boxOf(page);
}

test('a question is answered, with a link to where it stands', async ({ page }) => {
  const box = await openBox(page);
  await tabTo(page, box.field);
  await page.keyboard.type(`  ${example} `);
  await page.keyboard.press('Enter');
  await expect(box.answer).toContainText(questionBox.answered);
  await expect(box.answer).toContainText(answer?.passage.title ?? '–');
  await expect(box.answer).toContainText(answer?.passage.text ?? '–');
  await tabTo(page, box.answer.getByRole('link'));
  await page.keyboard.press('Enter');
  const place = page.locator(`#${answer?.passage.anchor}`);
  await expect(place).toBeInViewport();
  await expect(place).toContainText(answer?.passage.text ?? '–');

  const other = await openBox(page);
  await other.box.getByRole('button', { name: example }).click();
  await expect(other.field).toHaveValue(example);
  await expect(other.answer).toContainText(answer?.passage.text ?? '–');
});

test('a link to a question opens it, from the same page and from another', async ({ page }) => {
  const question = page.locator('details.question[id]').first();
  await page.goto('/');
  const id = await question.getAttribute('id');
  for (const from of ['/', hospitalityPath]) {
    await page.goto(from);
    await page.goto(`/#${id}`);
    await expect(question).toHaveAttribute('open');
  }
});

test('a question is sent nowhere', async ({ page, context }) => {
  const sent: string[] = [];
  const box = await openBox(page);
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const passages = page.waitForResponse((response) => response.url().endsWith(passagesPath));
  await box.field.focus();
  await passages;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await box.field.fill(example);
  await box.button.click();
  await expect(box.answer).toContainText(answer?.passage.text ?? '–');
  await box.field.fill(unanswerable);
  await box.button.click();
  await expect(box.answer).toContainText(questionBox.unanswered.title);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((request) => /xyzzy|voicebot%20|\?.*costa/i.test(request))).toEqual([]);
});

test('what the site does not answer goes into the form', async ({ page }) => {
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

test('a question goes into another page’s form, and stays nowhere', async ({ page, smtp }) => {
  test.skip(!boxed, 'no such page in this content');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const box = await openBox(page, solutionPath(boxed?.slug ?? ''));
  await box.field.fill(unanswerable);
  await box.field.press('Enter');
  await box.ask.click();
  await expect(page).toHaveURL(`/#${anchors.form}`);
  const form = contactForm(page);
  const goals = form.fields.obiettivi;
  await expect(goals).toHaveValue(unanswerable);
  await expect(goals).toBeFocused();
  await expect(goals).toBeInViewport({ ratio: 1 });
  expect(sent.filter((request) => /xyzzy/i.test(request))).toEqual([]);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state])),
  ).not.toMatch(/xyzzy/i);
  // as if it had been typed there: React finds it, and the rest is the visitor's
  const lead = { ...someLead(), obiettivi: `${unanswerable} Grazie.` };
  await page.keyboard.press('End');
  await page.keyboard.type(' Grazie.');
  const { obiettivi: _, ...rest } = form.fields;
  for (const [name, field] of Object.entries(rest))
    await field.fill(lead[name as keyof typeof rest]);
  await form.submit.click();
  await expectSent(page);
  expect((await mailOf(smtp, lead)).mail.text).toContain(lead.obiettivi);
});

test('where the search does not load the form is offered', async ({ page, allowConsole }) => {
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

test('every answer stands where its link leads', () => {
  // a figure's number and unit stand apart
  const texts = (value: string) => value.replace(/\s+/g, '');
  expect(pages.length).toBeGreaterThan(5);
  for (const { path } of pages) {
    const document = builtDocument(path);
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
