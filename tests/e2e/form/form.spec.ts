import type { Locator } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { fieldLabel, leadFields } from '@/lib/lead/fields';
import { requiredMessages } from '../../support/contact-route';
import { formPaths } from '../../support/e2e/addresses';
import { expectClearOfHeader, hold, open, tabTo, withMotion } from '../../support/e2e/browser';
import {
  contactForm,
  countRequests,
  expectPreserved,
  expectSent,
  expectSummary,
  mailOf,
  openForm,
  passTimeUntil,
  someLead,
  stopClock,
  summaryOf,
  untilGivenUp,
} from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

const { errors, failure, success, thankYou } = contact;
const sending = '**/api/send-contact';

test.describe('for a visitor with motion', () => {
  test.use(withMotion);

  test('a request typed by keyboard alone arrives', async ({ page, smtp }) => {
    const lead = someLead();
    // as a link to the form leaves it
    const form = await openForm(page, `/#${anchors.form}`);
    await tabTo(page, form.fields.nome);
    for (const name of leadFields) {
      await expect(form.fields[name]).toBeFocused();
      await page.keyboard.type(lead[name]);
      await page.keyboard.press('Tab');
    }
    await tabTo(page, form.submit);
    await page.keyboard.press('Enter');

    const { mail } = await mailOf(smtp, lead);
    expect(mail.replyTo).toEqual([{ name: lead.nome, address: lead.email }]);
    expect(mail.text).toContain(lead.telefono);
    for (const line of lead.obiettivi.split('\n')) expect(mail.text).toContain(line);
    await expectSent(page);
    await expect(page.getByRole('heading', { name: thankYou.title })).toBeFocused();
    const notifications = page.getByRole('region', { name: 'Notifications' });
    const toast = notifications.getByRole('listitem');
    await expect(toast).toHaveText(success.toastTitle + success.toastText);
  });
});

test('a double click first sends the form of every page once', async ({ page, smtp }) => {
  const requests = countRequests(page);
  expect(formPaths.length).toBeGreaterThan(1);
  for (const [i, path] of formPaths.entries()) {
    // nothing has been used before: React comes with the first field
    await open(page, path);
    const form = contactForm(page);
    const lead = someLead();
    await form.fill(lead);
    await form.submit.dblclick();
    await expectSent(page);
    await mailOf(smtp, lead);
    expect(requests(), path).toBe(i + 1);
    expect(smtp.mails).toHaveLength(i + 1);
  }
});

test('the browser can fill each field in by itself (WCAG 1.3.5)', async ({ page }) => {
  await page.goto('/');
  const { nome, azienda, email, telefono, obiettivi } = contactForm(page).fields;
  for (const [field, type, autocomplete] of [
    [nome, 'text', 'name'],
    [azienda, 'text', 'organization'],
    [email, 'email', 'email'],
    [telefono, 'tel', 'tel'],
  ] as const) {
    await expect(field).toHaveAttribute('type', type);
    await expect(field).toHaveAttribute('autocomplete', autocomplete);
  }
  for (const field of [nome, azienda, email, telefono, obiettivi])
    await expect(field).toHaveAttribute('required');
});

test('each mistake in the form is told and leads to its field', async ({ page }) => {
  const requests = countRequests(page);
  const form = await openForm(page);
  const title = await page.title();
  await form.submit.click();
  await expectSummary(page, requiredMessages);
  const links = summaryOf(page).getByRole('link');
  await links.filter({ hasText: errors.telefono.required }).click();
  await expect(form.fields.telefono).toBeFocused();
  await expect(page.locator('label', { hasText: fieldLabel('telefono') })).toBeInViewport({
    ratio: 1,
  });
  await expect(page).toHaveURL('/');

  await page.keyboard.type('+39 333 123 4567');
  await expect(links).toHaveCount(Object.keys(requiredMessages).length - 1);
  await expect(form.fields.telefono).toBeFocused();
  const lead = { ...someLead(), email: 'giulia@officine' };
  await form.fill(lead);
  await form.fields.nome.press('Enter');
  await expectSummary(page, { email: errors.email.invalid });
  await page.keyboard.press('Tab');
  await expect(links).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.fields.email).toBeFocused();
  await expectPreserved(page, lead);
  expect(requests()).toBe(0);
  await form.fill(someLead());
  await expect(summaryOf(page)).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await form.submit.click();
  await expectSent(page);
});

