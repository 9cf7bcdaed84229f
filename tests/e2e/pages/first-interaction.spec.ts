import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { navigation } from '@/content/navigation';
import { canonicalPaths } from '../../support/e2e/addresses';
import { withMotion } from '../../support/e2e/browser';
import { builtFile, stemOf } from '../../support/e2e/built-pages';
import { contactForm, mailOf, someLead } from '../../support/e2e/contact-form';
import { eachKindOfPage, plainPath, plainSolution } from '../../support/e2e/examples';
import { drawer, wideHeader } from '../../support/e2e/header';
import { expect, test } from '../../support/e2e/test';

test.use(withMotion);

/** What a page may weigh, the icon included, which a browser with a desktop asks for. */
const mostBytes = 64_000;

/** Bytes on the wire of all that a page asks for, by kind. */
async function bytesUntilIdle(page: Page, path: string): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return bytes;
}

const documentBytes = (path: string) =>
  brotliCompressSync(builtFile(`${stemOf(path)}.html`)).length;
/** Of pages that load the same beside themselves, the one that weighs most. */
const heaviest = [...canonicalPaths].sort((a, b) => documentBytes(b) - documentBytes(a))[0] ?? '/';

for (const path of new Set([...eachKindOfPage, heaviest])) {
  test(`${path} asks for no script before the visitor does anything, and for ${mostBytes / 1_000} KB at the most`, async ({
    page,
  }) => {
    const bytes = await bytesUntilIdle(page, path);
    expect(bytes.Script ?? 0).toBe(0);
    const sum = Object.values(bytes).reduce((total, each) => total + each, 0);
    expect(sum).toBeGreaterThan(10_000);
    expect(sum, `bytes by kind: ${JSON.stringify(bytes)}`).toBeLessThanOrEqual(mostBytes);
  });
}

test.describe('while the scripts take their time', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await held;
      await route.continue();
    });
  });

  test('the menu opens all the same, by mouse and by keyboard', async ({ page }) => {
    await page.goto('/');
    const { trigger, panel } = wideHeader(page);
    await trigger.click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    release();
  });

  test('the first press of the theme’s button counts once they are there', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: navigation.theme.label });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(button).toHaveAccessibleName(
      `${navigation.theme.label}: ${navigation.theme.light}`,
    );
  });

  test('a form sent early is one request, with the toast', async ({ page, smtp }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/send-contact')) requests.push(request.method());
    });
    const lead = someLead();
    await page.goto('/');
    const form = contactForm(page);
    await form.fill(lead);
    await form.submit.click();
    await form.submit.click();
    expect(requests).toEqual([]);
    release();
    await expect(page.getByText(contact.success.toastTitle)).toBeVisible();
    await mailOf(smtp, lead);
    expect(requests).toEqual(['POST']);
  });

  test('links go where they lead at once, and in-page ones leave the address alone', async ({
    page,
  }) => {
    await page.goto(plainPath);
    const { useCasesButton } = plainSolution.hero;
    await page.getByRole('main').getByRole('link', { name: useCasesButton }).first().click();
    await expect(page.locator(`#${anchors.useCases}`)).toBeInViewport();
    await expect(page).toHaveURL(plainPath);
    await wideHeader(page).link(navigation.home).click();
    await expect(page).toHaveURL('/');
    release();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('the first tap on the menu opens the drawer, which keeps what is beside it out of reach', async ({
      page,
    }) => {
      await page.goto('/');
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
      release();
    });
  });
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
