import type { Page } from '@playwright/test';
import { guestTimeWords } from '@/content/demos/guest-time';
import { numberFaults, savingsFields, savingsWords } from '@/content/demos/savings';
import { figuresList } from '@/content/figures-page';
import { hospitalityPath } from '@/lib/links';
import { hydrate, tabTo } from '../../support/e2e/browser';
import { expectAccessible } from '../../support/e2e/checkers';
import { contactForm } from '../../support/e2e/contact-form';
import { expectNoSidewaysScroll } from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

const savings = { fold: '.worth > summary', path: '/', prefix: 'savings' };
const guestTime = { fold: '.hours > summary', path: hospitalityPath, prefix: 'guest-time' };

async function openCalculator(page: Page, { fold, path, prefix }: typeof savings) {
  await page.goto(path);
  await page.locator(fold).click();
  await hydrate(page);
  const root = page.locator('.calculator');
  const field = (name: string) => page.locator(`#${prefix}-${name}`);
  const fill = async (numbers: Record<string, string>) => {
    for (const [name, value] of Object.entries(numbers)) await field(name).fill(value);
  };
  const assumptions = root.locator('summary');
  return { root, field, fill, assumptions, year: root.locator('.savings-year strong') };
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
  await expect(root.locator('.savings-sums')).toHaveText(
    new RegExp(`^${figuresList.kinds.estimate}`),
  );
  await expect(year).toHaveText(/^15\.500\s€$/);
  await expect(estimate('base')).toContainText(/1\.290\s€/);
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
  await expect(root.locator('[aria-live]')).toContainText(/21\.000/);
  await fill({ ore: '1.000', costo: '1.000' });
  await expect(estimate('high')).toContainText('2.400.000');
  await expectNoSidewaysScroll(page);
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
  await page.locator(savings.fold).click();
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

test('a hotelier’s rooms and questions become hours, which go into the form', async ({ page }) => {
  const { root, field, fill, assumptions, year } = await openCalculator(page, guestTime);
  await assumptions.click();
  await fill({
    camere: '20',
    occupazione: '65',
    domande: '4',
    minuti: '3',
    soggiorno: '2,5',
    aperture: '30',
  });
  await expect(year).toHaveText('31,2 ore');
  await fill({ camere: '40', soggiorno: '5', minuti: '1,5' });
  await expect(year).toHaveText('15,6 ore');
  await expect(root.locator('[aria-live]')).toContainText(`15,6 ore ${guestTimeWords.month}`);
  await field('occupazione').fill('120');
  await expect(field('occupazione')).toHaveAccessibleDescription(numberFaults.tooLarge('100'));
  await expectAccessible(page, '.calculator');
  await field('send').click();
  const { obiettivi } = contactForm(page).fields;
  await expect(obiettivi).toHaveValue('');
  await field('occupazione').fill('65');
  await field('send').click();
  await expect(obiettivi).toHaveValue(/^Calcolo: 40 camere, 65% .* 15,6 ore al mese/);
});
