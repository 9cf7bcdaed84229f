import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { canonicalPaths, demoPath, everyPath, missingPath } from '../support/e2e/addresses';
import { hold, open } from '../support/e2e/browser';
import { builtDocument } from '../support/e2e/built-pages';
import { expectAccessible, htmlFindings } from '../support/e2e/checkers';
import { expectSent, openForm, someLead } from '../support/e2e/contact-form';
import { drawer, wideHeader } from '../support/e2e/header';
import { expect, test } from '../support/e2e/test';

test.beforeEach(({ allowConsole }) => allowConsole(/4(04|22)/));

for (const address of [...canonicalPaths, missingPath, `/#${anchors.sent}`]) {
  test(`${address} is accessible in both themes`, async ({ page }) => {
    await open(page, address);
    await expectAccessible(page);
    expect(await page.locator('body').ariaSnapshot(), 'a dot is drawn, not read out').not.toMatch(
      /·/,
    );
  });
}

test('what is in another language says so', () => {
  const foreign = /\b(?:the|you|your|with|and|is|are|found|und|nicht|Sie|wir|nous|vous|avec)\b/;
  for (const path of [...everyPath, '/_not-found']) {
    const document = builtDocument(path);
    const texts = document.createTreeWalker(
      document.body,
      document.defaultView?.NodeFilter.SHOW_TEXT,
    );
    const unmarked: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const within = text.parentElement;
      if (!within || within.closest('script, style')) continue;
      const { lang } = within.closest<HTMLElement>('[lang]') ?? {};
      if (lang === 'it' && foreign.test(text.textContent ?? ''))
        unmarked.push(text.textContent ?? '');
    }
    expect(unmarked, path).toEqual([]);
  }
});

test('the menu, the call bar and the drawer are accessible', async ({ page }) => {
  await open(page, '/');
  const { trigger, panel } = wideHeader(page);
  await trigger.click();
  await expect(panel).toBeVisible();
  await expectAccessible(page, 'header');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('main section').nth(3).scrollIntoViewIfNeeded();
  await expectAccessible(page, '.call-bar');
  const small = drawer(page);
  await small.trigger.click();
  await expect(small.dialog).toBeVisible();
  await expectAccessible(page, 'dialog');
});

test('the form is accessible in every state', async ({ page, allowConsole }) => {
  allowConsole(/send-contact/);
  const section = `#${anchors.form}`;
  const form = await openForm(page);
  await form.submit.click();
  await expect(page.getByRole('heading', { name: contact.refused.title })).toBeVisible();
  await expectAccessible(page, section);

  await form.fill(someLead());
  const release = await hold(page, '**/api/send-contact', (route) =>
    route.fulfill({ status: 422, json: { code: 'other' } }),
  );
  await form.submit.click();
  await expect(form.busy).toBeVisible();
  await expectAccessible(page, section);
  release();
  await expect(page.getByText(contact.failure.toastTitle)).toBeVisible();
  await expectAccessible(page, 'section[aria-label^="Notifications"]');

  await page.unroute('**/api/send-contact');
  await form.submit.click();
  await expectSent(page);
  await expectAccessible(page, section);
});

test('without scripts a refused form is accessible', async ({ page }) => {
  await page.goto('/');
  // as the browser itself sends it: no script, no check
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action]')?.submit());
  await expect(page.locator('.alert')).toBeFocused();
  await expectAccessible(page);
});

test('every page, and what the form’s address answers, is valid HTML', async ({ request }) => {
  const folder = path.join('.next', 'server', 'app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /^(?!_global-error).*\.html$/.test(file));
  expect(pages.length).toBeGreaterThanOrEqual(everyPath.length);
  for (const file of pages) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    expect.soft(await htmlFindings(html), file).toEqual([]);
  }
  const answer = await request.post('/api/send-contact', { form: { nome: '' } });
  expect(answer.headers()['content-type']).toContain('text/html');
  expect(await htmlFindings(await answer.text())).toEqual([]);
});

/** Of all that match: which show neither a ground unlike the page's nor a border (WCAG 1.4.1, 1.4.11). */
const unseen = (page: Page, selector: string) =>
  page.evaluate((matching) => {
    const clear = [getComputedStyle(document.body).backgroundColor, 'rgba(0, 0, 0, 0)'];
    const elements = [...document.querySelectorAll(matching)].filter((each) =>
      each.checkVisibility(),
    );
    if (elements.length === 0) return [`nothing matches ${matching}`];
    const shows = (element: Element) => {
      const style = getComputedStyle(element);
      const bordered =
        style.borderInlineStartWidth !== '0px' && !clear.includes(style.borderInlineStartColor);
      return bordered || !clear.includes(style.backgroundColor);
    };
    return elements.filter((element) => !shows(element)).map((element) => element.outerHTML);
  }, selector);

test('in forced colours buttons, choices and errors can be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, demoPath('email') ?? '/');
  for (const selector of ['.line-badge', '.play-button'])
    expect.soft(await unseen(page, selector), selector).toEqual([]);
  const ground = (option: Locator) =>
    option.evaluate((node) => getComputedStyle(node).backgroundColor);
  const chosen = page.locator('.choices :checked + span').first();
  const other = page.locator('.choices :not(:checked) + span').first();
  expect(await ground(chosen)).not.toBe(await ground(other));

  const form = await openForm(page);
  await form.submit.click();
  await expect(page.locator('.error-summary')).toBeFocused();
  for (const selector of [
    '.error-summary',
    'form[action] :is(input, textarea)[required]',
    'form[action] button',
  ])
    expect.soft(await unseen(page, selector), selector).toEqual([]);
  const cross = page.locator('.form-line-stop:has([aria-invalid]) > label').first();
  expect(await cross.evaluate((label) => getComputedStyle(label, '::after').backgroundColor)).toBe(
    await cross.evaluate((label) => getComputedStyle(label).color),
  );
});
