/** Where the system sets the colours, what the site draws with a ground must still be seen (WCAG 1.4.1, 1.4.11). */
import type { Page } from '@playwright/test';
import { open } from '../../support/e2e/browser';
import { openForm } from '../../support/e2e/contact-form';
import { demoPath } from '../../support/e2e/examples';
import { expect, test } from '../../support/e2e/test';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** Of all that match: which show neither a ground unlike the page's nor a border or outline. */
function unseen(page: Page, selector: string, pseudo?: string): Promise<string[]> {
  return page.evaluate(
    ([matching, part]) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      const elements = [...document.querySelectorAll(matching)].filter((element) =>
        element.checkVisibility(),
      );
      if (elements.length === 0) return [`nothing matches ${matching}`];
      const shows = (element: Element) => {
        const style = getComputedStyle(element, part);
        const clear = [ground, 'rgba(0, 0, 0, 0)'];
        return (
          !clear.includes(style.backgroundColor) ||
          (style.borderInlineStartStyle !== 'none' &&
            style.borderInlineStartWidth !== '0px' &&
            !clear.includes(style.borderInlineStartColor))
        );
      };
      return elements.filter((element) => !shows(element)).map((element) => element.outerHTML);
    },
    [selector, pseudo] as const,
  );
}

test('lines, stations, badges, buttons and what is chosen are still seen', async ({ page }) => {
  const path = demoPath('email');
  test.skip(!path, 'no page shows a mail');
  const lines = [
    ['.closing-grid', '::before'],
    ['.line-badge'],
    ['.mail-way'],
    ['.play-button'],
    ['.actions > [class*="border-2"]'],
    ['.question-sign', '::before'],
  ] as const;
  await open(page, path ?? '');
  for (const [selector, pseudo] of lines)
    expect.soft(await unseen(page, selector, pseudo), selector).toEqual([]);
  const chosen = page.locator('.choices :checked + span').first();
  const other = page.locator('.choices :not(:checked) + span').first();
  const ground = (option: typeof chosen) =>
    option.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(await ground(chosen)).not.toBe(await ground(other));

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await unseen(page, '.bars > span')).toEqual([]);
});

test('the map’s lines and the form’s errors are still seen', async ({ page }) => {
  const form = await openForm(page);
  await form.submit.click();
  await expect(page.locator('.error-summary')).toBeFocused();
  for (const selector of [
    '.error-summary',
    'form[action] :is(input, textarea)[required]',
    'form[action] button',
  ])
    expect.soft(await unseen(page, selector), selector).toEqual([]);
  expect.soft(await unseen(page, '.error-stops > li', '::after')).toEqual([]);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const line of await page.locator('.map-line').filter({ visible: true }).all())
    await expect(line).not.toHaveCSS('stroke', ground);
});
