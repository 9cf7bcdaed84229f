import { errorPage } from '@/content/error-page';
import { home } from '@/content/home';
import { navigation } from '@/content/navigation';
import { hydrated, open, withMotion } from '../../support/e2e/browser';
import { layoutComplaints, layoutFailure, openFailing } from '../../support/e2e/failing-layout';
import { expect, test } from '../../support/e2e/test';

const { theme } = navigation;

test.describe('theme', () => {
  for (const device of ['light', 'dark'] as const) {
    test(`follows a ${device} device until the visitor chooses, and keeps the choice`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: device });
      await open(page, '/');
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const paper = { light: 'rgb(244, 241, 234)', dark: 'rgb(20, 20, 20)' };
      expect(await ground()).toBe(paper[device]);

      const toggle = page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${theme.label}`) });
      await hydrated(toggle);
      await expect(toggle).toHaveAccessibleName(`${theme.label}: ${theme.system}`);
      await toggle.click();
      await expect(toggle).toHaveAccessibleName(`${theme.label}: ${theme.light}`);
      await expect.poll(ground).toBe(paper.light);
      await toggle.click();
      await expect.poll(ground).toBe(paper.dark);
      await page.reload();
      expect(await ground()).toBe(paper.dark);
      // the word is right before any script of the framework is there
      await expect(toggle).toHaveAccessibleName(`${theme.label}: ${theme.dark}`);
      await hydrated(toggle);
      await toggle.click();
      await expect(toggle).toHaveAccessibleName(`${theme.label}: ${theme.system}`);
      await expect.poll(ground).toBe(paper[device]);
    });
  }

  test('the word that is seen is the name that is heard, and takes the same room in each state', async ({
    page,
  }) => {
    await open(page, '/');
    const toggle = page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${theme.label}`) });
    await hydrated(toggle);
    const { width } = (await toggle.boundingBox()) ?? {};
    for (const word of [theme.light, theme.dark, theme.system]) {
      await toggle.click();
      await expect(toggle).toHaveAccessibleName(`${theme.label}: ${word}`);
      await expect(toggle.getByText(word)).toBeVisible();
      await expect.poll(async () => (await toggle.boundingBox())?.width).toBe(width);
    }
  });

  test('the hospitality page is dark whatever the device’s theme, header and footer too', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/hospitality');
    for (const part of ['main', 'header', 'footer']) {
      await expect(page.locator(part).first()).toHaveCSS('background-color', 'rgb(20, 20, 20)');
    }
  });
});

test('a tooltip opens after 700 ms of hover, not at once, and says what the theme in force means', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  const toggle = page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${theme.label}`) });
  await hydrated(toggle);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const tooltip = page.getByRole('tooltip');
  await toggle.hover();
  // its code has come
  await expect(toggle).toHaveAttribute('data-state', 'closed');
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip).toContainText(theme.meanings.system);
});

test.describe('the integration strip', () => {
  test.use(withMotion);

  test('passes once in 20 seconds and stands still at the press of its button', async ({
    page,
  }) => {
    await open(page, '/');
    const track = page.locator('.strip-track');
    await expect(track).toHaveCSS('animation-duration', '20s');
    const pause = page.getByRole('button', { name: home.integrations.pauseLabel });
    await hydrated(pause);
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect(track).toHaveCSS('animation-play-state', 'paused');
    await page.getByRole('button', { name: home.integrations.playLabel }).click();
    await expect(track).toHaveCSS('animation-play-state', 'running');
  });

  test('does not move where motion is unwanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await expect(page.locator('.strip-track')).toHaveCSS('animation-name', 'none');
  });
});

test('a failure of the root layout itself shows its message and a way back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(layoutComplaints);
  await openFailing(page);
  await expect(page.getByRole('heading', { level: 1, name: errorPage.title })).toBeVisible();
  await expect(page.getByText(layoutFailure)).toBeVisible();
  await expect(page.getByRole('link', { name: errorPage.homeLink })).toHaveAttribute('href', '/');
  await expect(page.getByRole('button', { name: errorPage.retry })).toBeVisible();
});
