/** The form as most people meet it: filled in, refused, fixed, sent. */
import type { Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { formPaths } from '../../support/e2e/addresses';
import { tabTo, withMotion } from '../../support/e2e/browser';
import {
  contactForm,
  countRequests,
  expectPreserved,
  expectSent,
  expectTyped,
  type LeadText,
  mailOf,
  openForm,
  passTimeUntil,
  someLead,
  stopClock,
  untilGivenUp,
} from '../../support/e2e/contact-form';
import { leadsFrom, leadsTo } from '../../support/e2e/site-server';
import { expect, test } from '../../support/e2e/test';

const { errors, failure, refused, success, thankYou } = contact;
const sending = '**/api/send-contact';

test.describe('for a visitor with motion', () => {
  test.use(withMotion);

  test('a request typed by keyboard alone arrives as a mail to answer with one click, and the thanks have the focus', async ({
    page,
    smtp,
  }) => {
    const lead = someLead();
    // as a link to the form leaves it: the way down the page is keyboard.spec.ts
    const form = await openForm(page, `/#${anchors.form}`);
    await tabTo(page, form.fields.nome);
    for (const name of ['nome', 'azienda', 'email', 'telefono', 'obiettivi'] as const) {
      await expect(form.fields[name]).toBeFocused();
      await page.keyboard.type(lead[name]);
      await page.keyboard.press('Tab');
    }
    await tabTo(page, form.submit);
    await page.keyboard.press('Enter');

    const { mail, envelope } = await mailOf(smtp, lead);
    expect(mail.replyTo).toEqual([{ name: lead.nome, address: lead.email }]);
    expect(mail.from?.address).toBe(leadsFrom);
    expect(envelope).toEqual({ from: leadsFrom, to: [leadsTo] });
    for (const part of [mail.text, mail.html?.replaceAll('&amp;', '&')]) {
      expect(part).toContain(lead.azienda);
      expect(part).toContain(lead.telefono);
      for (const line of lead.obiettivi.split('\n')) expect(part).toContain(line);
    }
    await expectSent(page);
    await expect(page.getByRole('heading', { name: thankYou.title })).toBeFocused();
    const notifications = page.getByRole('region', { name: 'Notifications' });
    await expect(notifications).toContainText(success.toastTitle);
    await expect(notifications).toContainText(success.toastText);
    await expect(page.locator('.consultation-form .terminus')).toHaveText('Giulia');
  });
});

test('each field has the type and the help for typing that its content asks for (WCAG 1.3.5)', async ({
  page,
}) => {
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
  await expect(telefono).toHaveAttribute('placeholder', /^\+39/);
  await expect(obiettivi).toHaveAttribute('rows', '4');
  for (const field of [nome, azienda, email, telefono, obiettivi])
    await expect(field).toHaveAttribute('required');
});

const summaryOf = (page: Page) => page.locator('.error-summary, .alert');

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

test('an empty form is told all its errors at once, each leads to its field, and what is fixed is told no more', async ({
  page,
}) => {
  const requests = countRequests(page);
  const form = await openForm(page);
  const title = await page.title();
  await form.submit.click();
  await expectSummary(page, required);
  const links = summaryOf(page).getByRole('link');
  await links.filter({ hasText: errors.telefono.required }).click();
  await expect(form.fields.telefono).toBeFocused();
  await expect(page.locator('label', { hasText: contact.fields.telefono.label })).toBeInViewport({
    ratio: 1,
  });
  await expect(page).toHaveURL('/');

  await page.keyboard.type('+39 333 123 4567');
  await expect(links).toHaveCount(4);
  await expect(form.fields.telefono).toBeFocused();
  const { telefono: _, ...others } = required;
  await form.submit.click();
  await expectSummary(page, others);
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

test('what only the server refuses is told the same way, and so is all where the checks cannot be had', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422|ERR_FAILED|chunk/i);
  const form = await openForm(page);
  // before the form has been touched: its checks come then
  await page.route('**/*.js', (route) => route.abort());
  await form.submit.click();
  await expectSummary(page, required);
  await page.unroute('**/*.js');
  // spoilt on its way, so that the server's own answer comes back
  await page.route(sending, (route) =>
    route.continue({
      postData: { ...route.request().postDataJSON(), nome: ' ', telefono: 'chiamami' },
    }),
  );
  const lead = someLead();
  await form.fill(lead);
  await form.submit.click();
  await expectSummary(page, { nome: errors.nome.required, telefono: errors.telefono.invalid });
  await expectPreserved(page, lead);
});

test('that it is being sent is said, a failure gives the focus back to the button, and its toast can be reached and dismissed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503|send-contact/);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(sending, async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { code: 'delivery_failed' } });
  });
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

