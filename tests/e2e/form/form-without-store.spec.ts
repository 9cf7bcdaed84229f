/** A site that can store nothing still sends at once, and says so when even that fails. */
import { contact } from '@/content/contact';
import {
  contactForm,
  countRequests,
  expectPreserved,
  expectSent,
  expectTyped,
  mailOf,
  openForm,
  someLead,
  untilGivenUp,
} from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

// one worker, so that one server is started for it
test.describe.configure({ mode: 'default' });
test.use({ storage: 'broken' });

const { failure } = contact;

test('where neither store nor mail server takes it, the toast says so, the fields stay and one can try again', async ({
  page,
  smtp,
  allowConsole,
}) => {
  allowConsole(/50[23]/);
  smtp.behave('reject-recipients');
  const lead = someLead();
  await page.clock.install();
  const form = await openForm(page);
  await form.fill(lead);
  await form.submit.click();
  await untilGivenUp(page);
  await expect(page.getByText(failure.toastTitle)).toBeVisible();
  await expect(page.getByText(failure.toastText)).toBeVisible();
  await expectPreserved(page, lead);
  await expect(form.submit).toBeEnabled();
  expect(smtp.mails).toHaveLength(0);

  smtp.behave('none');
  await form.submit.click();
  await expectSent(page);
  await mailOf(smtp, lead);
});

test('while the request is under way nothing can be changed or sent again', async ({
  page,
  smtp,
}) => {
  smtp.behave('hold');
  const form = await openForm(page);
  await form.fill(someLead());
  await form.submit.click();
  await expect(form.busy).toBeDisabled();
  for (const field of Object.values(form.fields)) await expect(field).toBeDisabled();
  smtp.behave('none');
  await expectSent(page);
});

test('a double click sends one request', async ({ page, smtp }) => {
  smtp.behave('hold');
  const requests = countRequests(page);
  const lead = someLead();
  const form = await openForm(page);
  await form.fill(lead);
  await form.submit.dblclick();
  await expect(form.busy).toBeVisible();
  smtp.behave('none');
  await expectSent(page);
  expect(requests()).toBe(1);
  expect(smtp.mails.filter(({ mail }) => mail.subject?.includes(lead.azienda))).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the failing mail server is told in the page that comes back, which keeps all that was typed', async ({
    page,
    smtp,
    allowConsole,
  }) => {
    allowConsole(/50[23]|request failed \(csp\): .*\.js$/);
    smtp.behave('reject-recipients');
    const lead = someLead();
    await page.goto('/');
    await contactForm(page).fill(lead);
    await contactForm(page).submit.click();
    await expect(page.getByText(contact.failure.toastText).first()).toBeVisible();
    await expectTyped(contactForm(page), lead);
    expect(smtp.mails).toHaveLength(0);
  });
});
