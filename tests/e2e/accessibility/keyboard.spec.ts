import { navigation } from '@/content/navigation';
import { eachKindOfPage, missingPath } from '../../support/e2e/addresses';
import { open } from '../../support/e2e/browser';
import { keyboardProblems } from '../../support/e2e/keyboard';
import { expect, test } from '../../support/e2e/test';

// for the mistakes that the last but one test plants
test.use({ bypassCSP: true });

test.beforeEach(({ allowConsole }) => allowConsole(/404/));

// on a phone the pages of one kind have the same controls at the same places; on a desk: checkers.spec.ts
for (const path of eachKindOfPage) {
  test(`${path}, on a phone: Tab goes from top to bottom, always in sight`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    expect(await keyboardProblems(page)).toEqual([]);
  });
}

test('the walk notices what it is there for', async ({ page }) => {
  await open(page, missingPath);
  await page
    .locator('main a')
    .first()
    .evaluate((link) => {
      const plant = (html: string) => link.insertAdjacentHTML('beforebegin', html);
      plant('<a href="/" class="planted-flat">senza segno</a>');
      plant('<a href="/" tabindex="3">prima di tutti</a>');
      plant('<p class="planted-lid">coperchio</p><a href="/" class="planted-under">sotto</a>');
      plant('<button class="planted-small" type="button"></button>');
      const style = document.createElement('style');
      style.textContent = `
      .planted-flat:focus-visible { outline: none }
      .planted-lid { position: fixed; inset: 40% 0 0; z-index: 9; background: red }
      .planted-under { position: fixed; inset-block-end: 20px }
      .planted-small { width: 10px; height: 10px }`;
      document.head.append(style);
    });
  const found = (await keyboardProblems(page)).join('\n');
  expect(found).toMatch(/planted-flat.*does not show its focus/);
  expect(found).toMatch(/comes before the one that had the focus/);
  expect(found).toMatch(/planted-under.*is covered by P\.planted-lid/);
  expect(found).toMatch(/planted-small.*is a target of 10 by 10 px/);
});

test('the skip link is the first stop, and leads into the page’s own content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
