/** The avatar's poster is its simulation: a face that speaks in the language that one chooses. */
import { avatarDemo } from '@/content/demos/avatar';
import { demoWords } from '@/content/demos/words';
import { posters } from '@/content/posters';
import { previewWords } from '@/content/previews';
import { withMotion } from '../../support/e2e/browser';
import { demoPath } from '../../support/e2e/examples';
import { expect, test } from '../../support/e2e/test';

const path = demoPath('avatar') ?? '';
test.skip(path === '', 'no page shows this simulation');
const [italian] = avatarDemo.scenes;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it stands there finished, and whoever listens has every word', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/request failed \(csp\): .*\.js$/);
    await page.goto(path);
    for (const { text } of posters.avatar.tracks)
      await expect(page.locator('.poster').getByText(text ?? '', { exact: true })).toBeVisible();
    for (const { text } of italian.captions)
      await expect(page.locator('.poster').getByText(text)).toBeVisible();
    await expect(page.locator('.poster-notice:visible')).toContainText(previewWords.aiVideo.it);
    await expect(page.locator('.poster').getByRole('button')).toHaveCount(0);
  });
});

for (const { lang, captions } of avatarDemo.scenes)
  test(`in ${lang} it says its sentences one by one, under its notice`, async ({ page }) => {
    await page.goto(path);
    const track = posters.avatar.tracks.find((each) => each.lang === lang);
    const radio = page.getByRole('radio', { name: `${track?.text} ${track?.code}` });
    const button = page.locator('[data-play="toggle"]');
    if (lang === 'it') await button.click();
    else await radio.check();
    for (const { text } of captions) {
      const caption = page.locator('.avatar-captions:visible > [data-age="0"]');
      await expect(caption).toHaveText(text);
      expect(await caption.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe(
        lang,
      );
      await expect(page.locator('.poster-notice:visible')).toContainText(
        previewWords.aiVideo[lang],
      );
      await button.press('Enter');
    }
    await expect(button).toHaveAccessibleName(demoWords.replay);
    await expect(page.locator('.poster-notice:visible')).toContainText(previewWords.aiVideo[lang]);
  });

test('another face is chosen', async ({ page }) => {
  await page.goto(path);
  const faces = page.locator('.avatar-other > svg');
  await expect(faces.filter({ visible: true })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Nadia' }).check();
  await expect(faces.filter({ visible: true })).toHaveCount(1);
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('the mouth moves while it speaks, and not before or after', async ({ page }) => {
    await page.goto(path);
    const moves = () =>
      page.locator('.avatar-mouth').evaluate((mouth) => mouth.getAnimations().length > 0);
    const button = page.locator('[data-play="toggle"]');
    await page.locator('.poster-line').evaluate(async (line) => {
      await Promise.all(line.getAnimations().map(({ finished }) => finished));
    });
    expect(await moves()).toBe(false);
    await button.click();
    expect(await moves()).toBe(true);
    await button.click();
    expect(await moves()).toBe(false);
  });
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`at ${width} px every sentence has room on its band`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const box = page.locator('[data-box]');
    const size = () => box.evaluate((node) => node.getBoundingClientRect().height);
    const before = await size();
    if (width < 700) expect(before).toBeLessThanOrEqual(height * 0.7);
    for (const { lang, captions } of [...avatarDemo.scenes].reverse()) {
      await page.locator(`[data-axis="lingua"][value="${lang}"]`).check();
      for (const { text } of captions) {
        const band = page.locator('.avatar-captions:visible');
        await expect(band).toContainText(text);
        expect(await band.evaluate((node) => node.scrollHeight <= node.clientHeight)).toBe(true);
        expect(await size()).toBe(before);
        await page.locator('[data-play="toggle"]').press('Enter');
      }
    }
  });
