import { expect, type Locator, type Page } from '@playwright/test';
import { demoWords } from '@/content/demos/words';

export type Stage = ReturnType<typeof stageOn>;

/** The stage that has the button in it; the page's only one without `root`. */
export function stageOn(page: Page, root = page.locator('[data-stage]')) {
  return {
    root,
    toggle: root.locator('[data-play="toggle"]'),
    next: root.getByRole('button', { name: demoWords.next, exact: true }),
    skip: root.getByRole('button', { name: demoWords.skip }),
    live: root.locator('[data-live]'),
    choices: root.locator('input[data-axis]'),
  };
}

export async function openStage(page: Page, path: string, tab?: string): Promise<Stage> {
  await page.goto(path);
  if (!tab) return stageOn(page);
  await choose(page.getByRole('radio', { name: tab }));
  return stageOn(page, page.locator('.guest-panel:visible'));
}

/** What is on the stage in words, whether seen or only read out, without its controls and their answers. */
export const wordsOn = ({ root }: Stage): Promise<string> =>
  root.evaluate((stage) => {
    const copy = stage.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const each of copy.querySelectorAll('[data-play], .play-controls, [hidden], script'))
      each.remove();
    return copy.textContent.replaceAll(/\s+/g, ' ');
  });

export const seenOn = ({ root }: Stage): Promise<string[]> =>
  root
    .locator('[data-at]')
    .evaluateAll((steps) =>
      steps
        .filter(
          (step) =>
            step.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            step.getBoundingClientRect().width > 2,
        )
        .map(({ textContent }) => textContent),
    );

/** Lets the time pass until the scene is over; the page's clock is in the test's hands. */
export async function playOut(page: Page, { root }: Stage): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4000);
    // asked once, not waited for: each step needs the clock to move on
    expect(await root.getAttribute('data-status')).toBe('done');
  }).toPass({ intervals: [0] });
}

/** By keyboard: a radio button that is chosen may lie under its own words. */
export async function choose(radio: Locator): Promise<void> {
  await radio.focus();
  await radio.press('Space');
}
