import type { Page } from '@playwright/test';
import { contact } from '@/content/contact';
import {
  contactForm,
  countRequests,
  expectPreserved,
  expectSent,
  expectTyped,
  type LeadText,
  openForm,
  someLead,
  untilGivenUp,
} from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

const { errors, refused } = contact;

const summaryOf = (page: Page) => page.locator('.error-summary, .errors');

const required = Object.fromEntries(
  Object.entries(errors).map(([name, words]) => [name, words.required]),
) as LeadText;

const endingIn = (text: string) =>
  new RegExp(`(^| )${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** The summary has the focus; each of its links says what its field says, in the form's order. */
async function expectSummary(page: Page, shown: Partial<LeadText>) {
  await expect(summaryOf(page)).toBeFocused();
  await expect(summaryOf(page)).toBeInViewport();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading', { name: refused.title })).toBeVisible();
  await expect(alert.getByRole('listitem')).toHaveText(Object.values(shown));
  await expect(page).toHaveTitle(new RegExp(`^${refused.prefix} .`));
  for (const [name, field] of Object.entries(contactForm(page).fields)) {
    const words = shown[name as keyof LeadText];
    if (!words) {
      await expect(field).not.toHaveAttribute('aria-invalid');
      continue;
    }
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    // a field's hint stands before its error
    await expect(field).toHaveAccessibleDescription(endingIn(words));
  }
}

test('an empty form is stopped by the browser’s own check, and all is told at once', async ({
  page,
}) => {
  const requests = countRequests(page);
  const form = await openForm(page);
  const title = await page.title();
  await form.submit.click();
  await expectSummary(page, required);
  for (const field of Object.values(form.fields))
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
      true,
    );

  const links = summaryOf(page).getByRole('link');
  await links.filter({ hasText: errors.telefono.required }).click();
  await expect(form.fields.telefono).toBeFocused();
  await expect(page.locator('label', { hasText: contact.fields.telefono.label })).toBeInViewport({
    ratio: 1,
  });
  await expect(page).toHaveURL('/');

  // what is fixed is told no more, without another attempt, and the focus stays where one types
  await page.keyboard.type('+39 333 123 4567');
  await expect(links).toHaveCount(4);
  await expect(form.fields.telefono).toBeFocused();
  const { telefono: _, ...others } = required;
  await expect(summaryOf(page).getByRole('listitem')).toHaveText(Object.values(others));
  await form.submit.click();
  await expectSummary(page, others);
  await form.fill(someLead());
  await expect(summaryOf(page)).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  expect(requests()).toBe(0);
  await form.submit.click();
  await expectSent(page);
  await expect(page).toHaveTitle(title);
});

test('by keyboard alone: Enter in a field, the summary, a link, the field', async ({ page }) => {
  const lead = { ...someLead(), email: 'giulia@officine' };
  const form = await openForm(page);
  await form.fill(lead);
  await form.fields.nome.press('Enter');
  await expectSummary(page, { email: errors.email.invalid });
  await page.keyboard.press('Tab');
  await expect(summaryOf(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.fields.email).toBeFocused();
  await expectPreserved(page, lead);
});

test('what only the server refuses is told the same way', async ({ page, allowConsole }) => {
  allowConsole(/422/);
  // spoilt on its way, so that the server's own answer comes back
  await page.route('**/api/send-contact', (route) =>
    route.continue({
      postData: { ...route.request().postDataJSON(), nome: ' ', telefono: 'chiamami' },
    }),
  );
  const lead = someLead();
  const form = await openForm(page);
  await form.fill(lead);
  await form.submit.click();
  await expectSummary(page, { nome: errors.nome.required, telefono: errors.telefono.invalid });
  await expectPreserved(page, lead);
});

test('where the checks’ code cannot be had, the server’s verdict is told', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422|ERR_FAILED|chunk/i);
  const form = await openForm(page);
  await page.route('**/*.js', (route) => route.abort());
  await form.submit.click();
  await expectSummary(page, required);
});

test('that it is being sent is said, and a failure gives the focus back to the button', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503|send-contact/);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/send-contact', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { code: 'delivery_failed' } });
  });
  await page.clock.install();
  const form = await openForm(page);
  await form.fill(someLead());
  const status = page.locator('form[action]').getByRole('status');
  await expect(status).toBeEmpty();
  await form.submit.click();
  await expect(status).toHaveText(contact.submitting);
  release();
  await untilGivenUp(page);
  await expect(status).toBeEmpty();
  const notifications = page.getByRole('region', { name: /^Notifications/ });
  await expect(notifications).toHaveAttribute('aria-live', 'polite');
  await expect(notifications).toContainText(contact.failure.toastText);
  await expect(form.submit).toBeFocused();
  await expect(page).not.toHaveTitle(new RegExp(`^${refused.prefix}`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allowConsole }) => allowConsole(/422|request failed \(csp\): .*\.js$/));

  test('the document that comes back begins with the summary', async ({ page }) => {
    const lead = { ...someLead(), azienda: ' ', telefono: 'chiamami' };
    await page.goto('/');
    const form = contactForm(page);
    await form.fill(lead);
    await form.submit.click();
    await expectSummary(page, {
      azienda: errors.azienda.required,
      telefono: errors.telefono.invalid,
    });
    await expectTyped(form, lead);
    await summaryOf(page).getByRole('link', { name: errors.telefono.invalid }).click();
    await expect(form.fields.telefono).toBeInViewport({ ratio: 1 });
    await expect(form.fields.telefono).toBeFocused();
  });
});
