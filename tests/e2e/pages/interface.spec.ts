import type { Page } from '@playwright/test';
import { errorPage } from '@/content/error-page';
import { home } from '@/content/home';
import { navigation } from '@/content/navigation';
import { laidOut, withMotion } from '../../support/e2e/browser';
import { layoutComplaints, layoutFailure, openFailing } from '../../support/e2e/failing-layout';
import { drawer } from '../../support/e2e/header';
import { expect, test } from '../../support/e2e/test';

const { theme } = navigation;

const themeSwitch = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${theme.label}`) });

test.describe('theme', () => {
  for (const device of ['light', 'dark'] as const) {
    test(`follows a ${device} device until the visitor chooses, and keeps the choice`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: device });
      await page.goto('/');
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const paper = { light: 'rgb(244, 241, 234)', dark: 'rgb(20, 20, 20)' };
      expect(await ground()).toBe(paper[device]);

      const toggle = themeSwitch(page);
      await expect(toggle).toHaveAccessibleName(`${theme.label}: ${theme.system}`);
      await toggle.click();
      await expect(toggle).toHaveAccessibleName(`${theme.label}: ${theme.light}`);
      await expect.poll(ground).toBe(paper.light);
      await toggle.click();
      await expect.poll(ground).toBe(paper.dark);
      await page.reload();
      expect(await ground()).toBe(paper.dark);
      await expect(toggle).toHaveAccessibleName(`${theme.label}: ${theme.dark}`);
      await toggle.click();
      await expect(toggle).toHaveAccessibleName(`${theme.label}: ${theme.system}`);
      await expect.poll(ground).toBe(paper[device]);
      const other = device === 'light' ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme: other });
      await expect.poll(ground).toBe(paper[other]);
    });
  }

  test('chosen in one tab, it is chosen in the others and on the way back', async ({ page }) => {
    await page.goto('/');
    const second = await page.context().newPage();
    await second.goto('/hospitality');
    await themeSwitch(second).click();
    await expect(themeSwitch(page)).toHaveAccessibleName(`${theme.label}: ${theme.light}`);
    // as of a page that the browser kept: it was not there to be told
    await page.evaluate((kept) => {
      localStorage.setItem('theme', kept);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, 'dark');
    await expect(themeSwitch(page)).toHaveAccessibleName(`${theme.label}: ${theme.dark}`);
    await second.close();
  });

  test('is chosen for the page alone where nothing may be stored', async ({ page }) => {
    await page.addInitScript(() => {
      const forbidden = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: forbidden });
    });
    await page.goto('/');
    await themeSwitch(page).click();
    await expect(themeSwitch(page)).toHaveAccessibleName(`${theme.label}: ${theme.light}`);
  });

  test('the word that is seen is the name that is heard, and takes the same room in each state', async ({
    page,
  }) => {
    await page.goto('/');
    const toggle = themeSwitch(page);
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
    await page.goto('/hospitality');
    for (const part of ['main', 'header', 'footer']) {
      await expect(page.locator(part).first()).toHaveCSS('background-color', 'rgb(20, 20, 20)');
    }
  });
});

test.describe('the tooltip', () => {
  /** A page at whose clock nobody turns but the test. */
  async function openStopped(page: Page) {
    await page.clock.install();
    await page.goto('/');
    await laidOut(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    return { toggle: themeSwitch(page), tooltip: page.getByRole('tooltip') };
  }
  const away = (page: Page) => page.mouse.move(10, 400);

  test('opens after 700 ms of hover, at once within 300 ms of the last, and says what the theme in force means', async ({
    page,
  }) => {
    const { toggle, tooltip } = await openStopped(page);
    await toggle.hover();
    await page.clock.runFor(650);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(tooltip).toHaveText(theme.meanings.system, { useInnerText: true });
    await expect(toggle).toHaveAccessibleDescription(theme.meanings.system);
    await toggle.click();
    await expect(tooltip).toHaveText(theme.meanings.light, { useInnerText: true });

    await away(page);
    await expect(tooltip).toHaveCount(0);
    await expect(toggle).toHaveAccessibleDescription('');
    await page.clock.runFor(250);
    await toggle.hover();
    await page.clock.runFor(10);
    await expect(tooltip).toBeVisible();
    await away(page);
    await page.clock.runFor(350);
    await toggle.hover();
    await page.clock.runFor(650);
    await expect(tooltip).toHaveCount(0);
  });

  test('can be pointed at, and goes at Escape under a resting pointer', async ({ page }) => {
    const { toggle, tooltip } = await openStopped(page);
    await toggle.hover();
    await page.clock.runFor(750);
    const { x, y, width, height } = (await tooltip.boundingBox()) ?? {};
    await page.mouse.move((x ?? 0) + (width ?? 0) / 2, (y ?? 0) + (height ?? 0) / 2, { steps: 20 });
    await page.clock.runFor(5_000);
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  });

  test('opens at once for the keyboard, and stays until the focus goes on', async ({ page }) => {
    const { toggle, tooltip } = await openStopped(page);
    await page.keyboard.press('Tab');
    await toggle.focus();
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(60_000);
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveCount(0);
  });

  for (const width of [320, 390, 768]) {
    test(`is whole in the drawer at ${width} px, which stays open at its Escape`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const { trigger, dialog } = drawer(page);
      await trigger.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      const tooltip = dialog.getByRole('tooltip');
      await expect(dialog.getByRole('button', { name: theme.label })).toBeFocused();
      await expect(tooltip).toBeInViewport({ ratio: 1 });
      expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(tooltip).toHaveCount(0);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('does not open', async ({ page }) => {
      const { tooltip } = await openStopped(page);
      const { trigger, dialog } = drawer(page);
      await trigger.tap();
      await dialog.getByRole('button', { name: theme.label }).tap();
      await page.clock.runFor(1_000);
      await expect(tooltip).toHaveCount(0);
      await expect(dialog.getByText(theme.light, { exact: true })).toBeVisible();
    });
  });
});

test.describe('the integration strip', () => {
  test.use(withMotion);

  const pauseOf = (page: Page) =>
    page.getByRole('checkbox', { name: home.integrations.pauseLabel });

  test('passes once in 20 seconds and stands still at the press of its button', async ({
    page,
  }) => {
    await page.goto('/');
    await laidOut(page);
    const track = page.locator('.strip-track');
    await expect(track).toHaveCSS('animation-duration', '20s');
    const pause = pauseOf(page);
    await pause.focus();
    await page.keyboard.press('Space');
    await expect(track).toHaveCSS('animation-play-state', 'paused');
    await pause.click();
    await expect(track).toHaveCSS('animation-play-state', 'running');
  });

  test('does not move where motion is unwanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.locator('.strip-track')).toHaveCSS('animation-name', 'none');
    await expect(pauseOf(page)).toBeHidden();
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
