/** Whatever becomes of the scripts, what a visitor does reaches somebody: late, broken, blocked, left half-way. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import plans from 'libphonenumber-js/metadata.max.json';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { errorPage } from '@/content/error-page';
import { questionBox } from '@/content/question-box';
import { firstControl, hold, hydration } from '../../support/e2e/browser';
import {
  type ContactForm,
  contactForm,
  countRequests,
  expectSent,
  type LeadText,
  mailOf,
  openForm,
  someLead,
} from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

const [example = ''] = questionBox.examples.home ?? [];
const chunks = '**/_next/static/chunks/*.js';
/** Longer than the loader waits. */
const PATIENCE_MS = 6_000;

const portal = '<!DOCTYPE html><title>Wi-Fi Hotel</title><p>Accetta le condizioni';
const script = 'text/javascript; charset=utf-8';

const answers: Record<string, Parameters<Route['fulfill']>[0]> = {
  'that throws': { contentType: script, body: 'throw new Error("the chunk fails")' },
  'answered with a page in the name of a script': { contentType: script, body: portal },
  'answered with a page that the browser is not to take for a script': {
    contentType: 'text/html; charset=utf-8',
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
  allowConsole(/the chunk fails|MIME type|^uncaught: $|ERR_FAILED/);
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

test('where scripts are blocked altogether, the form is sent, whatever was asked before', async ({
  page,
  smtp,
}) => {
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

test('before the scripts are there a form that is sent twice is one request, and a question is answered once they are', async ({
  page,
  smtp,
}) => {
  const release = await hold(page, chunks);
  const requests = countRequests(page);
  const { form, lead } = await fillEarly(page);
  const box = page.getByRole('search');
  await box.getByRole('textbox').fill(example);
  await box.getByRole('textbox').press('Enter');
  await form.submit.click();
  await form.submit.click();
  expect(requests()).toBe(0);
  await expect(box.getByRole('status')).toBeEmpty();
  release();
  await expect(box.getByRole('status')).toContainText(questionBox.answered);
  await expect(page.getByText(contact.success.toastTitle)).toBeVisible();
  await mailOf(smtp, lead);
  expect(requests()).toBe(1);
});

test('with a chunk that never comes the browser sends the form after some seconds, and no button is held for ever', async ({
  page,
  smtp,
}) => {
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await failOneChunk(page, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const button = page.getByRole('search').getByRole('button', { name: example });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(PATIENCE_MS);
  await expect(button).not.toHaveAttribute('aria-busy');

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

test('React that comes while the browser is sending does not send again', async ({
  page,
  smtp,
}) => {
  await page.clock.install();
  const release = await hold(page, chunks);
  const answer = await hold(page, '**/api/send-contact');
  const requests = countRequests(page);
  const { form, lead } = await fillEarly(page);
  // a page that is being left may answer no more questions: it says so by itself
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
  expect(seen, 'sent by the browser alone').toEqual(['submit']);
  await mailOf(smtp, lead);
  expect(requests()).toBe(1);
  expect(smtp.mails).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const scripts = /\/_next\/static\/(chunks|boot)\/.*\.js$/;
  const dispatch = (page: Page, type: 'pagehide' | 'pageshow') =>
    page.evaluate(
      (name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    );

  // WebKit breaks the scripts of a page that is left off, says so before `pagehide`, and never takes them up again;
  // the network breaks them off here, and the page hears what it hears in WebKit
  for (const brokenOff of ['before', 'after'] as const) {
    test(`scripts broken off ${brokenOff} the page is left start again on return: the form is sent within the page`, async ({
      page,
      smtp,
    }) => {
      const held: Route[] = [];
      let failed = 0;
      await page.route(scripts, (route) => void held.push(route));
      page.on('requestfailed', () => {
        failed += 1;
      });
      await page.goto('/');
      await firstControl(page.locator('[data-hydrates]')).focus();
      await expect.poll(() => held.length).toBeGreaterThan(0);
      const asked = await page.evaluate(() => document.querySelectorAll('script[async]').length);
      await expect.poll(() => held.length).toBe(asked);
      if (brokenOff === 'after') await dispatch(page, 'pagehide');
      for (const route of held) await route.abort();
      // a browser that starts to load again joins a load of the same file that has not yet failed
      await expect.poll(() => failed).toBe(asked);
      if (brokenOff === 'before') await dispatch(page, 'pagehide');
      await page.unroute(scripts);
      const hydrated = hydration(page);
      await dispatch(page, 'pageshow');
      await hydrated;
      const lead = someLead();
      const form = contactForm(page);
      await form.fill(lead);
      await form.submit.tap();
      await expectSent(page);
      await expect(page).toHaveURL('/');
      await mailOf(smtp, lead);
    });
  }

  test('what was pressed when the page was left is not done on return', async ({ page }) => {
    await page.route(scripts, () => {});
    await page.goto('/');
    const box = page.getByRole('search');
    const button = box.getByRole('button', { name: example });
    await button.tap();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await dispatch(page, 'pagehide');
    await expect(button).not.toHaveAttribute('aria-busy');
    await page.unroute(scripts);
    const hydrated = hydration(page);
    await dispatch(page, 'pageshow');
    await hydrated;
    await expect(box.getByRole('textbox')).toHaveValue('');
    await button.tap();
    await expect(box.getByRole('status')).toContainText(questionBox.answered);
  });
});

test('a failure of the root layout itself shows its message, a way back and a button that answers', async ({
  page,
  allowConsole,
}) => {
  const message = 'Il segnale è rosso';
  allowConsole(/Il segnale è rosso|Minified React error|An error occurred/);
  // the layout says to the window when React is there; a browser's own events go another way
  await page.addInitScript((said) => {
    const dispatch = window.dispatchEvent.bind(window);
    window.dispatchEvent = (event) => {
      if (event.type === 'site:hydrated') throw new Error(said);
      return dispatch(event);
    };
  }, message);
  await page.goto('/');
  await firstControl(page.locator('[data-hydrates]')).focus();
  await expect(page.getByRole('heading', { level: 1, name: errorPage.title })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('link', { name: errorPage.homeLink })).toHaveAttribute('href', '/');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: errorPage.retry }).click();
  await reloaded;
});

test('a form begun is reported without a word of it, and of nobody who asks not to be counted', async ({
  context,
}) => {
  const reported: string[] = [];
  context.on('request', (request) => {
    if (!request.url().includes('form-touched')) return;
    reported.push(
      `${request.method()} ${new URL(request.url()).search} ${request.postData() ?? ''}`,
    );
  });
  for (const signal of ['globalPrivacyControl', 'doNotTrack', 'none']) {
    const opened = await context.newPage();
    await opened.addInitScript((name) => {
      const value = name === 'doNotTrack' ? '1' : true;
      Object.defineProperty(Navigator.prototype, name, { get: () => value });
    }, signal);
    const form = await openForm(opened, '/hospitality?utm_source=news&utm_campaign=alberghi');
    await form.fill(someLead());
    await form.submit.click();
    await expectSent(opened);
    await opened.close();
  }
  expect(reported).toEqual(['POST ?page=%2Fhospitality&utm_source=news&utm_campaign=alberghi ']);
});

test('no script for the browser carries the numbering plans, which only the mails need', () => {
  // a piece of Italy's, without a character that a bundler would write otherwise
  const piece = '(?:43|55|70)';
  expect(JSON.stringify(plans.countries.IT)).toContain(piece);
  const folder = path.resolve('.next/static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(10);
  const carrying = files.filter((name) =>
    readFileSync(path.join(folder, name), 'utf8').includes(piece),
  );
  expect(carrying).toEqual([]);
});
