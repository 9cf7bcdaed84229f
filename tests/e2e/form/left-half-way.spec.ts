/**
 * A page that is left while its scripts are under way, and found again as it was left. WebKit breaks the scripts off,
 * says so before `pagehide`, and never takes them up again. The tests' browser has no back/forward cache: the network
 * breaks the scripts off here, and the page is told what WebKit tells it.
 */
import type { Page, Route } from '@playwright/test';
import { questionBox } from '@/content/question-box';
import { firstControl, hydration } from '../../support/e2e/browser';
import { contactForm, expectSent, mailOf, someLead } from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const path = '/';
const scripts = /\/_next\/static\/(chunks|boot)\/.*\.js$/;

const tell = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate(
    (name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
    type,
  );

/** Comes back to the page, where React starts without another touch. */
async function comeBack(page: Page): Promise<void> {
  await page.unroute(scripts);
  const hydrated = hydration(page);
  await tell(page, 'pageshow');
  await hydrated;
}

/** Leaves with the very first use of the page, which starts the scripts, and comes back. */
async function leaveAndComeBack(page: Page, brokenOff: 'before' | 'after'): Promise<void> {
  const held: Route[] = [];
  let brokenOffSoFar = 0;
  await page.route(scripts, (route) => void held.push(route));
  page.on('requestfailed', () => {
    brokenOffSoFar += 1;
  });
  await page.goto(path);
  await firstControl(page.locator('[data-hydrates]')).focus();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const asked = await page.evaluate(() => document.querySelectorAll('script[async]').length);
  await expect.poll(() => held.length).toBe(asked);
  if (brokenOff === 'after') await tell(page, 'pagehide');
  for (const route of held) await route.abort();
  // a browser that starts to load again joins a load of the same file that has not yet failed
  await expect.poll(() => brokenOffSoFar).toBe(asked);
  if (brokenOff === 'before') await tell(page, 'pagehide');
  await comeBack(page);
}

test.beforeEach(({ allowConsole }) => allowConsole(/ERR_FAILED/));

for (const brokenOff of ['before', 'after'] as const) {
  test(`scripts broken off ${brokenOff} the page is left start again: the form is sent within the page`, async ({
    page,
    smtp,
  }) => {
    await leaveAndComeBack(page, brokenOff);
    const lead = someLead();
    const form = contactForm(page);
    await form.fill(lead);
    await form.submit.tap();
    await expectSent(page);
    await expect(page).toHaveURL(path);
    await mailOf(smtp, lead);
  });
}

test('what had been pressed when the page was left is not done on return', async ({ page }) => {
  await page.route(scripts, () => {});
  await page.goto(path);
  const box = page.getByRole('search');
  const [name = ''] = questionBox.examples.home ?? [];
  const example = box.getByRole('button', { name });
  await example.tap();
  await expect(example).toHaveAttribute('aria-busy', 'true');
  await tell(page, 'pagehide');
  await expect(example).not.toHaveAttribute('aria-busy');
  await comeBack(page);
  await expect(box.getByRole('textbox')).toHaveValue('');
  await example.tap();
  await expect(box.getByRole('status')).toContainText(questionBox.answered);
});
