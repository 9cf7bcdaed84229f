import type { Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { funnelFields, funnelWords, leadDemo } from '@/content/demos/lead';
import { numberFaults, savingsFields, savingsSliders, savingsWords } from '@/content/demos/savings';
import type { Selection } from '@/content/demos/types';
import { home } from '@/content/home';
import { axesStart, everySelection } from '@/lib/demos/demo-script';
import { funnelTold } from '@/lib/demos/funnel';
import { plural } from '@/lib/italian/plural';
import { solutionPath } from '@/lib/links';
import { tabTo } from '../../support/e2e/browser';
import { expectAccessible } from '../../support/e2e/checkers';
import { contactForm } from '../../support/e2e/contact-form';
import { clickChoice, demoOn, fetchPlayer, keyChoice } from '../../support/e2e/demo';
import { expectNoSidewaysScroll } from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

test.use({ bypassCSP: true });

/** The funnel's page. */
const campaign = solutionPath(home.savings.slug);

async function openFunnel(page: Page) {
  await page.goto(campaign);
  const root = page.locator('.demo-gate', { has: page.locator('.funnel-stage') });
  await fetchPlayer(root);
  return { root, assumptions: page.locator('[data-control="lead-ipotesi"]') };
}

async function openCalculator(page: Page) {
  await page.goto('/');
  const root = page.locator('.demo-gate', { has: page.locator('.savings') });
  await fetchPlayer(root);
  const field = (name: string) => page.locator(`[data-control="savings-${name}"]`);
  const estimate = (outlook: keyof typeof savingsWords.outlook) =>
    root
      .locator('.savings dl > div')
      .filter({ has: page.getByText(savingsWords.outlook[outlook], { exact: true }) });
  const year = root.locator('.savings-year strong');
  const assumptions = field('ipotesi');
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

test('what is opened and typed before the calculator’s code is there stays', async ({ page }) => {
  await page.goto('/');
  const field = (name: string) => page.locator(`[data-control="savings-${name}"]`);
  await page.locator('.worth > summary').click();
  await field('ipotesi').click();
  await field('settimane').fill('40');
  await expect(page.locator('.demo-gate')).toHaveAttribute('data-player', 'ready');
  await expect(field('settimane')).toBeFocused();
  await expect(field('settimane')).toHaveValue('40');
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
  await expectAccessible(page, '.demo');
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
  const station = field('ore-linea');
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

test('the home’s calculator leads to the campaign’s, the only one of its page', async ({
  page,
}) => {
  await openCalculator(page);
  await page.getByRole('link', { name: home.savings.linkLabel }).click();
  await expect(page).toHaveURL(`${campaign}#${anchors.demo}`);
  await expect(page.locator('.funnel-stage').first()).toBeVisible();
  await expect(page.locator('.savings')).toHaveCount(0);
});

/** What the funnel assumes, as its field shows it at first. */
const assumed = (field: keyof typeof funnelFields) => Number(funnelFields[field].initial);

const people = async (page: Page) => {
  const counts = await page.locator('.funnel-stage .type-heading').allTextContents();
  return counts.map(Number);
};

for (const way of ['mouse', 'keyboard'] as const) {
  test(`by ${way} the funnel answers to its handles`, async ({ page }) => {
    await openFunnel(page);
    const demo = { ...demoOn(page, 'lead'), root: page.locator('.demo-gate') };
    const seen = new Set<string>();
    const first = axesStart(leadDemo.axes);
    // the keyboard takes its time: each option of each handle, and not every combination
    const changed = (selection: Selection) =>
      Object.keys(first).filter((axis) => selection[axis] !== first[axis]).length;
    const selections = everySelection(leadDemo.axes).filter(
      (selection) => way === 'mouse' || changed(selection) <= 1,
    );
    for (const selection of selections) {
      for (const axis of leadDemo.axes) {
        const option = selection[axis.id] ?? '';
        if (way === 'mouse') await clickChoice(demo, axis, option);
        else await keyChoice(page, demo, axis, option);
      }
      const [leads = 0, reached = 0, meetings = 0] = await people(page);
      expect(leads).toBe(Math.floor(Number(selection.budget) / assumed('costPerLead')));
      const rate = assumed(selection.risposta as keyof typeof funnelFields);
      expect(reached).toBe(Math.floor((leads * rate) / 100));
      expect(meetings).toBeLessThan(reached);
      await expect(demo.root.locator('.demo > [aria-live]')).toHaveText(
        seen.size === 0 ? /^$|\d/ : funnelTold({ leads, reached, meetings }),
      );
      seen.add(JSON.stringify(selection));
    }
    expect(seen.size).toBe(selections.length);
  });
}

test('the funnel’s assumptions are the visitor’s to change', async ({ page }) => {
  const { assumptions } = await openFunnel(page);
  const cost = page.locator('[data-control="lead-costo-lead"]');
  await expect(cost).toBeHidden();
  await assumptions.click();
  await cost.fill('10');
  expect((await people(page))[0]).toBe(Number(leadDemo.axes[0].options[0].id) / 10);
  const [leads = 0] = await people(page);
  await page.locator('[data-control="lead-raggiunti-subito"]').fill('37');
  expect((await people(page))[1]).toBe(Math.floor(leads * 0.37));
  // one alone is told in the singular
  await page
    .locator('[data-control="lead-raggiunti-subito"]')
    .fill(String(100 / leads).replace('.', ','));
  const { one, other } = funnelWords.stages.reached.name;
  const stage = page.locator('.funnel-stage').nth(1);
  await expect(stage.getByText(one(), { exact: true })).toBeVisible();
  await expect(stage.getByText(other(), { exact: true })).toHaveCount(0);
  await page.locator('[data-control="lead-incontri-tutto"]').fill('0');
  await expect(page.getByText(funnelWords.noMeeting)).toBeVisible();
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
