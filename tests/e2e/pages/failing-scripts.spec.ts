/** Whatever becomes of the scripts, what a visitor does reaches somebody. */
import type { Page, Route } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { errorPage } from '@/content/error-page';
import { questionBox } from '@/content/question-box';
import { hydration } from '../../support/e2e/browser';
import {
  type ContactForm,
  contactForm,
  countRequests,
  type LeadText,
  mailOf,
  someLead,
} from '../../support/e2e/contact-form';
import { layoutComplaints, openFailing } from '../../support/e2e/failing-layout';
import { expect, test } from '../../support/e2e/test';

const [example = ''] = questionBox.examples.home ?? [];
const chunks = '**/_next/static/chunks/*.js';
/** Longer than the loader waits. */
const PATIENCE_MS = 6_000;

const portal = '<!DOCTYPE html><title>Wi-Fi Hotel</title><p>Accetta le condizioni';
const html = 'text/html; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

const answers: Record<string, Parameters<Route['fulfill']>[0]> = {
  'that throws': { contentType: script, body: 'throw new Error("the chunk fails")' },
  'answered by a captive portal': { contentType: html, body: portal },
  'answered with a page in the name of a script': { contentType: script, body: portal },
  'answered with a page that the browser is not to take for a script': {
    contentType: html,
    headers: { 'x-content-type-options': 'nosniff' },
    body: portal,
  },
};

/** Lets one chunk fail, the first that is asked for, as often as it is. */
async function failOneChunk(page: Page, fail: (route: Route) => Promise<void> | void) {
  let failing: string | undefined;
  await page.route(chunks, (route) => {
    failing ??= route.request().url();
    return route.request().url() === failing ? fail(route) : route.continue();
  });
}

async function fillEarly(page: Page): Promise<{ form: ContactForm; lead: LeadText }> {
  await page.goto('/');
  const form = contactForm(page);
  const lead = someLead();
  await form.fill(lead);
  return { form, lead };
}

async function expectThanks(page: Page): Promise<void> {
  await expect(page).toHaveURL(`/#${anchors.sent}`);
  await expect(page.getByRole('heading', { name: contact.thankYou.title })).toBeVisible();
}

test.beforeEach(({ allowConsole }) => {
  // a script that cannot be parsed is an error without a text to Playwright
  allowConsole(/the chunk fails|MIME type|^uncaught: $/);
});

for (const [what, answer] of Object.entries(answers)) {
  test(`the form is sent once, with a chunk ${what}`, async ({ page, smtp }) => {
    const requests = countRequests(page);
    await failOneChunk(page, (route) => route.fulfill(answer));
    const { form, lead } = await fillEarly(page);
    await form.submit.click();
    await expectThanks(page);
    await mailOf(smtp, lead);
    expect(requests()).toBe(1);
    expect(smtp.mails).toHaveLength(1);
  });
}

test('the form is sent once, with a module that throws when React starts', async ({
  page,
  smtp,
  allowConsole,
}) => {
  allowConsole(/the module factory is not available/);
  await page.route('**/_next/static/boot/*.js', async (route) => {
    const response = await route.fetch();
    const missing = /"runtimeModuleIds":\[\d+\]/;
    const body = await response.text();
    expect(body).toMatch(missing);
    await route.fulfill({ response, body: body.replace(missing, '"runtimeModuleIds":[1]') });
  });
  const { form, lead } = await fillEarly(page);
  await form.submit.click();
  await expectThanks(page);
  await mailOf(smtp, lead);
  expect(smtp.mails).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('with a chunk that never comes', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.clock.install();
    await failOneChunk(page, async (route) => {
      await held;
      await route.continue();
    });
  });

  test('the browser sends the form after some seconds', async ({ page, smtp }) => {
    const requests = countRequests(page);
    const { form, lead } = await fillEarly(page);
    await form.submit.click();
    await expect(page.locator('form[action]')).toHaveAttribute('aria-busy', 'true');
    expect(requests()).toBe(0);
    await page.clock.runFor(PATIENCE_MS);
    await expectThanks(page);
    await mailOf(smtp, lead);
    expect(requests()).toBe(1);
    release();
  });

  test('React that answers while the browser is sending does not send again', async ({
    page,
    smtp,
  }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/send-contact', async (route) => {
      await answered;
      await route.continue();
    });
    const requests = countRequests(page);
    const { form, lead } = await fillEarly(page);
    // a page that is being left may answer no more questions: it tells by itself
    const seen: string[] = [];
    page.on('console', (message) => seen.push(message.text()));
    await page.evaluate(() => document.addEventListener('submit', () => console.info('submit')));
    const hydrated = hydration(page);
    await form.submit.click();
    const sending = page.waitForRequest('**/api/send-contact');
    await page.clock.runFor(PATIENCE_MS);
    await sending;
    release();
    await hydrated;
    // a click of Playwright's would wait for the browser's own sending
    await page.keyboard.press('Enter');
    answer();
    await expectThanks(page);
    // the browser's own
    expect(seen).toEqual(['submit']);
    await mailOf(smtp, lead);
    expect(requests()).toBe(1);
    expect(smtp.mails).toHaveLength(1);
  });

  test('a button is not held for ever', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('search').getByRole('button', { name: example });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(PATIENCE_MS);
    await expect(button).not.toHaveAttribute('aria-busy');
    release();
  });
});

test('a question that cannot be answered does not hold the form back', async ({
  page,
  smtp,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await page.route(chunks, (route) => route.abort());
  await page.goto('/');
  const field = page.getByRole('search').getByRole('textbox');
  await field.fill(example);
  await field.press('Enter');
  const form = contactForm(page);
  const lead = someLead();
  await form.fill(lead);
  await form.submit.click();
  await expectThanks(page);
  await mailOf(smtp, lead);
});

test('the button of the error screen answers', async ({ page, allowConsole }) => {
  allowConsole(layoutComplaints);
  await openFailing(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: errorPage.retry }).click();
  await reloaded;
});
