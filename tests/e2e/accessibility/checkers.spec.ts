/** Three checkers, no finding: every page and every state of the interface, in both themes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { canonicalPaths, everyPath, missingPath } from '../../support/e2e/addresses';
import { open } from '../../support/e2e/browser';
import { expectAccessible, findings, htmlFindings } from '../../support/e2e/checkers';
import { expectSent, openForm, someLead } from '../../support/e2e/contact-form';
import { drawer, wideHeader } from '../../support/e2e/header';
import { keyboardProblems } from '../../support/e2e/keyboard';
import { expect, test } from '../../support/e2e/test';

test.use({ bypassCSP: true });
test.beforeEach(({ allowConsole }) => allowConsole(/4(04|22)/));

for (const address of [...canonicalPaths, missingPath]) {
  test(`${address}: axe and IBM’s checker find nothing, and Tab goes from top to bottom, always in sight`, async ({
    page,
  }) => {
    await open(page, address);
    await expectAccessible(page);
    expect(await keyboardProblems(page)).toEqual([]);
  });
}

test('the thanks without scripts: axe and IBM’s checker find nothing', async ({ page }) => {
  await open(page, `/#${anchors.sent}`);
  await expectAccessible(page);
});

test('the open menu, the call bar and the open drawer: axe and IBM’s checker find nothing', async ({
  page,
}) => {
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

test('the form, refused, on its way, failed and sent: axe and IBM’s checker find nothing', async ({
  page,
  smtp,
  allowConsole,
}) => {
  allowConsole(/send-contact/);
  const section = `#${anchors.form}`;
  const form = await openForm(page);
  await form.submit.click();
  await expect(page.getByRole('heading', { name: contact.refused.title })).toBeVisible();
  await expectAccessible(page, section);

  await form.fill(someLead());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/send-contact', async (route) => {
    await held;
    await route.fulfill({ status: 422, json: { code: 'other' } });
  });
  await form.submit.click();
  await expect(form.busy).toBeVisible();
  await expectAccessible(page, section);
  release();
  await expect(page.getByText(contact.failure.toastTitle)).toBeVisible();
  await expectAccessible(page, 'section[aria-label^="Notifications"]');

  await page.unroute('**/api/send-contact');
  smtp.behave('none');
  await form.submit.click();
  await expectSent(page);
  await expectAccessible(page, section);
});

test('the form’s own document without scripts: axe and IBM’s checker find nothing, and Tab goes from top to bottom', async ({
  page,
}) => {
  await page.goto('/');
  // as the browser itself sends it: no script, no check
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action]')?.submit());
  await expect(page.locator('.alert')).toBeFocused();
  await expectAccessible(page);
  // back to the top, where the walk begins
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await keyboardProblems(page)).toEqual([]);
});

test('html-validate finds nothing in any page as it is built', async () => {
  const folder = path.join('.next', 'server', 'app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThanOrEqual(everyPath.length);
  for (const file of pages) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    expect.soft(await htmlFindings(html), file).toEqual([]);
  }
});

test('html-validate finds nothing in what the form’s address answers without scripts', async ({
  request,
}) => {
  const empty = await request.post('/api/send-contact', { form: { nome: '' } });
  const spoilt = await request.post('/api/send-contact', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    data: '%',
  });
  for (const answer of [empty, spoilt]) {
    expect(answer.headers()['content-type']).toContain('text/html');
    expect(await htmlFindings(await answer.text())).toEqual([]);
  }
});

test('each checker finds a mistake that is planted', async ({ page }) => {
  await open(page, missingPath);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="planted-part"><img src="/icon.svg"><p class="planted" style="color: #999; background: #fff">Poco contrasto</p><a href="/" aria-label="Inizio">Pagina iniziale</a></div>',
    ),
  );
  for (const part of [undefined, '.planted-part']) {
    const found = (await findings(page, part)).join('\n');
    for (const expected of [
      'axe image-alt',
      'axe color-contrast: <p class="planted"',
      'axe label-content-name-mismatch',
      'ibm img_alt_valid',
      'ibm text_contrast_sufficient',
    ])
      expect(found).toContain(expected);
  }

  const html = readFileSync(path.join('.next', 'server', 'app', 'index.html'), 'utf8');
  const twice = html.replace('<h1', '<h1 id="contenuto"');
  expect(await htmlFindings(twice)).toEqual([expect.stringContaining('no-dup-id')]);
});
