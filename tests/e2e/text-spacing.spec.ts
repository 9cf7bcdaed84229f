import { canonicalPaths, missingPath } from '../support/e2e/addresses';
import { overflow } from '../support/e2e/layout';
import { expect, test } from '../support/e2e/test';
import { spaceTexts, unreadable } from '../support/e2e/text-spacing';

test.use({ allowedComplaints: [/404/] });

for (const path of [...canonicalPaths, missingPath])
  test(`who spaces texts out to read them loses none of ${path}`, async ({ page }) => {
    await page.goto(path);
    await spaceTexts(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 600, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await overflow(page), await unreadable(page)]).toEqual([width, 0, []]);
    }
  });
