/** What plays in the posters: whole without anything, at once at a press, as far as one likes, and without React. */
import { demoWords } from '@/content/demos/words';
import { solutions } from '@/content/solutions';
import { solutionPath } from '@/lib/links';
import { withMotion } from '../../support/e2e/browser';
import { expectAccessible } from '../../support/e2e/checkers';
import { expectNoSidewaysScroll } from '../../support/e2e/layout';
import { playOut, seenOn, stageOn, uncovered, wordsOn } from '../../support/e2e/stage';
import { expect, test } from '../../support/e2e/test';

const playing = solutions.filter(({ demonstration }) => demonstration);

for (const { slug } of playing) {
  const path = solutionPath(slug);

  test.describe(`the poster of ${slug}`, () => {
    test.describe('for a visitor with motion', () => {
      test.use(withMotion);

      test('plays at a press without React, and stands at its end as it stood before', async ({
        page,
      }) => {
        const scripts: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(request.url());
        });
        await page.clock.install();
        await page.goto(path);
        const stage = stageOn(page);
        const [words, seen] = [await wordsOn(stage), await seenOn(stage)];
        expect(seen.length).toBeGreaterThan(0);
        await stage.toggle.click();
        await expect(stage.toggle).toHaveText(new RegExp(`${demoWords.pause}$`), {
          useInnerText: true,
        });
        await playOut(page, stage);
        expect(await wordsOn(stage)).toBe(words);
        expect(await seenOn(stage)).toEqual(seen);
        await expect(stage.live).toHaveText(demoWords.ended);
        expect(scripts).toEqual([]);
      });

      test('pauses where it is, goes on step by step, and can be left for its end', async ({
        page,
      }) => {
        await page.clock.install();
        await page.goto(path);
        const stage = stageOn(page);
        await stage.toggle.click();
        await page.clock.runFor(3000);
        await stage.toggle.click();
        const step = () =>
          stage.root.evaluate(({ style }) => Number(style.getPropertyValue('--step')));
        const paused = await step();
        expect(paused).toBeGreaterThan(0);
        await page.clock.runFor(30_000);
        expect(await step()).toBe(paused);
        await stage.next.click();
        expect(await step()).toBe(paused + 1);
        await stage.skip.click();
        await expect(stage.root).toHaveAttribute('data-status', 'done');
      });

      test('every choice plays a scene of its own', async ({ page }) => {
        await page.clock.install();
        await page.goto(path);
        const stage = stageOn(page);
        await uncovered(stage);
        const chosen = new Map<string, Set<string>>();
        for (const choice of await stage.choices.all()) {
          if (await choice.isChecked()) await stage.toggle.click();
          else await choice.check({ force: true });
          await expect(stage.root).toHaveAttribute('data-status', 'playing');
          await playOut(page, stage);
          const axis = (await choice.getAttribute('data-axis')) ?? '';
          chosen.set(axis, (chosen.get(axis) ?? new Set()).add(await wordsOn(stage)));
          expect((await seenOn(stage)).length).toBeGreaterThan(0);
        }
        for (const [axis, words] of chosen)
          await expect(stage.root.locator(`input[data-axis="${axis}"]`)).toHaveCount(words.size);
      });
    });

    test('with less motion a press shows one step, by keyboard, on 360 px', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.clock.install();
      await page.goto(path);
      const stage = stageOn(page);
      const words = await wordsOn(stage);
      await stage.toggle.focus();
      await page.keyboard.press('Enter');
      await expect(stage.root).toHaveAttribute('data-status', 'paused');
      await page.clock.runFor(30_000);
      await expect(stage.root).toHaveAttribute('data-status', 'paused');
      await expectNoSidewaysScroll(page);
      while ((await stage.root.getAttribute('data-status')) !== 'done')
        await page.keyboard.press('Enter');
      expect(await wordsOn(stage)).toBe(words);
    });

    test('is whole without scripts, and offers nothing to press', async ({ page, browser }) => {
      await page.goto(path);
      const words = await wordsOn(stageOn(page));
      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(new URL(path, page.url()).href);
      const stage = stageOn(plain);
      expect(await wordsOn(stage)).toBe(words);
      await expect(stage.toggle).toBeHidden();
      await context.close();
    });

    test.describe(() => {
      test.use({ bypassCSP: true });

      test('no checker finds anything while it plays and when it is over', async ({ page }) => {
        await page.goto(path);
        const stage = stageOn(page);
        await stage.toggle.click();
        await expectAccessible(page, '[data-stage]');
        await stage.skip.click();
        await expectAccessible(page, '[data-stage]');
      });
    });
  });
}
