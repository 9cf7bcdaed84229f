import { home } from '@/content/home';
import { open, withMotion } from '../../support/e2e/browser';
import { unreadable } from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

test('home’s link for hotels is whole at every width', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const link = page.getByRole('link', { name: home.services.hotels });
    await expect(link).toBeVisible();
    const room = await link.evaluate((element) => {
      const section = element.closest('section')?.getBoundingClientRect();
      return (section?.bottom ?? 0) - element.getBoundingClientRect().bottom;
    });
    expect(room, `at ${width} px`).toBeGreaterThan(0);
    expect(await unreadable(page, '.shelf'), `at ${width} px`).toEqual([]);
  }
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('the strip passes in 20 seconds', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.strip-track')).toHaveCSS('animation-duration', '20s');
  });
});
