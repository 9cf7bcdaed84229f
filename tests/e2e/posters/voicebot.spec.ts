/** The voicebot's poster is its simulation: a call along two minutes. */
import { voicebotDemo } from '@/content/demos/voicebot';
import { demoWords } from '@/content/demos/words';
import { posters } from '@/content/posters';
import { withMotion } from '../../support/e2e/browser';
import { demoPath } from '../../support/e2e/examples';
import { expect, test } from '../../support/e2e/test';

const path = demoPath('voicebot') ?? '';
test.skip(path === '', 'no page shows this simulation');

const [scene, inbound] = voicebotDemo.scenes;
const { turns, appointment } = scene;
const briefs = turns.flatMap(({ brief }) => brief ?? []);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it stands there finished, with nothing to press', async ({ page, allowConsole }) => {
    allowConsole(/request failed \(csp\): .*\.js$/);
    await page.goto(path);
    const poster = page.locator('.poster');
    for (const brief of briefs) await expect(poster.getByText(brief)).toBeInViewport();
    await expect(poster.locator('.call-arrival').first()).toContainText(appointment.time);
    await expect(poster.getByRole('button')).toHaveCount(0);
    await expect(poster.getByRole('slider')).toHaveCount(0);
    // whoever listens has the whole call
    for (const { text } of turns)
      await expect(poster.getByText(text, { exact: true })).toBeVisible();
  });
});

test.describe('as it plays', () => {
  test.use(withMotion);

  test('line after line is said, and at the end the appointment stands', async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    const stage = page.locator('[data-stage]');
    const cursor = page.getByRole('slider', { name: posters.voicebot.rulerLabel });
    const arrival = page.locator('.call-arrival').first();
    await stage.locator('[data-play="toggle"]').click();
    await expect(arrival).toBeHidden();
    const seconds: number[] = [];
    for (const { afterMs, text } of turns) {
      await page.clock.runFor(afterMs);
      await expect(stage.locator('[data-live]')).toHaveText(text);
      seconds.push(Number(await cursor.inputValue()));
    }
    expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
    await expect(arrival).toBeVisible();
    await page.clock.runFor(4000);
    await expect(stage).toHaveAttribute('data-status', 'done');
    await expect(stage.locator('[data-live]')).toHaveText(demoWords.ended);
    await expect(cursor).toHaveValue(String(posters.voicebot.rulerSeconds));
  });

  test('another call is chosen, and plays', async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await page.getByRole('radio', { name: voicebotDemo.axes[0].options[1]?.label ?? '' }).check();
    await page.clock.runFor(inbound?.turns[0].afterMs ?? 0);
    await expect(page.locator('[data-live]')).toHaveText(inbound?.turns[0].text ?? '');
    await expect(page.getByText(inbound?.asks?.text ?? '')).toBeVisible();
  });
});

test('the cursor moves by keyboard, second by second, and what is said there with it', async ({
  page,
}) => {
  await page.goto(path);
  const cursor = page.getByRole('slider', { name: posters.voicebot.rulerLabel });
  await cursor.press('Home');
  await expect(page.locator('.call-arrival').first()).toBeHidden();
  await cursor.press('End');
  await expect(cursor).toHaveAttribute('aria-valuetext', turns.at(-1)?.text ?? '');
  await expect(page.locator('.call-arrival').first()).toBeVisible();
  await cursor.press('ArrowLeft');
  await cursor.press('ArrowLeft');
  await expect(cursor).toHaveValue(String(posters.voicebot.rulerSeconds - 2));
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`at ${width} px it fits its window, whatever is said, and moves nothing of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const box = page.locator('[data-box]');
    const size = () => box.evaluate((node) => node.getBoundingClientRect().height);
    const before = await size();
    if (width < 700) expect(before).toBeLessThanOrEqual(height * 0.7);
    await page.locator('[data-play="toggle"]').click();
    for (const { text } of turns) {
      expect(await size()).toBe(before);
      const words = page.locator('.call-flags > [data-age="0"]:visible');
      await expect(words).toContainText(text);
      const inside = await words.evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        const [said] = node.querySelectorAll('[data-said]');
        const of = said?.getBoundingClientRect();
        return of !== undefined && of.top >= top && of.bottom <= bottom && of.right <= innerWidth;
      });
      expect.soft(inside, text).toBe(true);
      await page
        .locator('[data-play="next"], [data-for="stepwise"]')
        .filter({ visible: true })
        .first()
        .click();
    }
  });
