import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { tabTo, withMotion } from '../../support/e2e/browser';
import { expectSent, mailOf, openForm, someLead } from '../../support/e2e/contact-form';
import { formOwner } from '../../support/e2e/examples';
import { leadsFrom, leadsTo } from '../../support/e2e/site-server';
import { expect, test } from '../../support/e2e/test';

const { success, thankYou } = contact;

test.use(withMotion);

test('a request typed by keyboard alone arrives as a mail to answer with one click', async ({
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
  expect(mail.to?.map(({ address }) => address)).toEqual([leadsTo]);
  expect(envelope).toEqual({ from: leadsFrom, to: [leadsTo] });
  for (const part of [mail.text, mail.html?.replaceAll('&amp;', '&')]) {
    expect(part).toContain(lead.azienda);
    expect(part).toContain(lead.telefono);
    for (const line of lead.obiettivi.split('\n')) expect(part).toContain(line);
  }
  await expectSent(page);
});

test('a sent request is confirmed by a toast and replaces the form for good', async ({ page }) => {
  const form = await openForm(page);
  await form.fill(someLead());
  await form.submit.click();
  await expect(page.getByText(success.toastTitle)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    success.toastText,
  );
  await expectSent(page);
  await expect(page.getByRole('heading', { name: thankYou.title })).toBeFocused();
});

for (const path of formOwner ? [`/solutions/${formOwner.slug}`] : []) {
  test(`${path} has the form itself, and the mail names the page`, async ({ page, smtp }) => {
    const lead = someLead();
    const form = await openForm(page, path);
    await form.fill(lead);
    await form.submit.click();
    const { mail } = await mailOf(smtp, lead);
    expect(mail.text).toContain(path);
    await expectSent(page);
  });
}

test('each field has the type and the help for typing that its content asks for', async ({
  page,
}) => {
  const { nome, azienda, email, telefono, obiettivi } = (await openForm(page)).fields;
  await expect(nome).toHaveAttribute('type', 'text');
  await expect(nome).toHaveAttribute('autocomplete', 'name');
  await expect(azienda).toHaveAttribute('type', 'text');
  await expect(azienda).toHaveAttribute('autocomplete', 'organization');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(email).toHaveAttribute('spellcheck', 'false');
  await expect(telefono).toHaveAttribute('type', 'tel');
  await expect(telefono).toHaveAttribute('autocomplete', 'tel');
  await expect(telefono).toHaveAttribute('inputmode', 'tel');
  await expect(telefono).toHaveAttribute('placeholder', /^\+39/);
  await expect(obiettivi).toHaveAttribute('rows', '4');
  for (const field of [nome, azienda, email, telefono, obiettivi]) {
    await expect(field).toHaveAttribute('required');
  }
});
