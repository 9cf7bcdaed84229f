import type { Locator, Page } from '@playwright/test';
import { demoWords, playWords } from '@/content/demos/words';

export type Stage = ReturnType<typeof stageOn>;

/** The stage that has the button in it; the page's only one without `root`. */
export function stageOn(page: Page, root = page.locator('[data-stage]')) {
  return {
    root,
    toggle: root.locator('[data-play="toggle"]'),
    next: root.getByRole('button', { name: playWords.next, exact: true }),
    skip: root.getByRole('button', { name: demoWords.skip }),
    live: root.locator('[data-live]'),
    choices: root.locator('input[data-axis]'),
  };
}

/** By keyboard: a radio button that is chosen may lie under its own words. */
export async function choose(radio: Locator): Promise<void> {
  await radio.focus();
  await radio.press('Space');
}
