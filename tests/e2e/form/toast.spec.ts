import { contact } from '@/content/contact';
import { openForm, someLead } from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

const sending = '**/api/send-contact';
/** Longer than a toast shows and takes to go. */
const SHOWN_MS = 6_000;

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(/422/);
  // a refusal that no trying again would change
  await page.route(sending, (route) => route.fulfill({ status: 422, json: { code: 'other' } }));
  await page.clock.install();
  const form = await openForm(page);
  await form.fill(someLead());
  await form.submit.click();
  await expect(page.getByText(contact.failure.toastTitle)).toBeVisible();
});

test('Alt+T takes the focus to the notifications', async ({ page }) => {
  await page.keyboard.press('Alt+t');
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect
    .poll(() => region.evaluate((node) => node.contains(document.activeElement)))
    .toBe(true);
});

test('before anything is to be told the notifications have their place, once', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(1);
});

test('a toast shows at the bottom right', async ({ page }) => {
  const toast = page.getByRole('listitem').filter({ hasText: contact.failure.toastText });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return box && box.x > width / 2 && box.y > height / 2 && box.y + box.height <= height;
    })
    .toBe(true);
});

test('a toast can be dismissed', async ({ page }) => {
  const close = page.getByRole('button', { name: 'Chiudi la notifica' });
  const ground = () => close.evaluate((button) => getComputedStyle(button).backgroundColor);
  const atRest = await ground();
  await close.hover();
  await page.clock.runFor(1_000);
  expect(await ground()).toBe(atRest);
  await close.click();
  await expect(page.getByText(contact.failure.toastTitle)).toHaveCount(0);
});

test('a toast goes by itself', async ({ page }) => {
  await page.mouse.move(5, 5);
  await page.clock.runFor(SHOWN_MS);
  await expect(page.getByText(contact.failure.toastTitle)).toHaveCount(0);
});

test('the next outcome takes the place of the one before', async ({ page }) => {
  await page.unroute(sending);
  await page.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByText(contact.success.toastTitle)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.getByText(contact.failure.toastTitle)).toHaveCount(0);
});
