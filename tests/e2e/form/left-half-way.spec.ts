/**
 * A page that is left while its scripts are under way, and found again as it was left. WebKit breaks the scripts off,
 * says so before `pagehide`, and never takes them up again. The tests' browser has no back/forward cache: the network
 * breaks the scripts off here, and the page is told what WebKit tells it.
 */
import type { Locator, Page, Route } from '@playwright/test';
import { navigation } from '@/content/navigation';
import { contactForm, expectSent, mailOf, someLead } from '../../support/e2e/contact-form';
import { drawer } from '../../support/e2e/header';
import { expect, test } from '../../support/e2e/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const path = '/';
const scripts = /\/_next\/static\/(chunks|boot)\/.*\.js$/;

const tell = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate(
    (name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
    type,
  );

const themeName = (theme: 'system' | 'light') =>
  `${navigation.theme.label}: ${navigation.theme[theme]}`;

/** What React alone answers, in the drawer, which opens without it. */
async function themeButton(page: Page): Promise<Locator> {
  const { trigger, dialog } = drawer(page);
  await trigger.tap();
  return dialog.getByRole('button', { name: navigation.theme.label });
}

/** Leaves with the very first touch, which starts the scripts, and comes back. */
async function leaveAndComeBack(page: Page, brokenOff: 'before' | 'after'): Promise<void> {
  const held: Route[] = [];
  let brokenOffSoFar = 0;
  await page.route(scripts, (route) => void held.push(route));
  page.on('requestfailed', () => {
    brokenOffSoFar += 1;
  });
  await page.goto(path);
  await page.keyboard.press('Tab');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const asked = await page.evaluate(() => document.querySelectorAll('script[async]').length);
  await expect.poll(() => held.length).toBe(asked);
  if (brokenOff === 'after') await tell(page, 'pagehide');
  for (const route of held) await route.abort();
  // a browser that starts to load again joins a load of the same file that has not yet failed
  await expect.poll(() => brokenOffSoFar).toBe(asked);
  if (brokenOff === 'before') await tell(page, 'pagehide');
  await page.unroute(scripts);
  await tell(page, 'pageshow');
}

test.beforeEach(({ allowConsole }) => allowConsole(/ERR_FAILED/));

for (const brokenOff of ['before', 'after'] as const) {
  test(`scripts broken off ${brokenOff} the page is left start again: a button answers`, async ({
    page,
  }) => {
    await leaveAndComeBack(page, brokenOff);
    const button = await themeButton(page);
    await button.tap();
    await expect(button).toHaveAccessibleName(themeName('light'));
  });
}

test('the form answers without leaving the page', async ({ page, smtp }) => {
  await leaveAndComeBack(page, 'before');
  const lead = someLead();
  const form = contactForm(page);
  await form.fill(lead);
  await form.submit.tap();
  await expectSent(page);
  await expect(page).toHaveURL(path);
  await mailOf(smtp, lead);
});

test('what had been pressed when the page was left is not done on return', async ({ page }) => {
  await page.route(scripts, () => {});
  await page.goto(path);
  const button = await themeButton(page);
  await button.tap();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await tell(page, 'pagehide');
  await expect(button).not.toHaveAttribute('aria-busy');
  await page.unroute(scripts);
  const answering = page.evaluate(
    () => new Promise<void>((done) => addEventListener('site:hydrated', () => done())),
  );
  await tell(page, 'pageshow');
  await answering;
  await expect(button).toHaveAccessibleName(themeName('system'));
  await button.tap();
  await expect(button).toHaveAccessibleName(themeName('light'));
});
