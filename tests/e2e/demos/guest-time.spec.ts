import type { Page } from '@playwright/test';
import { guestTimeFields, guestTimeSliders, guestTimeWords } from '@/content/demos/guest-time';
import { numberFaults, savingsWords } from '@/content/demos/savings';
import { hospitalityPath } from '@/lib/links';
import { hydrate } from '../../support/e2e/browser';
import { expectAccessible } from '../../support/e2e/checkers';
import { contactForm } from '../../support/e2e/contact-form';
import { expectNoSidewaysScroll } from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

test.use({ bypassCSP: true });

async function openCalculator(page: Page) {
  await page.goto(hospitalityPath);
  await page.locator('.hours > summary').click();
  await hydrate(page);
  const root = page.locator('.calculator');
  const field = (name: string) => page.locator(`#guest-time-${name}`);
  return { root, field, hours: root.locator('.savings-year strong'), send: field('send') };
}

/** Numbers to count with, whatever the calculator starts from. */
const numbers = {
  camere: '20',
  occupazione: '65',
  domande: '4',
  minuti: '3',
  soggiorno: '2,5',
  aperture: '30',
};

async function fillIn({ field, root }: Awaited<ReturnType<typeof openCalculator>>) {
  await root.locator('summary').click();
  for (const [name, value] of Object.entries(numbers)) await field(name).fill(value);
}

test('a hotelier’s rooms, nights and questions become hours a month, every assumption open to change', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  const { root, field, hours } = calculator;
  await fillIn(calculator);
  await expect(hours).toHaveText('31,2 ore');
  await field('camere').fill('40');
  await expect(hours).toHaveText('62,4 ore');
  await field('soggiorno').fill('5');
  await expect(hours).toHaveText('31,2 ore');
  await field('minuti').fill('1,5');
  await expect(hours).toHaveText('15,6 ore');
  await field('aperture').fill('0');
  await expect(hours).toHaveText('0 ore');
  await expect(root.locator('[aria-live]')).toContainText(`0 ore ${guestTimeWords.month}`);
});

test('a station pushed along its line is the number of rooms', async ({ page }) => {
  const { field } = await openCalculator(page);
  const station = page.locator('[data-of="guest-time-camere"]');
  await expect(station).toHaveAccessibleName(guestTimeFields.rooms.label);
  await station.focus();
  await page.keyboard.press('End');
  await expect(field('camere')).toHaveValue(String(guestTimeSliders.rooms.to));
});

test('what makes no sense is told beside its field, and the hours cannot be sent', async ({
  page,
}) => {
  const { root, field, send } = await openCalculator(page);
  await page.locator('.calculator summary').click();
  await field('occupazione').fill('120');
  await expect(field('occupazione')).toHaveAccessibleDescription(numberFaults.tooLarge('100'));
  await field('soggiorno').fill('0');
  await expect(field('soggiorno')).toHaveAccessibleDescription(numberFaults.tooSmall('1'));
  await expectAccessible(page, '.calculator');
  await send.click();
  await expect(root.getByRole('status')).toHaveText(savingsWords.unsound);
  await expect(contactForm(page).fields.obiettivi).toHaveValue('');
});

test('the hours join what was typed in the form of the page, once', async ({ page }) => {
  const calculator = await openCalculator(page);
  const { obiettivi } = contactForm(page).fields;
  await obiettivi.fill('Abbiamo due edifici.');
  await fillIn(calculator);
  await calculator.send.click();
  await expect(obiettivi).toHaveValue(
    /^Abbiamo due edifici\.\n\nCalcolo: 20 camere, 65% .* 31,2 ore al mese/,
  );
  const once = await obiettivi.inputValue();
  await calculator.send.click();
  await expect(obiettivi).toHaveValue(once);
});

test('360 px are enough, for the largest house too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { field, hours } = await openCalculator(page);
  await field('camere').fill('5.000');
  await field('domande').fill('100');
  await expect(hours).toContainText('ore');
  await expectNoSidewaysScroll(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sum of the numbers in the page stands there', async ({ page, allowConsole }) => {
    allowConsole(/request failed \(csp\): .*\.js$/);
    await page.goto(hospitalityPath);
    await page.locator('.hours > summary').click();
    await expect(page.locator('.savings-year strong')).toHaveText(/^\d.* or[ae]$/);
  });
});