test('what only the server refuses is told the same way', async ({ page, allowConsole }) => {
  allowConsole(/422|ERR_FAILED|chunk/i);
  const form = await openForm(page);
  // before the form has been touched: its checks come then
  await page.route('**/*.js', (route) => route.abort());
  await form.submit.click();
  await expectSummary(page, requiredMessages);
  await page.unroute('**/*.js');
  // spoilt on its way, so that the server's own answer comes back
  await page.route(sending, (route) =>
    route.continue({
      postData: { ...route.request().postDataJSON(), nome: ' ', telefono: 'chiamami' },
    }),
  );
  const lead = someLead();
  await form.send(lead);
  await expectSummary(page, { nome: errors.nome.required, telefono: errors.telefono.invalid });
  await expectPreserved(page, lead);
});

test('a screen reader hears whether it is sent or has failed', async ({ page, allowConsole }) => {
  allowConsole(/503|send-contact/);
  const release = await hold(page, sending, (route) =>
    route.fulfill({ status: 503, json: { code: 'delivery_failed' } }),
  );
  await page.clock.install();
  const form = await openForm(page);
  await form.fill(someLead());
  await stopClock(page);
  const status = page.locator('form[action]').getByRole('status');
  await expect(status).toBeEmpty();
  await form.submit.click();
  await expect(status).toHaveText(contact.submitting);
  release();
  await untilGivenUp(page);
  await expect(status).toBeEmpty();
  await expect(form.submit).toBeFocused();

  const region = page.getByRole('region', { name: /^Notifications/ });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region).toContainText(failure.toastText);
  await page.keyboard.press('Alt+t');
  const inRegion = () => region.evaluate((node) => node.contains(document.activeElement));
  await expect.poll(inRegion).toBe(true);
  await page.getByRole('button', { name: 'Chiudi la notifica' }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByText(failure.toastTitle)).toHaveCount(0);

  // the next outcome takes its place, and goes by itself
  await page.unroute(sending);
  await form.submit.click();
  const toast = page.getByText(success.toastTitle);
  await passTimeUntil(page, () => toast.isVisible());
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(toast).toHaveCount(0);
});

/** What can be pressed, or read as a contact, under what lies over the page. */
async function under(cover: Locator): Promise<string[]> {
  // its place once it has come in
  await expect(cover).toHaveCSS('opacity', '1');
  return cover.evaluate((toast) => {
    const over = toast.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(a, button), footer dd')].flatMap((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const wide = Math.min(right, over.right) - Math.max(left, over.left);
      const high = Math.min(bottom, over.bottom) - Math.max(top, over.top);
      return each.checkVisibility() && wide > 0 && high > 0 ? [each.textContent] : [];
    });
  });
}

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [1440, 900],
] as const)
  test(`the toast lies over nothing that one may want, at ${width} by ${height}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/422|send-contact/);
    await page.setViewportSize({ width, height });
    await page.clock.install();
    const form = await openForm(page);
    const toast = page.locator('[data-sonner-toast][data-removed="false"]');
    await form.fill(someLead());
    if (width < 600) {
      await page.route(sending, (route) => route.fulfill({ status: 422, json: { code: 'other' } }));
      // as far up as it goes
      await form.submit.evaluate((button) => {
        scrollBy(0, button.getBoundingClientRect().top - 70);
      });
      await stopClock(page);
      await form.submit.click();
      await passTimeUntil(page, () => toast.isVisible());
      await expect(toast).toHaveText(failure.toastTitle + failure.toastText);
      await expect(form.submit).toBeFocused();
      expect(await under(toast)).toEqual([]);
      await page.unroute(sending);
    } else await stopClock(page);
    await form.submit.click();
    await expectSent(page);
    await passTimeUntil(page, () => toast.filter({ hasText: success.toastTitle }).isVisible());
    await expect(page.getByRole('link', { name: thankYou.whatsapp })).toBeInViewport({ ratio: 1 });
    expect(await under(toast)).toEqual([]);
    if (width > 600) return;
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
    expect(await under(toast), 'the footer’s contacts').toEqual([]);
  });

test('the errors stand under the header, and nothing cut off between the two', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const form = await openForm(page);
    await form.submit.click();
    await expectSummary(page, requiredMessages);
    await expectClearOfHeader(page, summaryOf(page));
    const above = await page.locator('.consultation-intro').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    const foot = (box: typeof above) => (box?.y ?? 0) + (box?.height ?? 0);
    expect(foot(above), `${width} px`).toBeLessThanOrEqual(foot(header));
  }
});
