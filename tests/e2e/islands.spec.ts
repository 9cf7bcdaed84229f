/**
 * Before React is there, while it comes, and where it never does: a reader needs none, and what a visitor does reaches
 * somebody.
 */
import { readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { savingsWords } from '@/content/demos/savings';
import type { Lead } from '@/lib/lead/fields';
import { canonicalPaths, eachKindOfPage, everyPath } from '../support/e2e/addresses';
import { hold, hydrate, withMotion } from '../support/e2e/browser';
import { builtFile, builtOrigin, stemOf } from '../support/e2e/built-pages';
import {
  type ContactForm,
  contactForm,
  countRequests,
  expectSent,
  mailOf,
  someLead,
  stopClock,
} from '../support/e2e/contact-form';
import { expect, test } from '../support/e2e/test';

const modules = '**/_next/static/islands/*.js';
const sending = '**/api/send-contact';
const PATIENCE_MS = 3_500;

test.describe('for a reader with motion', () => {
  test.use(withMotion);

  /** A first movement of the mouse counts as none in a desktop's browser. */
  async function readToTheEnd(page: Page): Promise<void> {
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await page.mouse.wheel(0, 300);
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
        scrollBy({ top: innerHeight, behavior: 'instant' });
        await frame();
        await frame();
      }
    });
    // all that the page puts off has had its turn
    await page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
    );
  }

  test('who only reads loads no script, and 70 KB at the most', async ({ page, site }) => {
    const fileOf = (path: string) => builtFile(`${stemOf(path)}.html`).toString();
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    const weight = (path: string) =>
      brotliCompressSync(fileOf(path).replaceAll(builtOrigin, site.url), { params }).length;
    const [heaviest = '/'] = [...canonicalPaths].sort((a, b) => weight(b) - weight(a));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['script', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
    });
    // the heaviest first, while nothing is kept
    for (const path of new Set([heaviest, ...eachKindOfPage])) {
      // who asks first gets it compressed quickly, all others well
      const headers = { 'accept-encoding': 'br' };
      const sent = async () => (await page.request.head(path, { headers })).headers();
      await expect.poll(async () => Number((await sent())['content-length'])).toBe(weight(path));
      await page.goto(path);
      await readToTheEnd(page);
      expect(asked, path).toEqual([]);
      const bytes = await page.evaluate(() =>
        performance
          .getEntries()
          .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'transferSize') ?? 0), 0),
      );
      expect(bytes, path).toBeGreaterThan(5_000);
      expect(bytes, path).toBeLessThanOrEqual(70_000);
    }
  });
});

test('of a slider and a number the later one counts', async ({ page }) => {
  const release = await hold(page, modules);
  await page.goto('/');
  await page.locator('#savings-ore-line').focus();
  await page.keyboard.press('ArrowLeft');
  await page.locator('#savings-ore').fill('20');
  release();
  await hydrate(page);
  await expect(page.locator('#savings-ore')).toHaveValue('20');
  await expect(page.locator('#savings-ore-line')).toHaveValue('20');
});

test('what is typed before React is there counts', async ({ page }) => {
  const typed = [
    ['#savings-costo', '1.000'],
    ['[data-of="savings-ore"]', '10'],
  ] as const;
  await page.goto('/');
  for (const [selector, text] of typed)
    await page.locator(selector).evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, text);
  await hydrate(page);
  await expect(page.locator('.savings-year strong')).toHaveText(/^207\.000\s€$/);
  for (const [selector, text] of typed)
    await expect(page.locator(selector)).toHaveValue(new RegExp(`^${text}`));
});

test('a press before React is there counts, also of a button without an id', async ({ page }) => {
  const release = await hold(page, modules);
  await page.goto('/');
  const button = page.locator('#savings-send');
  const status = page
    .locator('button:not([data-reload]) + [role=status]')
    .filter({ visible: true });
  await button.evaluate((each) => each.removeAttribute('id'));
  await page.getByRole('button', { name: savingsWords.send }).click();
  release();
  await expect(status).not.toBeEmpty();
});

