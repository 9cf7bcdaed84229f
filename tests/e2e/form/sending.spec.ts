import { contact } from '@/content/contact';
import {
  contactForm,
  expectPreserved,
  expectSent,
  expectTyped,
  mailOf,
  openForm,
  passTimeUntil,
  someLead,
  stopClock,
  untilGivenUp,
} from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

const api = '/api/send-contact';
const { failure } = contact;

test('a request outlasts a restart of the server', async ({ page, smtp, serve, allowConsole }) => {
  allowConsole(/ERR_/);
  const site = await serve();
  const keys: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(api)) keys.push(request.headers()['idempotency-key']);
  });
  const lead = someLead();
  await page.clock.install();
  const form = await openForm(page, `${site.url}/`);
  await form.fill(lead);
  await form.fields.nome.focus();
  await stopClock(page);
  await site.kill();
  let lost = 0;
  page.on('requestfailed', (each) => {
    if (each.url().endsWith(api)) lost += 1;
  });
  await form.submit.click();
  await passTimeUntil(page, async () => lost > 1);
  await expect(form.busy).toBeDisabled();
  for (const field of Object.values(form.fields)) await expect(field).toBeDisabled();
  await site.start();
  // more than the longest pause between attempts
  await page.clock.runFor(6_000);
  await expectSent(page);
  await mailOf(smtp, lead);
  expect(smtp.mails).toHaveLength(1);
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size, 'one key for all attempts').toBe(1);
});

test('a lost answer is not a second mail', async ({ page, smtp, allowConsole }) => {
  allowConsole(/ERR_/);
  let attempts = 0;
  await page.route(`**${api}`, async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    expect((await route.fetch()).status()).toBe(200);
    await route.abort('connectionreset');
  });
  const lead = someLead();
  const form = await openForm(page);
  await form.send(lead);
  await expectSent(page);
  await mailOf(smtp, lead);
  expect(attempts).toBe(2);
  expect(smtp.mails).toHaveLength(1);
});

test('a request waits for the network', async ({ page, context, smtp, allowConsole }) => {
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

test('a failure costs no word', async ({ page, browser, smtp, serve, allowConsole }) => {
  allowConsole(/50[23]/);
  const site = await serve({ storage: 'broken' });
  smtp.behave('reject-recipients');
  const lead = someLead();
  await page.clock.install();
  const form = await openForm(page, site.url);
  await form.fill(lead);
  await stopClock(page);
  await form.submit.click();
  await untilGivenUp(page);
  await expect(page.getByText(failure.toastTitle)).toBeVisible();
  await expectPreserved(page, lead);
  expect(smtp.mails).toHaveLength(0);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(site.url);
  await contactForm(plain).send(lead);
  await expect(plain.getByText(failure.toastText).first()).toBeVisible();
  await expectTyped(contactForm(plain), lead);
  await context.close();

  smtp.behave('none');
  await expect(form.submit).toBeEnabled();
  await form.submit.click();
  await expectSent(page);
  await mailOf(smtp, lead);
});
