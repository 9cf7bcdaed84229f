/** What a reader touches is answered by the browser itself: React is not even asked for. */
import type { Page } from '@playwright/test';
import { home } from '@/content/home';
import { navigation } from '@/content/navigation';
import { mapRuns } from '@/content/network';
import { solutions } from '@/content/solutions';
import { laidOut, withMotion } from '../../support/e2e/browser';
import { contactForm } from '../../support/e2e/contact-form';
import { drawer, wideHeader } from '../../support/e2e/header';
import { expect, test } from '../../support/e2e/test';

test.use(withMotion);

const { theme } = navigation;
const other = solutions.find(({ slug }) => slug !== mapRuns.first);
const shown = (page: Page) => page.locator('.run:has(:checked) > .run-panel .run-name');

/** Opens a page whose scripts cannot be had, and tells what was asked for of them. */
async function openWithoutScripts(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/_next/static/**', (route) => {
    const request = route.request();
    if (['font', 'stylesheet'].includes(request.resourceType())) return route.continue();
    asked.push(request.url());
    return route.abort();
  });
  await page.goto(path);
  await laidOut(page);
  return asked;
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
}

async function useTheme(page: Page, area = page.getByRole('banner')): Promise<void> {
  const button = area.getByRole('button', { name: theme.label });
  await button.click();
  await expect(button).toHaveAccessibleName(`${theme.label}: ${theme.light}`);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
}

async function useStripMapAndQuestion(page: Page): Promise<void> {
  await page.locator('.run-choice', { hasText: other?.run.request }).click();
  await expect(shown(page)).toContainText(other?.name ?? '');
  await page.getByRole('checkbox', { name: home.integrations.pauseLabel }).click();
  await expect(page.locator('.strip-track')).toHaveCSS('animation-play-state', 'paused');
  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeVisible();
}

test('in a wide window menu, theme, tooltip, map, strip and questions answer without React', async ({
  page,
}) => {
  const asked = await openWithoutScripts(page, '/');
  const { trigger, panel, banner } = wideHeader(page);
  await trigger.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await useTheme(page);
  await banner.getByRole('button', { name: theme.label }).hover();
  await expect(page.getByRole('tooltip')).toHaveText(theme.meanings.light, { useInnerText: true });
  await useStripMapAndQuestion(page);
  const drawing = page.locator('.exits');
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toHaveAttribute('data-entered', '');
  await scrollToEnd(page);
  expect(asked).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('drawer, theme, map, strip and questions answer without React', async ({ page }) => {
    const asked = await openWithoutScripts(page, '/');
    const { trigger, dialog, close } = drawer(page);
    await trigger.tap();
    await useTheme(page, dialog);
    await close.tap();
    await expect(dialog).toHaveCount(0);
    await useStripMapAndQuestion(page);
    await scrollToEnd(page);
    expect(asked).toEqual([]);
  });
});

test('the line that was chosen without React is told by the form once that is used', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('.run-choice', { hasText: other?.run.request }).click();
  await contactForm(page).fields.nome.click();
  await expect(page.locator('.route-note')).toContainText(other?.name ?? '');
  await expect(shown(page)).toContainText(other?.name ?? '');
});
