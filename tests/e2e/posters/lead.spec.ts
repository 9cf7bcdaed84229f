/** L7: seventeen days, three choices, and one calculator in the fold under them. */
import { funnelFields, funnelRates, funnelWords, leadDemo } from '@/content/demos/lead';
import { everySelection } from '@/lib/demos/demo-script';
import { funnelOf } from '@/lib/demos/funnel';
import { hydrate } from '../../support/e2e/browser';
import { demoPath } from '../../support/e2e/examples';
import { stageOn } from '../../support/e2e/stage';
import { expect, test } from '../../support/e2e/test';

const path = demoPath('lead') ?? '';
test.skip(path === '', 'no page shows this simulation');

const [everything] = leadDemo.scenes;

test('at rest the seventeen days stand there in few words, and are read out in full', async ({
  page,
}) => {
  await page.goto(path);
  const { root } = stageOn(page);
  await expect(root.locator('.lead-length')).toContainText(`17${everything.outcome}`);
  for (const { text, brief } of everything.messages) {
    await expect(root.locator('.lead-days:visible')).toContainText(text);
    if (brief) await expect(root.getByText(brief).filter({ visible: true })).toHaveCount(1);
  }
});

test('the choices make their numbers of people', async ({ page }) => {
  await page.goto(path);
  const { root } = stageOn(page);
  for (const selection of everySelection(leadDemo.axes)) {
    for (const [axis, option] of Object.entries(selection))
      await root.locator(`[data-axis="${axis}"][value="${option}"]`).check({ force: true });
    const counts = await root.locator('.lead-figures > :not([hidden]) > b').allTextContents();
    const { leads, reached, meetings } = funnelOf(selection);
    expect(counts.map(Number)).toEqual([leads, reached, meetings]);
    expect(leads).toBe(
      Math.floor(Number(selection.budget) / Number(funnelFields.costPerLead.initial)),
    );
    expect(reached).toBe(Math.floor((leads * (funnelRates[selection.risposta ?? ''] ?? 0)) / 100));
  }
});

test('the great number counts the days of the messages, step by step', async ({ page }) => {
  await page.goto(path);
  const stage = stageOn(page);
  const days: string[] = [];
  for (let i = 0; i < 7; i += 1) {
    await stage.toggle.click();
    days.push(await stage.root.evaluate(({ style }) => style.getPropertyValue('--value')));
  }
  expect(days).toEqual(['1', '1', '1', '6', '14', '14', '17']);
  await expect(stage.live).toContainText(everything.messages.at(-1)?.text ?? '');
});

test('one calculator is folded under it, and what was typed before React is there counts', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByText(funnelWords.fold).click();
  const field = (key: keyof typeof funnelFields) => page.locator(`#lead-${funnelFields[key].id}`);
  await field('budget').evaluate((input: HTMLInputElement) => {
    input.value = '2.000';
  });
  await hydrate(page);
  const people = page.locator('.funnel-people strong');
  await expect(people.first()).toHaveText('80');
  await field('costPerLead').fill('10');
  await field('reached').fill('50');
  await field('meetings').fill('1');
  await expect(people).toHaveText(['200', '100', '1']);
  await expect(page.locator('.funnel-people li').last()).toContainText(
    funnelWords.stages.meetings.one(),
  );
  await field('meetings').fill('0');
  await expect(page.getByText(funnelWords.noMeeting).first()).toBeVisible();
  await expect(page.locator('.calculator')).toHaveCount(0);
});
