import type { Locator, Page } from '@playwright/test';
import { guestTimeWords } from '@/content/demos/guest-time';
import { numberFaults, savingsFields, savingsWords } from '@/content/demos/savings';
import { figuresList } from '@/content/figures-page';
import { home } from '@/content/home';
import { anchorOf } from '@/lib/anchor';
import { hospitalityPath } from '@/lib/links';
import { hydrate, open, tabTo } from '../../support/e2e/browser';
import { expectAccessible } from '../../support/e2e/checkers';
import { contactForm } from '../../support/e2e/contact-form';
import { expectNoSidewaysScroll, unreadable } from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

const savings = { path: '/', prefix: 'savings' };
const guestTime = { fold: '.hours > summary', path: hospitalityPath, prefix: 'guest-time' };

interface Place {
  path: string;
  prefix: string;
  /** What it is folded into. */
  fold?: string;
}

function calculatorOn(page: Page, { prefix }: Place) {
  const root = page.locator('.calculator');
  const field = (name: string) => page.locator(`#${prefix}-${name}`);
  const fill = async (numbers: Record<string, string>) => {
    for (const [name, value] of Object.entries(numbers)) await field(name).fill(value);
  };
  const assumptions = root.locator('summary');
  return { root, field, fill, assumptions, year: root.locator('.savings-year strong') };
}

async function openCalculator(page: Page, place: Place) {
  await page.goto(place.path);
  if (place.fold) await page.locator(place.fold).click();
  await hydrate(page);
  return calculatorOn(page, place);
}

test('the savings follow every number, typed or pushed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { root, field, fill, assumptions, year } = await openCalculator(page, savings);
  const estimate = (outlook: keyof typeof savingsWords.outlook) =>
    root
      .locator('.savings dl > div')
      .filter({ has: page.getByText(savingsWords.outlook[outlook], { exact: true }) });
  await expect(field('settimane')).toBeHidden();
  await assumptions.click();
  await fill({
    ore: '34',
    costo: '22',
    settimane: '46',
    'quota-bassa': '30',
    'quota-base': '45',
    'quota-alta': '60',
  });
  await expect(root.locator('.freed-worth')).toHaveText(
    new RegExp(`^${figuresList.kinds.estimate}`),
  );
  await expect(year).toHaveText(/^15\.500\s€$/);
  await expect(estimate('base')).toContainText(/^Base1\.290\s€/);
  await expect(estimate('low')).toContainText(/860\s€/);
  await expect(estimate('high')).toContainText(/1\.720\s€/);
  const station = page.locator('[data-of="savings-ore"]');
  await expect(station).toHaveAccessibleName(savingsFields.hours.label);
  await station.focus();
  await page.keyboard.press('ArrowRight');
  await expect(field('ore')).toHaveValue('35');
  await expect(year).toHaveText(/^15\.900\s€$/);
  // more than the line is long: the station waits at its end
  await field('ore').fill('120,5');
  await expect(station).toHaveValue(String(savingsFields.hours.slider.to));
  await expect(year).toHaveText(/^54\.900\s€$/);
  await fill({ ore: '10,5', costo: '1.000,00', 'quota-base': '50', settimane: '48' });
  await expect(estimate('base')).toContainText(/21\.000\s€/);
  await expect(root.locator('[aria-live]')).toContainText(/21\.000\s€/);
  await fill({ ore: '1.000', costo: '1.000' });
  await expect(estimate('high')).toContainText(/2\.400\.000\s€/);
  await expectNoSidewaysScroll(page);
});

test('the home’s calculator stands open: two fields, and an estimate that no figure outshouts', async ({
  page,
}) => {
  const size = (text: Locator) =>
    text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/#${anchorOf(home.savings.title)}`);
    const { root, year } = calculatorOn(page, savings);
    await expect(root.getByRole('textbox')).toHaveCount(2);
    for (const { id } of Object.values(savingsFields)) {
      const field = page.locator(`#savings-${id}`);
      await expect(field).toBeVisible();
      const right = async (part: Locator) => {
        const box = await part.boundingBox();
        return box && box.x + box.width;
      };
      expect(await right(field), `${id} at ${width} px`).toBeCloseTo(
        (await right(page.locator(`#savings-${id}-line`))) ?? 0,
        0,
      );
    }
    await expect(root.getByText(figuresList.kinds.estimate, { exact: true })).toBeVisible();
    expect(await size(year), `at ${width} px`).toBeLessThanOrEqual(44);
    expect(await unreadable(page, '.calculator'), `at ${width} px`).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});

