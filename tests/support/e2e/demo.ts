import { expect, type Locator, type Page } from '@playwright/test';
import { demos, type ScriptDemoId } from '@/content/demos';
import type { Axis, Scene, Selection } from '@/content/demos/types';
import { demoWords } from '@/content/demos/words';
import { everySelection, sceneFor } from '@/lib/demos/demo-script';
import { firstControl } from './browser';

export type PlayedDemo = {
  root: Locator;
  main: Locator;
  restart: Locator;
  skip: Locator;
  live: Locator;
  radio(axis: Axis, option: string): Locator;
};

/** The controls of one simulation, in the frame of the server and in the player alike. */
export function demoOn(page: Page, demo: string): PlayedDemo {
  const control = (name: string) => page.locator(`[data-control="${demo}-${name}"]`);
  const root = page.locator('.demo-gate', { has: control('main') });
  return {
    root,
    main: control('main'),
    restart: control('restart'),
    skip: control('skip'),
    live: root.locator('[aria-live]'),
    radio: (axis, option) =>
      axis.control === 'slider' ? control(axis.id) : control(`${axis.id}-${option}`),
  };
}

/** Opens a page with the clock in the test's hands, and fetches the simulation's player. */
export async function openDemo(page: Page, path: string, demo: string): Promise<PlayedDemo> {
  await page.clock.install();
  await page.goto(path);
  const played = demoOn(page, demo);
  await fetchPlayer(played.root);
  return played;
}

/** Uses a simulation's frame, in its fold where it has one, until its player has come; nothing keeps the focus. */
export async function fetchPlayer(frame: Locator): Promise<void> {
  await frame.evaluate((node) => node.closest('details')?.setAttribute('open', ''));
  await firstControl(frame).focus();
  await expect(frame).toHaveAttribute('data-player', 'ready');
  await firstControl(frame).blur();
}

/** Lets the time pass until the scene is over. */
export async function playOut(page: Page, demo: PlayedDemo): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4000);
    // asked once, not waited for: each beat needs the clock to move on
    expect(await demo.main.textContent()).toContain(demoWords.replay);
  }).toPass({ intervals: [0] });
}

/** Every way to choose, each with the scene that it leads to. */
export function selectionsOf(demo: ScriptDemoId): { selection: Selection; scene: Scene }[] {
  const script = demos[demo];
  return everySelection(script.axes).map((selection) => ({
    selection,
    scene: sceneFor<Scene>(script, selection),
  }));
}

/** Chooses by mouse; the label is what a visitor sees, the radio itself is invisible. */
export async function clickChoice(demo: PlayedDemo, axis: Axis, option: string): Promise<void> {
  const control = demo.radio(axis, option);
  if (axis.control === 'slider') {
    const box = await control.boundingBox();
    if (!box) throw new Error(`The slider ${axis.id} is not on the screen.`);
    const place = axis.options.findIndex(({ id }) => id === option) / (axis.options.length - 1);
    await control.click({ position: { x: 4 + place * (box.width - 8), y: box.height / 2 } });
    return;
  }
  await control.click();
}

/** Presses Tab, or Shift and Tab where the target lies behind, until it has the focus. */
async function tabTowards(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    const key = await target.evaluate((node) => {
      const { activeElement } = document;
      if (node === activeElement) return null;
      const behind =
        activeElement !== null &&
        activeElement !== document.body &&
        node.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
      return behind ? 'Shift+Tab' : 'Tab';
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Not reached by Tab: ${target}`);
}

/** Chooses by keyboard alone: Tab into the group, arrows along it. */
export async function keyChoice(
  page: Page,
  demo: PlayedDemo,
  axis: Axis,
  option: string,
): Promise<void> {
  if (axis.control === 'slider') {
    await tabTowards(page, demo.radio(axis, option));
    await page.keyboard.press('Home');
    for (let i = axis.options.findIndex(({ id }) => id === option); i > 0; i -= 1)
      await page.keyboard.press('ArrowRight');
    return;
  }
  const chosen = async () => {
    for (const { id } of axis.options) if (await demo.radio(axis, id).isChecked()) return id;
    throw new Error(`Nothing is chosen on ${axis.id}.`);
  };
  await tabTowards(page, demo.radio(axis, await chosen()));
  for (let presses = 0; (await chosen()) !== option; presses += 1) {
    if (presses > axis.options.length) throw new Error(`Arrows do not reach ${option}.`);
    await page.keyboard.press('ArrowDown');
  }
}
