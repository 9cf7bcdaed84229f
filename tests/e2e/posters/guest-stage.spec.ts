/** The hotel's three demonstrations, on one stage with a tab for each. */
import type { Locator } from '@playwright/test';
import { demos } from '@/content/demos';
import { hospitality } from '@/content/hospitality';
import { hospitalityPath } from '@/lib/links';
import { withMotion } from '../../support/e2e/browser';
import { expectNoSidewaysScroll } from '../../support/e2e/layout';
import { playOut, seenOn, stageOn, wordsOn } from '../../support/e2e/stage';
import { expect, test } from '../../support/e2e/test';

const { demo } = hospitality;
const parts = [demo.chat, demo.call, demo.mail].filter((part) => part !== undefined);
test.skip(parts.length === 0, 'the page has no demonstration');

/** By keyboard: what is chosen lies under its own words. */
async function choose(radio: Locator): Promise<void> {
  await radio.focus();
  await radio.press('Space');
}

test.describe('for a visitor with motion', () => {
  test.use(withMotion);

  for (const [place, { title }] of parts.entries())
    test(`${title}: its tab shows it, and it plays to its end without React`, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.clock.install();
      await page.goto(hospitalityPath);
      await choose(page.getByRole('radio', { name: title }));
      const panel = page.locator('.guest-panel:visible');
      await expect(panel).toHaveAttribute('data-tab', String(place));
      const stage = stageOn(page, panel);
      const [words, seen] = [await wordsOn(stage), await seenOn(stage)];
      expect(seen.length).toBeGreaterThan(2);
      await stage.toggle.click();
      await playOut(page, stage);
      expect(await wordsOn(stage)).toBe(words);
      expect(await seenOn(stage)).toEqual(seen);
      expect(scripts).toEqual([]);
    });

  for (const { title, demo: id } of parts)
    test(`${title}: every choice plays a scene of its own`, async ({ page }) => {
      await page.clock.install();
      await page.goto(hospitalityPath);
      await choose(page.getByRole('radio', { name: title }));
      const stage = stageOn(page, page.locator('.guest-panel:visible'));
      const heard = new Set<string>();
      const script = demos[id];
      const axes = 'axes' in script ? script.axes : [];
      for (const option of axes[0]?.options ?? []) {
        const choice = stage.root.locator(
          `input[data-axis="${axes[0]?.id}"][value="${option.id}"]`,
        );
        if (await choice.isChecked()) await stage.toggle.click();
        else await choose(choice);
        await stage.skip.click();
        heard.add(await wordsOn(stage));
      }
      expect(heard.size).toBe(axes[0]?.options.length);
    });
});

for (const width of [1440, 390])
  test(`at rest, at ${width} px, an answer stands under its question`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(hospitalityPath);
    for (const { title } of parts) {
      await choose(page.getByRole('radio', { name: title }));
      const lines = page.locator('.guest-dialogue:visible > li');
      const seen = await lines.evaluateAll((all) =>
        all.flatMap((line) =>
          line.getBoundingClientRect().width > 2 ? [line.getAttribute('data-from')] : [],
        ),
      );
      expect(seen[seen.indexOf('guest') + 1], title).toBe('assistant');
      if (width === 1440) expect(seen).toHaveLength(await lines.count());
    }
  });

test('a tab that is left ends what plays in it', async ({ page }) => {
  test.skip(parts.length < 2, 'there is one tab');
  await page.goto(hospitalityPath);
  const left = page.locator('.guest-panel[data-tab="0"]');
  await stageOn(page, left).toggle.click();
  await expect(left).toHaveAttribute('data-status', /playing|paused/);
  await choose(page.getByRole('radio', { name: parts[1]?.title ?? '' }));
  await expect(left).toHaveAttribute('data-status', 'done');
});

test('the tabs answer to the arrow keys', async ({ page }) => {
  await page.goto(hospitalityPath);
  await page.getByRole('radio', { name: parts[0]?.title ?? '' }).focus();
  for (const place of parts.keys()) {
    await expect(page.locator('.guest-panel:visible')).toHaveAttribute('data-tab', String(place));
    await page.keyboard.press('ArrowRight');
  }
});

test('nothing is cut off on 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(hospitalityPath);
  await expectNoSidewaysScroll(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every tab shows a whole conversation, and nothing to press', async ({ page }) => {
    await page.goto(hospitalityPath);
    for (const { title } of parts) {
      await choose(page.getByRole('radio', { name: title }));
      const panel = page.locator('.guest-panel:visible');
      await expect(panel.locator('[data-play]:visible')).toHaveCount(0);
      expect(await panel.locator('[data-rest]:visible').count()).toBeGreaterThan(2);
    }
  });
});
