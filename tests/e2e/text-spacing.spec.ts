import type { Page } from '@playwright/test';
import { canonicalPaths, missingPath } from '../support/e2e/addresses';
import { overflow, unreadable } from '../support/e2e/layout';
import { expect, test } from '../support/e2e/test';

test.use({ allowedComplaints: [/404/] });

/** Spaces all texts out as WCAG 2.2 (1.4.12) says a reader may, and opens what is folded. */
async function spaceTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.documentElement.dataset.whole = '';
    for (const fold of document.querySelectorAll('details')) {
      fold.removeAttribute('name');
      fold.open = true;
    }
  });
}

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
