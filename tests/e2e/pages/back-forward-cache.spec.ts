/** A page that was left by a link comes back as it was left (the back/forward cache), React or not. */
import config from '@/playwright.config';
import { findWholeBrowser } from '@/scripts/lib/find-browser.mjs';
import { laidOut } from '../../support/e2e/browser';
import { contactForm } from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

const whole = findWholeBrowser();
test.skip(!whole, 'A headless shell has no back/forward cache.');
test.use({
  // Playwright's own arguments switch it off
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: whole,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

for (const path of ['/', '/hospitality', '/numeri']) {
  test(`${path} comes back as it was left`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path);
    await laidOut(page);
    const { nome } = contactForm(page).fields;
    const hasForm = (await nome.count()) > 0;
    if (hasForm) {
      await nome.fill('Anna');
      const answered = () =>
        nome.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
      await expect.poll(answered, 'React should take the form over').toBe(true);
    }
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.getByRole('contentinfo').locator('a[href="/privacy"]').click();
    await page.waitForURL('/privacy');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html[data-persisted="true"]')).toHaveCount(1);
    if (hasForm) await expect(nome).toHaveValue('Anna');
    // nothing of it asks for a router's data
    expect(asked.filter((address) => address.includes('_rsc'))).toEqual([]);
  });
}