test.describe('the form', () => {
  test.beforeEach(({ allowConsole }) => {
    // a script that cannot be parsed is an error without a text to Playwright
    allowConsole(
      /the chunk fails|MIME type|dynamically imported module|^uncaught: $|ERR_FAILED|SyntaxError/,
    );
  });

  async function fillEarly(page: Page): Promise<{ form: ContactForm; lead: Lead }> {
    await page.goto('/');
    const form = contactForm(page);
    const lead = someLead();
    await form.fill(lead);
    return { form, lead };
  }

  const calculator = (page: Page) => ({
    button: page.locator('#savings-send'),
    status: page.locator('#savings-send + [role=status]'),
  });

  async function expectThanks(page: Page): Promise<void> {
    await expect(page).toHaveURL(`/#${anchors.sent}`);
    await expect(page.getByRole('heading', { name: contact.thankYou.title })).toBeVisible();
  }

  test('a calculator whose scripts hang says so within three seconds', async ({ page }) => {
    await page.clock.install();
    const release = await hold(page, modules);
    await page.goto('/');
    await page.locator('#savings-ore-line').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.savings-year')).toBeHidden();
    await page.clock.runFor(3_000);
    await expect(page.getByText(savingsWords.missing)).toBeVisible();
    // late is better than never
    release();
    await expect(page.locator('.savings-year')).toBeVisible();
    await expect(page.locator('#savings-ore')).toHaveValue('33');
    await expect(page.getByText(savingsWords.missing)).toBeHidden();
  });

  const portal = '<!DOCTYPE html><title>Wi-Fi Hotel</title><p>Accetta le condizioni';
  const script = 'text/javascript; charset=utf-8';
  const nosniff = { 'x-content-type-options': 'nosniff' };
  for (const [what, answer] of [
    ['throws', { contentType: script, body: 'throw new Error("the chunk fails")' }],
    ['is a page in the name of a script', { contentType: script, body: portal }],
    ['is a page', { contentType: 'text/html; charset=utf-8', headers: nosniff, body: portal }],
    ['is blocked', null],
  ] as const)
    test(`where a script ${what}, the form is sent once`, async ({ page, smtp }) => {
      const requests = countRequests(page);
      await page.route(modules, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto('/');
      // asked before, which stays without an answer
      await calculator(page).button.click();
      const lead = someLead();
      const form = contactForm(page);
      await form.send(lead);
      await expectThanks(page);
      await mailOf(smtp, lead);
      expect(requests()).toBe(1);
      expect(smtp.mails).toHaveLength(1);
    });

  test('pressed twice before React is there it is sent once', async ({ page, smtp }) => {
    // the page's patience does not run out while the fields are filled in, however long that takes
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    const release = await hold(page, modules);
    const requests = countRequests(page);
    const { form, lead } = await fillEarly(page);
    const { button, status } = calculator(page);
    await button.click();
    await form.submit.click();
    await form.submit.click();
    expect(requests()).toBe(0);
    await expect(status).toBeEmpty();
    release();
    await page.clock.resume();
    await expect(status).not.toBeEmpty();
    await expect(page.getByText(contact.success.toastTitle)).toBeVisible();
    await mailOf(smtp, lead);
    expect(requests()).toBe(1);
  });

  test('where a script never comes it is sent all the same', async ({ page, smtp }) => {
    await page.clock.install();
    const release = await hold(page, modules);
    await page.goto('/');
    await stopClock(page);
    const { button } = calculator(page);
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

  test('React that comes late does not send it again', async ({ page, smtp }) => {
    await page.clock.install();
    const release = await hold(page, modules);
    const answer = await hold(page, sending);
    const requests = countRequests(page);
    const { form, lead } = await fillEarly(page);
    // a page that is being left may answer no more questions: it says so by itself
    const seen: string[] = [];
    page.on('console', (message) => seen.push(message.text()));
    await page.evaluate(() => {
      document.addEventListener('submit', () => console.info('submit'));
      const island = document.querySelector('[data-island=contact-form]');
      const told = new MutationObserver(() => console.info(island?.getAttribute('data-state')));
      if (island) told.observe(island, { attributeFilter: ['data-state'] });
      // nor be told by the clock that time has passed
      document.addEventListener('keydown', ({ key }) => {
        const later = Date.now() + 60_000;
        if (key === 'Shift') Date.now = () => later;
      });
    });
    // its time stands still from before the press: a slow machine would leave the page before it is asked
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await form.submit.click();
    const sent = page.waitForRequest(sending);
    await page.clock.runFor(PATIENCE_MS);
    await sent;
    release();
    await expect.poll(() => seen.at(-1)).toBe('started');
    // a click of Playwright's would wait for the browser's own sending
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift');
    expect(requests()).toBe(1);
    // who presses again much later has the browser begin again, and the server knows it for the same
    await page.keyboard.press('Enter');
    await expect.poll(requests).toBe(2);
    answer();
    await expectThanks(page);
    expect(seen, 'sent by the browser alone').toEqual(['submit', 'late', 'started']);
    await mailOf(smtp, lead);
    expect(smtp.mails).toHaveLength(1);
  });

  // WebKit breaks the scripts of a page that is left off, says so before `pagehide`, and never takes them up again;
  // the network breaks them off here, and the page hears what it hears in WebKit
  for (const brokenOff of ['before', 'after'] as const) {
    test(`scripts broken off ${brokenOff} leaving start again on return`, async ({
      page,
      smtp,
    }) => {
      const dispatch = (type: 'pagehide' | 'pageshow') =>
        page.evaluate(
          (name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
          type,
        );
      const held: Route[] = [];
      let failed = 0;
      await page.route(modules, (route) => void held.push(route));
      page.on('requestfailed', () => {
        failed += 1;
      });
      await page.goto('/');
      const { button, status } = calculator(page);
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect.poll(() => held.length).toBeGreaterThan(2);
      const asked = held.length;
      if (brokenOff === 'after') await dispatch('pagehide');
      for (const route of held) await route.abort();
      // a browser that starts to load again joins a load of the same file that has not yet failed
      await expect.poll(() => failed).toBe(asked);
      if (brokenOff === 'before') await dispatch('pagehide');
      await expect(button).not.toHaveAttribute('aria-busy');
      await page.unroute(modules);
      await dispatch('pageshow');
      await expect(page.locator('[data-island=calculator]')).toHaveAttribute(
        'data-state',
        'started',
      );
      await expect(status).toBeEmpty();
      const lead = someLead();
      const form = contactForm(page);
      await form.send(lead);
      await expectSent(page);
      await expect(page).toHaveURL('/');
      await mailOf(smtp, lead);
    });
  }
});

test('assistant: where the brand file has none, no page and no script has anything of it', () => {
  for (const path of [...everyPath, '/_not-found'])
    expect(builtFile(`${stemOf(path)}.html`).toString(), path).not.toMatch(
      /assistant(?:\.island|-head|" data-props)|chatbot-asks|with-field|data-talk/,
    );
  expect(readdirSync('.next/static/islands').join()).not.toContain('assistant');
});
