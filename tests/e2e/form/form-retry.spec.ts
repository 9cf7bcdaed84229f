/** The form while server or network are away: it goes on trying, under one key, and says how it ended. */
import { contact } from '@/content/contact';
import { navigation } from '@/content/navigation';
import {
  expectPreserved,
  expectSent,
  mailOf,
  openForm,
  someLead,
  untilGivenUp,
} from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

const api = '/api/send-contact';
const sending = `**${api}`;

test('a server that is killed and started again gets the request, once', async ({
  page,
  smtp,
  serve,
  allowConsole,
}) => {
  // a server of its own, that starts twice: the others' goes on
  allowConsole(/ERR_|request to another origin/);
  const site = await serve();
  const keys: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(api)) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  const lead = someLead();
  const form = await openForm(page, `${site.url}/`);
  await form.fill(lead);
  await form.fields.nome.focus();
  await site.kill();
  const lost = () => page.waitForEvent('requestfailed', (each) => each.url().endsWith(api));
  const twiceLost = lost().then(lost);
  await form.submit.click();
  await twiceLost;
  await expect(form.busy).toBeDisabled();
  await expect(form.fields.nome).toBeDisabled();
  await site.start();
  await expectSent(page);
  await mailOf(smtp, lead);
  expect(smtp.mails).toHaveLength(1);
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(1);
});

test('an answer lost on its way back is not a second mail', async ({
  page,
  smtp,
  allowConsole,
}) => {
  allowConsole(/ERR_/);
  let attempts = 0;
  await page.route(sending, async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    expect((await route.fetch()).status()).toBe(200);
    await route.abort('connectionreset');
  });
  const lead = someLead();
  const form = await openForm(page);
  await form.fill(lead);
  await form.submit.click();
  await expectSent(page);
  await mailOf(smtp, lead);
  expect(attempts).toBe(2);
  expect(smtp.mails).toHaveLength(1);
});

test('a captive portal’s page is not taken for success', async ({ page, allowConsole }) => {
  allowConsole(/send-contact/);
  await page.route(sending, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Wi-Fi Hotel</title>' }),
  );
  const lead = someLead();
  await page.clock.install();
  const form = await openForm(page);
  await form.fill(lead);
  await form.submit.click();
  await untilGivenUp(page);
  await expect(page.getByText(contact.failure.toastText)).toBeVisible();
  await expectPreserved(page, lead);
  // what else there is for somebody in a hurry
  const whatsapp = page.getByRole('contentinfo').getByRole('link', { name: navigation.whatsapp });
  await expect(whatsapp).toBeVisible();
});

test('without a network it waits for one, and sends when there is one', async ({
  page,
  context,
  smtp,
  allowConsole,
}) => {
  // what the page would have fetched ahead meanwhile
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const lead = someLead();
  const form = await openForm(page);
  await form.fill(lead);
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.busy).toBeDisabled();
  await context.setOffline(false);
  await expectSent(page);
  await mailOf(smtp, lead);
});

test('a network that stays away gives the error toast and keeps the fields', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const lead = someLead();
  await page.clock.install();
  const form = await openForm(page);
  await form.fill(lead);
  await context.setOffline(true);
  await form.submit.click();
  await untilGivenUp(page);
  await expect(page.getByText(contact.failure.toastTitle)).toBeVisible();
  await expectPreserved(page, lead);
});
