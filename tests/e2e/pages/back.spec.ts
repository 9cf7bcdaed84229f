import type { Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { navigation } from '@/content/navigation';
import { hospitalityPath } from '@/lib/links';
import { expectAtTop, hydrate, open, standStill } from '../../support/e2e/browser';
import { contactForm } from '../../support/e2e/contact-form';
import { plainPath } from '../../support/e2e/examples';
import { expect, test } from '../../support/e2e/test';

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Far down, where what was above may have been laid out late. */
async function goFarDown(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight - 2 * innerHeight));
  await standStill(page);
  const there = await place(page);
  expect(there).toBeGreaterThan(3_000);
  return there;
}

/** A link of the page as it stands in the window: to press it moves nothing. */
const pressLink = (page: Page) =>
  page.evaluate((path) => {
    document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
  }, plainPath);

// a page that the browser has kept is what the engines' tests are about: a headless shell keeps none
for (const withReact of [false, true]) {
  test(`Back leads to the place that was left, ${withReact ? 'with React' : 'read only'}`, async ({
    page,
  }) => {
    await open(page, hospitalityPath);
    if (withReact) await hydrate(page);
    const left = await goFarDown(page);
    await pressLink(page);
    await expect(page).toHaveURL(plainPath);
    await expectAtTop(page);
    await page.goBack();
    await expect(page).toHaveURL(hospitalityPath);
    await expect.poll(async () => Math.abs((await place(page)) - left)).toBeLessThanOrEqual(2);
  });
}

test('Back and forward between places of a page ask the server for nothing, with React too', async ({
  page,
}) => {
  await open(page, '/');
  await hydrate(page);
  const { nome } = contactForm(page).fields;
  await nome.fill('Anna');
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || /_rsc/.test(request.url())) pages.push(request.url());
  });
  await page.getByRole('link', { name: navigation.skipLink }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/#${anchors.main}`);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL('/');
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(`/#${anchors.main}`);
  // to the top, and the address is the page's own; what is behind it stays
  await page.getByRole('banner').getByRole('link', { name: navigation.home }).click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForLoadState('networkidle');
  await expect(nome).toHaveValue('Anna');
  expect(pages).toEqual([]);
});
