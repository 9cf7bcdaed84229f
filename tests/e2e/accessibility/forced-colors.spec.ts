/** Where the system sets the colours, what the site draws with a ground must still be seen (WCAG 1.4.1, 1.4.11). */
import type { Locator, Page } from '@playwright/test';
import { demoPath } from '../../support/e2e/addresses';
import { open } from '../../support/e2e/browser';
import { openForm } from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** Of all that match: which show neither a ground unlike the page's nor a border. */
const unseen = (page: Page, selector: string) =>
  page.evaluate((matching) => {
    const clear = [getComputedStyle(document.body).backgroundColor, 'rgba(0, 0, 0, 0)'];
    const elements = [...document.querySelectorAll(matching)].filter((each) =>
      each.checkVisibility(),
    );
    if (elements.length === 0) return [`nothing matches ${matching}`];
    const shows = (element: Element) => {
      const {
        backgroundColor,
        borderInlineStartWidth: width,
        ...style
      } = getComputedStyle(element);
      const bordered = width !== '0px' && !clear.includes(style.borderInlineStartColor);
      return bordered || !clear.includes(backgroundColor);
    };
    return elements.filter((element) => !shows(element)).map((element) => element.outerHTML);
  }, selector);

test('badges, buttons, what is chosen, the map’s lines and the form’s errors are still seen', async ({
  page,
}) => {
  await open(page, demoPath('email') ?? '/');
  for (const selector of ['.line-badge', '.play-button'])
    expect.soft(await unseen(page, selector), selector).toEqual([]);
  const ground = (option: Locator) =>
    option.evaluate((node) => getComputedStyle(node).backgroundColor);
  const chosen = page.locator('.choices :checked + span').first();
  const other = page.locator('.choices :not(:checked) + span').first();
  expect(await ground(chosen)).not.toBe(await ground(other));

  const form = await openForm(page);
  await form.submit.click();
  await expect(page.locator('.error-summary')).toBeFocused();
  for (const selector of [
    '.error-summary',
    'form[action] :is(input, textarea)[required]',
    'form[action] button',
  ])
    expect.soft(await unseen(page, selector), selector).toEqual([]);
  const lines = await page.locator('.map-line').filter({ visible: true }).all();
  expect(lines.length).toBeGreaterThan(0);
  const paper = await ground(page.locator('body'));
  for (const line of lines) await expect(line).not.toHaveCSS('stroke', paper);
});
