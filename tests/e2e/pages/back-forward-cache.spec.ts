import { figuresPage } from '@/content/figures-page';
import config from '@/playwright.config';
import { findWholeBrowser } from '@/scripts/lib/find-browser';
import { carriesForm } from '../../support/e2e/addresses';
import { laidOut } from '../../support/e2e/browser';
import { contactForm, expectHydrated } from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

const whole = findWholeBrowser();
test.skip(!whole, 'a headless shell has no back/forward cache: it takes a whole Chromium');
test.use({
  // Playwright's own arguments switch it off
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: whole,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('Back brings a page back as it was left, with what was typed', async ({ page }) => {
  for (const path of ['/', figuresPage.path]) {
    await page.goto(path);
    await laidOut(page);
    const { nome } = contactForm(page).fields;
    if (carriesForm(path)) {
      await nome.fill('Anna');
      await expectHydrated(page);
    }
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.getByRole('contentinfo').locator('a[href="/privacy"]').click();
    await page.waitForURL('/privacy');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html[data-persisted="true"]'), path).toHaveCount(1);
    if (carriesForm(path)) await expect(nome).toHaveValue('Anna');
  }
});
