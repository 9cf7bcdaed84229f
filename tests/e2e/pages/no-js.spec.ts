import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { formPaths } from '../../support/e2e/addresses';
import {
  contactForm,
  countRequests,
  expectTyped,
  mailOf,
  someLead,
} from '../../support/e2e/contact-form';
import { menuEntry } from '../../support/e2e/examples';
import { drawer, wideHeader } from '../../support/e2e/header';
import { expect, test } from '../../support/e2e/test';

test.use({ javaScriptEnabled: false });

// how the browser, with scripts forbidden, puts it that it did not load them
test.beforeEach(({ allowConsole }) => allowConsole(/request failed \(csp\): .*\.js$/));

for (const path of formPaths) {
  test(`without JavaScript the form of ${path} sends the request and lands on the thanks`, async ({
    page,
    smtp,
    site,
  }) => {
    const lead = someLead();
    await page.goto(path);
    const form = contactForm(page);
    await form.fill(lead);
    await form.submit.click();
    await expect(page.getByRole('heading', { name: contact.thankYou.title })).toBeVisible();
    await expect(page).toHaveURL(`${path}#${anchors.sent}`);
    await expect(form.fields.nome).toBeHidden();
    const { mail } = await mailOf(smtp, lead);
    expect(mail.replyTo).toEqual([{ name: lead.nome, address: lead.email }]);
    expect(mail.text).toContain(`${site.url}${path}
`);
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

test('without JavaScript a wrong number brings the form back with all that was typed', async ({
  page,
  smtp,
  allowConsole,
}) => {
  allowConsole(/422/);
  const lead = { ...someLead(), telefono: 'chiamami' };
  await page.goto('/');
  await contactForm(page).fill(lead);
  await contactForm(page).submit.click();
  await expect(page.getByText(contact.errors.telefono.invalid).first()).toBeVisible();
  const form = contactForm(page);
  await expectTyped(form, lead);

  await form.fields.telefono.fill(someLead().telefono);
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { name: contact.thankYou.title })).toBeVisible();
  await mailOf(smtp, lead);
});

test('without JavaScript the Soluzioni menu opens and leads on', async ({ page }) => {
  await page.goto('/');
  const { trigger, entries } = wideHeader(page);
  await trigger.click();
  await entries.filter({ hasText: menuEntry.name }).click();
  await expect(page).toHaveURL(menuEntry.path);
});

test('without JavaScript a phone’s drawer opens, closes and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const { trigger, dialog, link, close } = drawer(page);
  await trigger.click();
  await expect(dialog).toBeVisible();
  await close.click();
  await expect(dialog).toHaveCount(0);
  await trigger.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await trigger.click();
  await link(new RegExp(menuEntry.name)).click();
  await expect(page).toHaveURL(menuEntry.path);
  await expect(dialog).toHaveCount(0);
});