test('calculator: the first change is announced too, though it comes before React', async ({
  page,
}) => {
  for (const [place, numbers, words] of [
    [savings, { ore: '40' }, savingsWords.estimate],
    [guestTime, { camere: '41' }, guestTimeWords.month],
  ] as const) {
    await page.goto(place.path);
    const { root, fill } = calculatorOn(page, place);
    if ('fold' in place) await page.locator(place.fold).click();
    await fill(numbers);
    await expect(root.locator('[aria-live]')).toContainText(words);
  }
});

test('calculator: what cannot be read is announced as that, not as an estimate', async ({
  page,
}) => {
  const { root, fill } = await openCalculator(page, savings);
  const announced = root.locator('[aria-live]');
  await fill({ ore: '40' });
  await expect(announced).toContainText(savingsWords.estimate);
  await fill({ ore: 'quaranta' });
  await expect(announced).toHaveText(savingsWords.unsound);
});

test('the savings’ band is as broad as the hours, and what comes free turns off', async ({
  page,
}) => {
  const { root, field, assumptions } = await openCalculator(page, savings);
  const band = () =>
    root.locator('.freed-worth').evaluate((element) => {
      const broad = (part: string) =>
        Number.parseFloat(getComputedStyle(element, part).borderTopWidth);
      return { stays: broad('::before'), freed: broad('::after') };
    });
  await assumptions.click();
  await field('quota-base').fill('50');
  const half = await band();
  expect(half.freed).toBeGreaterThan(10);
  expect(Math.abs(half.freed - half.stays)).toBeLessThanOrEqual(1);
  await field('quota-base').fill('100');
  await expect.poll(async () => (await band()).stays).toBe(0);
  await field('ore').fill('0');
  await expect.poll(band).toEqual({ stays: 0, freed: 0 });
  await field('ore').fill('1.000');
  await expect(root.locator('.freed-ends')).toContainText('1.000 ore a settimana');
  expect(await unreadable(page, '.freed')).toEqual([]);
});

test('an estimate goes into the form, and nonsense does not', async ({ page }) => {
  const { root, field, assumptions } = await openCalculator(page, savings);
  const { obiettivi } = contactForm(page).fields;
  await assumptions.click();
  for (const [name, text, message] of [
    ['ore', '-4', numberFaults.negative],
    ['costo', 'tanto', numberFaults.malformed],
    ['quota-base', '101', numberFaults.tooLarge('100')],
    ['settimane', '2,5', numberFaults.notWhole],
  ] as const) {
    await field(name).fill(text);
    await expect(field(name)).toHaveAccessibleDescription(message);
  }
  await expectAccessible(page, '.calculator');
  await field('send').click();
  await expect(root.getByRole('status')).toHaveText(savingsWords.unsound);
  await expect(obiettivi).toHaveValue('');

  await page.reload();
  await hydrate(page);
  await obiettivi.fill('Vorrei rispondere la sera.');
  await field('ore').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('8');
  await tabTo(page, field('send'));
  await page.keyboard.press('Enter');
  await expect(obiettivi).toBeFocused();
  await expect(obiettivi).toHaveValue(
    /^Vorrei rispondere la sera\.\n\nStima dal calcolatore: 8 ore a settimana/,
  );
  const once = await obiettivi.inputValue();
  await field('send').click();
  await expect(obiettivi).toHaveValue(once);
});

test('a hotelier’s rooms and questions become hours and euros, which go into the form', async ({
  page,
}) => {
  const { root, field, fill, assumptions, year } = await openCalculator(page, guestTime);
  await assumptions.click();
  await fill({
    camere: '20',
    occupazione: '65',
    domande: '4',
    minuti: '3',
    soggiorno: '2,5',
    aperture: '30',
    costo: '20',
    mesi: '6',
  });
  const month = root.locator('.savings-month');
  await expect(month).toContainText(/31 ore.*620\s€/);
  await expect(year).toHaveText(/^3\.740\s€$/);
  await fill({ camere: '40', soggiorno: '5', minuti: '1,5', mesi: '12' });
  await expect(month).toContainText(/16 ore.*310\s€/);
  await expect(year).toHaveText(/^3\.740\s€$/);
  await expect(root.locator('[aria-live]')).toContainText(
    new RegExp(`^${guestTimeWords.month}: 16 ore, 310\\s€\\. 3\\.740\\s€ circa in 12 mesi`),
  );
  await field('occupazione').fill('120');
  await expect(field('occupazione')).toHaveAccessibleDescription(numberFaults.tooLarge('100'));
  await expectAccessible(page, '.calculator');
  await field('send').click();
  const { obiettivi } = contactForm(page).fields;
  await expect(obiettivi).toHaveValue('');
  await field('occupazione').fill('65');
  await field('send').click();
  await expect(obiettivi).toHaveValue(
    /^Calcolo con 40 camere, 65% .* 16 ore e 310\s€ al mese, 3\.740\s€/,
  );
});
