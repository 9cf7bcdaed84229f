import type { Page } from '@playwright/test';
import { contactForm, expectSent, openForm, someLead } from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

/** The addresses at which the page tells that a form was begun. */
function touches(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname !== '/api/form-touched') return;
    expect([request.method(), request.postData() ?? '']).toEqual(['POST', '']);
    addresses.push(search);
  });
  return addresses;
}

test('the first use of a form is told once a page, and not before', async ({ page }) => {
  const reported = touches(page);
  const form = await openForm(page, '/hospitality?utm_source=news&utm_campaign=alberghi');
  await form.fields.nome.focus();
  await form.fields.azienda.focus();
  expect(reported).toEqual([]);
  const answered = page.waitForResponse(/form-touched/);
  await form.fields.nome.pressSequentially('Anna');
  expect((await answered).status()).toBe(204);
  await form.fill(someLead());
  await form.submit.click();
  await expectSent(page);
  expect(reported).toEqual(['?page=%2Fhospitality&utm_source=news&utm_campaign=alberghi']);
});

for (const signal of ['globalPrivacyControl', 'doNotTrack']) {
  test(`who says ${signal} is not counted, and sends the form all the same`, async ({ page }) => {
    await page.addInitScript((name) => {
      const value = name === 'doNotTrack' ? '1' : true;
      Object.defineProperty(Navigator.prototype, name, { get: () => value });
    }, signal);
    const reported = touches(page);
    const form = await openForm(page);
    await form.fill(someLead());
    await form.submit.click();
    await expectSent(page);
    expect(reported).toEqual([]);
  });
}

test('without a network the form is begun without a complaint', async ({
  page,
  context,
  allowConsole,
}) => {
  // what the form fetches when it is touched
  allowConsole(/ERR_INTERNET_DISCONNECTED.*\/_next\/static\//);
  const reported = touches(page);
  const form = await openForm(page);
  await context.setOffline(true);
  await form.fields.nome.fill('Anna');
  await expect(contactForm(page).fields.nome).toHaveValue('Anna');
  await context.setOffline(false);
  expect(reported).toEqual([]);
});
