import { demos, type ScriptDemoId } from '@/content/demos';
import type { AnyScript, Scene } from '@/content/demos/types';
import { demoWords } from '@/content/demos/words';
import { withMotion } from '../../support/e2e/browser';
import { expectAccessible } from '../../support/e2e/checkers';
import {
  clickChoice,
  demoOn,
  fetchPlayer,
  keyChoice,
  openDemo,
  type PlayedDemo,
  playOut,
  selectionsOf,
} from '../../support/e2e/demo';
import { demoPath } from '../../support/e2e/examples';
import { expectNoSidewaysScroll } from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

test.use(withMotion);

const isScript = (id: string): id is ScriptDemoId => 'scenes' in demos[id as keyof typeof demos];
/** Those that a page shows. */
const shown = Object.keys(demos)
  .filter(isScript)
  .flatMap((id) => {
    const path = demoPath(id);
    return path ? [{ id, path }] : [];
  });
/** One of each kind: others are the same players with other words. */
const oneOfEachKind = shown
  .filter(({ id }, i) => shown.findIndex((other) => demos[other.id].kind === demos[id].kind) === i)
  .map(({ id }) => id);
const axesOf = (id: ScriptDemoId): AnyScript['axes'] => demos[id].axes;

/** What a scene says, beat by beat and in its margins, as the page has to show it at the end. */
function wordsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const said = ['text', 'value', 'event', 'body', 'title', 'subject'].includes(key);
    if (said && typeof inner === 'string') return inner.split(/\n|(?<=\d s)\. /).filter(Boolean);
    if (key === 'body' && Array.isArray(inner) && typeof inner[0] === 'string') return inner;
    return key === 'when' ? [] : wordsOf(inner);
  });
}

async function expectWhole(demo: PlayedDemo, scene: Scene) {
  await expect(demo.live).toContainText(demoWords.ended);
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count as shown
  const text = (await demo.root.innerText()).replaceAll('\u00a0', ' ');
  for (const words of wordsOf(scene)) expect(text).toContain(words.replaceAll('\u00a0', ' '));
}

for (const { id, path } of shown) {
  // one of each kind is watched to the end of every scene, the others to that of the first
  const watched = (scene: Scene) => oneOfEachKind.includes(id) || scene === demos[id].scenes[0];

  test(`${id}: by mouse every choice leads to its scene's end`, async ({ page }) => {
    const demo = await openDemo(page, path, id);
    const said = new Set<Scene>();
    for (const { selection, scene } of selectionsOf(id)) {
      for (const axis of axesOf(id)) await clickChoice(demo, axis, selection[axis.id] ?? '');
      if ((await demo.main.textContent())?.includes(demoWords.start)) await demo.main.click();
      if (watched(scene)) await playOut(page, demo);
      else await demo.skip.click();
      await expectWhole(demo, scene);
      said.add(scene);
    }
    expect(said.size).toBe(demos[id].scenes.length);
  });

  if (oneOfEachKind.includes(id))
    test(`${id}: by keyboard every scene can be chosen, skipped to its end and played again`, async ({
      page,
    }) => {
      const demo = await openDemo(page, path, id);
      // from the last to the first, so that each is a change
      for (const scene of [...demos[id].scenes].reverse()) {
        for (const axis of axesOf(id)) {
          const option = scene.when[axis.id];
          if (option) await keyChoice(page, demo, axis, option);
        }
        await demo.skip.press('Enter');
        await expectWhole(demo, scene);
      }
      await demo.main.focus();
      await page.keyboard.press('Enter');
      await playOut(page, demo);
    });

  test(`${id}: under reduced motion it goes step by step, on 360 px without scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const demo = await openDemo(page, path, id);
    await expectNoSidewaysScroll(page);
    await demo.main.focus();
    await page.keyboard.press('Enter');
    await expect(demo.main).toHaveText(demoWords.next);
    await page.clock.runFor(8000);
    await expect(demo.main).toHaveText(demoWords.next);
    const toCome = demo.root.locator('.demo-ticks > [data-passed="false"]');
    for (let step = await toCome.count(); step > 0; step -= 1) await page.keyboard.press('Enter');
    await expectWhole(demo, demos[id].scenes[0]);
    await expectNoSidewaysScroll(page);
  });

  if (oneOfEachKind.includes(id))
    test.describe(() => {
      test.use({ bypassCSP: true });

      test(`${id}: no checker finds anything while it plays and when it is over`, async ({
        page,
      }) => {
        // step by step, so that it stands still in between without a clock to hold
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        const demo = demoOn(page, id);
        await fetchPlayer(demo.root);
        const selector = `.demo-gate:has([data-control="${id}-main"])`;
        await demo.main.click();
        await expect(demo.main).toHaveText(demoWords.next);
        await expectAccessible(page, selector);
        await demo.skip.click();
        await expectAccessible(page, selector);
      });
    });
}
