/** What starts React: the use of a control that needs it. Who reads pays for the page alone. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { navigation } from '@/content/navigation';
import { questionBox } from '@/content/question-box';
import { canonicalPaths } from '../../support/e2e/addresses';
import { hold, open, withMotion } from '../../support/e2e/browser';
import { builtFile, stemOf } from '../../support/e2e/built-pages';
import { contactForm, countRequests, mailOf, someLead } from '../../support/e2e/contact-form';
import { eachKindOfPage } from '../../support/e2e/examples';
import { drawer, wideHeader } from '../../support/e2e/header';
import { expect, test } from '../../support/e2e/test';

test.use(withMotion);

/** What a page may weigh, read to its end, with the icon, which a browser with a desktop asks for. */
const mostBytes = 65_000;

/** Bytes on the wire of all that a page asks for, by kind, and what it still waits for. */
async function traffic(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const underWay = new Set<string>();
  const bytes: Record<string, number> = {};
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    kinds.set(requestId, type);
    underWay.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    underWay.delete(requestId);
  });
  return { bytes, underWay };
}

/** Lets everything have its turn that the page puts off until the browser has time. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

async function readToTheEnd(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  const atEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await idle(page);
    expect(await atEnd()).toBe(true);
  }).toPass({ intervals: [0] });
}

const documentBytes = (path: string) =>
  brotliCompressSync(builtFile(`${stemOf(path)}.html`)).length;
/** Of pages that load the same beside themselves, the one that weighs most. */
const heaviest = [...canonicalPaths].sort((a, b) => documentBytes(b) - documentBytes(a))[0] ?? '/';

for (const path of new Set([...eachKindOfPage, heaviest])) {
  test(`${path} read to its end asks for no script and no data, and for ${mostBytes / 1_000} KB at the most`, async ({
    page,
  }) => {
    const { bytes, underWay } = await traffic(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await readToTheEnd(page);
    await expect.poll(() => underWay.size).toBe(0);
    const byKind = `bytes by kind: ${JSON.stringify(bytes)}`;
    for (const kind of ['Script', 'Fetch', 'XHR']) expect(bytes, byKind).not.toHaveProperty(kind);
    const sum = Object.values(bytes).reduce((total, each) => total + each, 0);
    expect(sum, byKind).toBeGreaterThan(10_000);
    expect(sum, byKind).toBeLessThanOrEqual(mostBytes);
  });
}

/** The scripts that a page has asked for so far. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test('neither pointer nor keyboard start React on text, links, menu and questions', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await open(page, '/');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  const { trigger, panel } = wideHeader(page);
  await trigger.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const question = page.locator('details.question').filter({ visible: true }).first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  await idle(page);
  expect(scripts).toEqual([]);
  await contactForm(page).fields.nome.focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nor does the drawer, which keeps what is beside it out of reach', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).tap();
    const { trigger, dialog, link } = drawer(page);
    await trigger.tap();
    await expect(dialog).toBeVisible();
    const beside = page.locator('body > :is(header, main, footer)');
    await expect(beside).toHaveCount(3);
    for (const part of await beside.all()) await expect(part).toHaveAttribute('inert');
    await link(navigation.services).tap();
    await expect(dialog).toHaveCount(0);
    for (const part of await beside.all()) await expect(part).not.toHaveAttribute('inert');
    await expect(page.locator(`#${anchors.services}`)).toBeInViewport();
    await idle(page);
    expect(scripts).toEqual([]);
  });
});

test.describe('before the scripts are there', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    release = await hold(page, '**/_next/static/chunks/*.js');
  });

  test('a form that is sent is one request, with the toast', async ({ page, smtp }) => {
    const requests = countRequests(page);
    const lead = someLead();
    await page.goto('/');
    const form = contactForm(page);
    await form.fill(lead);
    await form.submit.click();
    await form.submit.click();
    expect(requests()).toBe(0);
    release();
    await expect(page.getByText(contact.success.toastTitle)).toBeVisible();
    await mailOf(smtp, lead);
    expect(requests()).toBe(1);
  });

  const [example = ''] = questionBox.examples.home ?? [];
  for (const way of ['button', 'Enter'] as const) {
    test(`a question that is asked with ${way} is answered`, async ({ page }) => {
      await page.goto('/');
      const box = page.getByRole('search');
      const field = box.getByRole('textbox');
      await field.fill(example);
      if (way === 'Enter') await field.press('Enter');
      else await box.getByRole('button', { name: questionBox.button, exact: true }).click();
      await expect(box.getByRole('status')).toBeEmpty();
      release();
      await expect(box.getByRole('status')).toContainText(questionBox.answered);
    });
  }
});

test('where scripts are blocked altogether, the form is still sent', async ({
  page,
  smtp,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|_next\/static/);
  await page.route('**/*.js', (route) => route.abort());
  const lead = someLead();
  await page.goto('/');
  const form = contactForm(page);
  await form.fill(lead);
  await form.submit.click();
  await expect(page).toHaveURL(`/#${anchors.sent}`);
  await expect(page.getByRole('heading', { name: contact.thankYou.title })).toBeVisible();
  await mailOf(smtp, lead);
});
