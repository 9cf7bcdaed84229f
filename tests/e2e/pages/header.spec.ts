import type { Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { furtherSolutions } from '@/content/menu';
import { navigation } from '@/content/navigation';
import { menuEntry } from '../../support/e2e/addresses';
import {
  expectClearOfHeader,
  laidOut,
  open,
  scriptsOf,
  tabTo,
  withMotion,
} from '../../support/e2e/browser';
import { drawer, menuNames, wideHeader } from '../../support/e2e/header';
import { isOnTop } from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

const { services, process, theme } = navigation;

test('the menu opens by mouse, and is whole in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await open(page, '/');
  const { trigger, entries, beside } = wideHeader(page);
  await trigger.click();
  await expect(entries).toHaveCount(menuNames.length);
  for (const [index, name] of menuNames.entries())
    await expect(entries.nth(index)).toContainText(name);
  for (const link of [entries.first(), entries.last(), beside.getByRole('link').last()]) {
    // of more than eight the list scrolls
    if (menuNames.length + furtherSolutions.length > 8) await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 650 });
    for (const link of await beside.getByRole('link').all())
      await expect(link, `${width} px`).toBeInViewport({ ratio: 1 });
  }
  await page.mouse.click(10, 600);
  await expect(entries).toHaveCount(0);
});

test('the menu works by keyboard, and Escape gives the focus back', async ({ page }) => {
  await open(page, '/');
  const { trigger, entries } = wideHeader(page);
  await tabTo(page, trigger);
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(menuNames.length);
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, entries.filter({ hasText: menuEntry.name }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(menuEntry.path);
});

test('in no window both menu and drawer are missing', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const both = drawer(page).trigger.or(wideHeader(page).trigger);
    await expect(both.filter({ visible: true })).toHaveCount(1);
  }
});

test.describe('in a small window', () => {
  // the drawer comes and goes
  test.use({ ...withMotion, viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the drawer has all that the header has, large enough to touch', async ({ page }) => {
    await open(page, '/');
    const { trigger, dialog, link, close } = drawer(page);
    await trigger.tap();
    for (const name of [services, process, ...menuNames, navigation.consultation])
      await expect(link(new RegExp(name))).toBeVisible();
    const all = await dialog.getByRole('link').all();
    expect(all.length).toBeGreaterThan(menuNames.length);
    for (const one of all) expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const name of [navigation.consultation, navigation.whatsappShort])
      await expect(link(name)).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button')).toHaveCount(1);
    await close.click();
    await expect(dialog).toHaveCount(0);
    await trigger.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 400);
    await expect(dialog, 'a press beside it').toHaveCount(0);
    await trigger.tap();
    await link(process).tap();
    await expect(dialog).toHaveCount(0);
    const section = page.locator(`#${anchors.process}`);
    await expectClearOfHeader(page, section.getByRole('heading').first());
  });

  test('the drawer keeps the focus by keyboard, and Escape gives it back', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 600 });
    await open(page, '/');
    const { trigger, dialog, link, close } = drawer(page);
    await tabTo(page, trigger);
    await page.keyboard.press('Enter');
    // what lies beside it is out of reach
    await expect(page.locator('body > main[inert]')).toHaveCount(1);
    await close.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Enter');
    // what has the focus is never under the foot
    for (const name of [...menuNames, ...furtherSolutions.map((further) => further.name)]) {
      await tabTo(page, link(name));
      expect(await isOnTop(link(name)), name).toBe(true);
    }
    await tabTo(page, link(new RegExp(menuEntry.name)));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(menuEntry.path);
  });
});

const themeSwitch = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: new RegExp(`^${theme.label}`) });

test('the theme is the device’s, or the chosen one in every tab', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const scripts = scriptsOf(page);
  const paper: Partial<Record<'light' | 'dark', string>> = {};
  for (const device of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: device });
    await page.goto('/');
    paper[device] = await ground();
  }
  expect(paper.light).not.toBe(paper.dark);
  const toggle = themeSwitch(page);
  for (const [word, shown] of [
    [theme.light, 'light'],
    [theme.dark, 'dark'],
  ] as const) {
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(`${theme.label}: ${word}`);
    await expect.poll(ground).toBe(paper[shown]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  expect(await ground()).toBe(paper.dark);
  const second = await page.context().newPage();
  await second.goto('/numeri');
  await themeSwitch(second).click();
  await expect(toggle).toHaveAccessibleName(`${theme.label}: ${theme.system}`);
  await second.close();
  await expect.poll(ground).toBe(paper.light);
  expect(scripts, 'without React').toEqual([]);
});

test('the tooltip says what the theme means', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await laidOut(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const toggle = themeSwitch(page);
  const tooltip = page.getByRole('tooltip');
  await toggle.hover();
  await page.clock.runFor(1_000);
  await expect(toggle).toHaveAccessibleDescription(theme.meanings.system);
  await toggle.click();
  await expect(tooltip).toHaveText(theme.meanings.light, { useInnerText: true });
  const { x, y, width, height } = (await tooltip.boundingBox()) ?? {};
  await page.mouse.move((x ?? 0) + (width ?? 0) / 2, (y ?? 0) + (height ?? 0) / 2, { steps: 20 });
  await page.clock.runFor(5_000);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);

  await page.mouse.move(10, 10);
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.keyboard.press('Tab');
    await toggle.focus();
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveCount(0);
  }
});
