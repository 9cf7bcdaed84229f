import type { Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { hospitalityPath } from '@/lib/links';
import { hold, hydrate } from '../../support/e2e/browser';
import { contactForm, expectHydrated, mailOf, someLead } from '../../support/e2e/contact-form';
import { fillSilently, translate, withoutHints } from '../../support/e2e/page-changes';
import { expect, test } from '../../support/e2e/test';

/** Whoever sees it reads it: a translated page has no other text. */
const expectThanked = (page: Page) =>
  expect(page.locator('.consultation-form .thank-you')).toBeVisible();

test('a translated calculator counts what was typed, and all of it moves', async ({ page }) => {
  const release = await hold(page, '**/islands/*.js');
  await page.goto('/');
  await page.locator('.savings-assumed > summary').click();
  await page.evaluate(translate, '.calculator');
  const [hours, weeks] = [page.locator('#savings-ore'), page.locator('#savings-settimane')];
  await hours.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('20');
  await weeks.fill('40');
  release();
  await hydrate(page);
  await expect(weeks).toBeFocused();
  await expect(hours).toHaveValue('20');
  await expect(weeks).toHaveValue('40');
  await page.evaluate(translate, '.calculator');
  const figures = page.locator('.savings-year strong, .savings-outlooks dd > span');
  await expect(figures.first()).toHaveText(/7\.9\d0\s€$/);
  const before = await figures.allTextContents();
  expect(before.length).toBe(7);
  for (const text of before) expect(text).toContain('EN');
  await weeks.fill('46');
  await expect(figures.first()).toHaveText(/^9\.1\d0\s€$/);
  for (const [i, text] of (await figures.allTextContents()).entries()) {
    expect(text).not.toBe(before[i]);
    expect(text).not.toContain('EN');
  }
});

test('an island that React has to render anew says so, and one that nothing has changed does not', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(`${message.type()}: ${message.text()}`));
  for (const path of ['/', hospitalityPath]) {
    await page.goto(path);
    await hydrate(page);
  }
  expect(told).toEqual([]);
  await page.goto('/');
  await page.evaluate(translate, '.form-line');
  await hydrate(page);
  await expect.poll(() => told).toEqual([expect.stringMatching(/^info: Rendered anew: .*#418/)]);
});

test('what is pressed while React renders a page anew is done', async ({ page, smtp }) => {
  await page.goto('/');
  const lead = someLead();
  await page.evaluate(fillSilently, { ...lead });
  await page.evaluate(translate, 'body');
  const button = page.locator('.form-line-end');
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  const fetched = page.waitForResponse(/islands\/contact-form/);
  await page.mouse.down();
  await (await fetched).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.mouse.up();
  await expectThanked(page);
  await mailOf(smtp, lead);
});

test('a browser that has and allows less than others sends at once', async ({ page, smtp }) => {
  await page.addInitScript(withoutHints);
  for (const path of ['/', hospitalityPath]) {
    await page.goto(path);
    await page.locator('.theme-switch').click();
  }
  const stage = page.locator('[data-stage]').filter({ visible: true }).first();
  await stage.locator('[data-play=toggle]').first().click();
  await expect(stage).toHaveAttribute('data-status', 'playing');
  const lead = someLead();
  const form = contactForm(page);
  await form.fill(lead);
  await expectHydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.submit.click();
  // whoever waits for the network would wait for half a minute
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(page.locator('.consultation-form .thank-you')).toBeVisible({ timeout: 100 });
  }).toPass();
  await mailOf(smtp, lead);
});

/** Puts an element around what matches, as an extension may. */
function wrap(selector: string): void {
  const element = document.querySelector(selector);
  const around = document.createElement('div');
  element?.replaceWith(around);
  if (element) around.append(element);
}

test.describe('where React fails for good', () => {
  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(/NotFoundError/);
    await page.goto('/');
    await hydrate(page);
  });
  const state = (page: Page) => page.locator('[data-island=contact-form]');

  test('the browser sends the form, with all that was typed', async ({ page, smtp }) => {
    const lead = someLead();
    const form = contactForm(page);
    await form.fill({ ...lead, azienda: '' });
    // what React puts something before stands elsewhere
    await page.evaluate(wrap, '.form-line > fieldset');
    await form.submit.click();
    await expect(state(page)).toHaveAttribute('data-state', 'failed');
    for (const [name, text] of Object.entries({ ...lead, azienda: '' }))
      await expect(page.locator(`#campo-${name}`)).toHaveValue(text);
    await form.fields.azienda.fill(lead.azienda);
    await form.submit.click();
    await expect(page).toHaveURL(`/#${anchors.sent}`);
    await mailOf(smtp, lead);
    expect(smtp.mails).toHaveLength(1);
  });

  test('while it sends, it is sent once, and thanks are said', async ({ page, smtp }) => {
    const answer = await hold(page, '**/api/send-contact');
    const lead = someLead();
    const form = contactForm(page);
    await form.fill(lead);
    // an element that React will take away has gone another way
    await page.evaluate(() => document.querySelector('.form-line-end > span')?.remove());
    await page.locator('.form-line-end').click();
    await expect(state(page)).toHaveAttribute('data-state', 'failed');
    await expect(state(page)).toHaveAttribute('inert');
    answer();
    await expect(page.locator('.consultation-sent')).toBeVisible();
    await mailOf(smtp, lead);
    expect(smtp.mails).toHaveLength(1);
  });

  test('over the thanks, the page says them itself', async ({ page, smtp }) => {
    const lead = someLead();
    const form = contactForm(page);
    await form.fill(lead);
    await page.evaluate(wrap, 'form[action]');
    await form.submit.click();
    await expect(page.locator('.consultation-sent')).toBeVisible();
    await mailOf(smtp, lead);
    expect(smtp.mails).toHaveLength(1);
  });
});
