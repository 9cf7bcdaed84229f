/** Every page as screenshots/THEME/WIDTH/NAME.png, at three widths in both themes, every mail at two, and the pictures of README.md. */
import path from 'node:path';
import { exampleMails } from '@/lib/lead/examples';
import { renderMail } from '@/lib/lead/mails/render';
import { privacyHref } from '@/lib/legal/paths';
import { canonicalPaths } from '../support/e2e/addresses';
import { expect, test } from '../support/e2e/test';

test.use({ allowedComplaints: [/404/] });

const desk = 1440;
const views: { name: string; address: string; press?: string; at?: (width: number) => boolean }[] =
  [
    ...canonicalPaths.map((address) => ({ name: path.basename(address) || 'home', address })),
    { name: 'privacy', address: privacyHref },
    { name: 'not-found', address: '/non-trovata' },
    { name: 'menu', address: '/', press: 'header nav button', at: (width) => width === desk },
    {
      name: 'drawer',
      address: '/',
      press: 'header button[aria-haspopup="dialog"]',
      at: (width) => width < desk,
    },
  ];

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 768, desk])
    test.describe(`${colorScheme} ${width}`, () => {
      test.use({ colorScheme, viewport: { width, height: width < desk ? 844 : 900 } });
      for (const { name, address, press } of views.filter(({ at }) => at?.(width) ?? true))
        test(name, async ({ page }) => {
          await page.goto(address, { waitUntil: 'networkidle' });
          if (press) {
            await page.locator(press).filter({ visible: true }).first().click();
            await expect(page.locator(':popover-open').first()).toBeVisible();
          }
          // what is below the first screen is laid out and fetched later
          await page.evaluate(async () => {
            document.documentElement.dataset.whole = '';
            for (const image of document.images) image.loading = 'eager';
            await Promise.all([...document.images].map((image) => image.decode()));
            await document.fonts.ready;
          });
          const file = path.join('screenshots', colorScheme, String(width), `${name}.png`);
          await page.screenshot({ path: file, fullPage: !press, animations: 'disabled' });
        });
    });

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 720])
    test.describe(`mails ${colorScheme} ${width}`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } });
      for (const [name, { body }] of Object.entries(exampleMails))
        test(name, async ({ page }) => {
          await page.setContent((await renderMail(body)).html);
          const file = path.join('screenshots', colorScheme, String(width), `mail-${name}.png`);
          await page.screenshot({ path: file, fullPage: true });
        });
    });

test.describe('readme', () => {
  test.use({ viewport: { width: desk, height: 900 } });

  test('home and mail', async ({ page }) => {
    const shown = (name: string) => page.screenshot({ path: `docs/pictures/${name}-1440.png` });
    // the second time the typeface is at hand (`font-display: optional`)
    for (const visit of ['first', 'second'])
      await page.goto(`/?${visit}`, { waitUntil: 'networkidle' });
    await shown('home');
    await page.goto('about:blank');
    const { request } = exampleMails;
    const { html } = request ? await renderMail(request.body) : {};
    if (!html) throw new Error('There is no example of a request.');
    await page.setContent(html);
    await shown('mail');
  });
});
