import type { Page } from '@playwright/test';
import { numberFaults, savingsFields, savingsSliders, savingsWords } from '@/content/demos/savings';
import { plural } from '@/lib/italian/plural';
import { hydrate, tabTo } from '../../support/e2e/browser';
import { expectAccessible } from '../../support/e2e/checkers';
import { contactForm } from '../../support/e2e/contact-form';
import { expectNoSidewaysScroll } from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

test.use({ bypassCSP: true });

async function openCalculator(page: Page) {
  await page.goto('/');
  await page.locator('.worth > summary').click();
  await hydrate(page);
  const root = page.locator('.calculator');
  const field = (name: string) => page.locator(`#savings-${name}`);
  const estimate = (outlook: keyof typeof savingsWords.outlook) =>
    root
      .locator('.savings dl > div')
      .filter({ has: page.getByText(savingsWords.outlook[outlook], { exact: true }) });
  const year = root.locator('.savings-year strong');
  const assumptions = root.locator('summary');
  return { root, field, estimate, year, assumptions, send: field('send') };
}

/** Numbers to count with, whatever the calculator starts from. */
const numbers = {
  ore: '34',
  costo: '22',
  settimane: '46',
  'quota-bassa': '30',
  'quota-base': '45',
  'quota-alta': '60',
};

async function fillIn({ field, assumptions }: Awaited<ReturnType<typeof openCalculator>>) {
  await assumptions.click();
  for (const [name, value] of Object.entries(numbers)) await field(name).fill(value);
}

test('the three estimates follow every number, assumptions included', async ({ page }) => {
  const calculator = await openCalculator(page);
  const { root, field, estimate, year } = calculator;
  await expect(field('settimane')).toBeHidden();
  await fillIn(calculator);
  await expect(year).toHaveText(/^15\.500\s€$/);
  await expect(estimate('base')).toContainText(/1\.290,30\s€/);
  await expect(estimate('low')).toContainText(/860,20\s€/);
  await expect(estimate('high')).toContainText(/1\.720,40\s€/);
  await field('ore').fill('10,5');
  await field('costo').fill('1.000,00');
  await expect(estimate('base')).toContainText(/18\.112,50\s€/);
  await field('quota-base').fill('50');
  await expect(estimate('base')).toContainText(/20\.125,00\s€/);
  await field('settimane').fill('48');
  await expect(estimate('base')).toContainText(/21\.000,00\s€/);
  await expect(root.locator('[aria-live]')).toContainText(/21\.000,00/);
});

test('what is typed and pushed before React is there counts, in its own fields', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('.worth > summary').click();
  const field = page.locator('#savings-costo');
  const station = page.locator('[data-of="savings-ore"]');
  await field.evaluate((input: HTMLInputElement) => {
    input.value = '1.000';
  });
  await station.evaluate((input: HTMLInputElement) => {
    input.value = '10';
  });
  await hydrate(page);
  await expect(field).toHaveValue('1.000');
  await expect(page.locator('#savings-ore')).toHaveValue('10');
  await expect(page.locator('.savings-year strong')).toHaveText(/^207\.000\s€$/);
});

test('what makes no sense is told beside its field, and the estimate cannot be sent', async ({
  page,
}) => {
  const { root, field, send, assumptions } = await openCalculator(page);
  await assumptions.click();
  for (const [name, text, message] of [
    ['ore', '-4', numberFaults.negative],
    ['costo', 'tanto', numberFaults.malformed],
    ['quota-base', '101', numberFaults.tooLarge('100')],
    ['settimane', '2,5', numberFaults.notWhole],
    ['ore', '2,55', plural(1, numberFaults.tooPrecise)],
    ['costo', '2,555', plural(2, numberFaults.tooPrecise)],
    ['settimane', '0', numberFaults.tooSmall('1')],
    ['costo', '', numberFaults.empty],
  ] as const) {
    await field(name).fill(text);
    await expect(field(name)).toHaveAccessibleDescription(message);
  }
  await expectAccessible(page, '.calculator');
  await send.click();
  await expect(root.getByRole('status')).toHaveText(savingsWords.unsound);
  await expect(contactForm(page).fields.obiettivi).toHaveValue('');
});

test('the estimate joins what was typed in the form, by keyboard, once', async ({ page }) => {
  const { field, send } = await openCalculator(page);
  const { obiettivi } = contactForm(page).fields;
  await obiettivi.fill('Vorrei rispondere la sera.');
  await tabTo(page, field('ore'), 0).catch(() => field('ore').focus());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('8');
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(obiettivi).toBeFocused();
  await expect(obiettivi).toHaveValue(
    /^Vorrei rispondere la sera\.\n\nStima dal calcolatore: 8 ore a settimana/,
  );
  const once = await obiettivi.inputValue();
  await send.click();
  await expect(obiettivi).toHaveValue(once);
});

test('a station pushed along its line is the number, and a number typed moves the station', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  const { field, year } = calculator;
  await fillIn(calculator);
  await expect(year).toHaveText(/^15\.500\s€$/);
  const station = page.locator('[data-of="savings-ore"]');
  await expect(station).toHaveAccessibleName(savingsFields.hours.label);
  await station.focus();
  await page.keyboard.press('ArrowRight');
  await expect(field('ore')).toHaveValue('35');
  await expect(year).toHaveText(/^15\.900\s€$/);
  await page.keyboard.press('End');
  await expect(field('ore')).toHaveValue(String(savingsSliders.hours.to));
  // more than the line is long: the station waits at its end
  await field('ore').fill('120,5');
  await expect(station).toHaveValue(String(savingsSliders.hours.to));
  await expect(year).toHaveText(/^54\.900\s€$/);
});

test('360 px are enough, for the largest sums too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { field, estimate } = await openCalculator(page);
  await expectNoSidewaysScroll(page);
  await field('ore').fill('1.000');
  await field('costo').fill('1.000');
  await expect(estimate('high')).toContainText('2.300.000,00');
  await expectNoSidewaysScroll(page);
  const overflowing = await estimate('high').evaluate(
    (node) => node.scrollWidth > node.clientWidth,
  );
  expect(overflowing).toBe(false);
});