test('the toast of success covers neither the ring nor what happens next, on a phone and on a desk', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 740],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const form = await openForm(page);
    await form.fill(someLead());
    await form.submit.click();
    await expectSent(page);
    const toast = page.getByRole('listitem').filter({ hasText: success.toastTitle });
    await expect(toast).toBeVisible();
    await expect.poll(() => toast.evaluate((node) => node.getAnimations().length)).toBe(0);
    const over = await toast.boundingBox();
    const next = page.locator('.consultation-form .strip-stop').nth(1).locator('p').first();
    for (const part of [page.locator('.consultation-form .terminus'), next]) {
      const under = await part.boundingBox();
      if (!over || !under) throw new Error('it is not drawn');
      const apart =
        under.y + under.height <= over.y ||
        under.y >= over.y + over.height ||
        under.x + under.width <= over.x ||
        under.x >= over.x + over.width;
      expect(apart, `${await part.textContent()} at ${width} px`).toBe(true);
    }
  }
});

test('a field that is well is ticked and one that is refused is crossed, not by colour alone', async ({
  page,
}) => {
  const form = await openForm(page);
  const sign = (field: keyof LeadText) =>
    form.fields[field].evaluate((input: HTMLInputElement) => {
      const [label] = input.labels ?? [];
      if (!label) throw new Error('a field without a label');
      const { scale, clipPath } = getComputedStyle(label, '::after');
      return { drawn: scale, cross: clipPath !== 'none' };
    });
  await form.fields.nome.fill('Giulia Rossi');
  await form.fields.email.fill('giulia');
  await form.fields.azienda.focus();
  await expect.poll(() => sign('nome')).toEqual({ drawn: '1', cross: false });
  expect((await sign('email')).drawn).toBe('0');
  await form.submit.click();
  await expect.poll(() => sign('email')).toEqual({ drawn: '1', cross: true });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of formPaths) {
    test(`without JavaScript the form of ${path} keeps what was typed when refused, then sends it`, async ({
      page,
      smtp,
      site,
      allowConsole,
    }) => {
      allowConsole(/422/);
      const lead = { ...someLead(), azienda: ' ', telefono: 'chiamami' };
      await page.goto(path);
      const form = contactForm(page);
      await form.fill(lead);
      await form.submit.click();
      await expectSummary(page, {
        azienda: errors.azienda.required,
        telefono: errors.telefono.invalid,
      });
      await expectTyped(form, lead);
      await summaryOf(page).getByRole('link', { name: errors.telefono.invalid }).click();
      await expect(form.fields.telefono).toBeFocused();
      await expect(form.fields.telefono).toBeInViewport({ ratio: 1 });

      const fixed = someLead();
      await form.fields.azienda.fill(fixed.azienda);
      await form.fields.telefono.fill(fixed.telefono);
      await page.getByRole('button').click();
      await expect(page.getByRole('heading', { name: thankYou.title })).toBeVisible();
      await expect(page).toHaveURL(`${path}#${anchors.sent}`);
      await expect(form.fields.nome).toBeHidden();
      const { mail } = await mailOf(smtp, fixed);
      expect(mail.replyTo).toEqual([{ name: lead.nome, address: lead.email }]);
      expect(mail.text).toContain(`${site.url}${path}\n`);
    });
  }

  test('without JavaScript the browser itself stops an empty form at each required field', async ({
    page,
  }) => {
    const requests = countRequests(page);
    await page.goto('/');
    const form = contactForm(page);
    const lead = someLead();
    for (const [name, field] of Object.entries(form.fields)) {
      await form.submit.click();
      await expect(field).toBeFocused();
      await field.fill(lead[name as keyof typeof lead]);
    }
    expect(requests()).toBe(0);
  });
});
