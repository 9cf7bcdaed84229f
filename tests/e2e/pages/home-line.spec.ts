import type { Page } from '@playwright/test';
import { homeOrders, homeWith } from '../../support/e2e/home-orders';
import { expect, test } from '../../support/e2e/test';

interface Joint {
  section: string;
  /** Where the line is, in px from the window's left. */
  above: number[];
  below: number[];
}

/** What of the page's line is seen just above and just below the upper edge of each section but the first. */
async function joints(page: Page): Promise<Joint[]> {
  // the bar that sticks to the window's edge lies over one of them
  await page.locator('.call-bar').evaluate((bar: HTMLElement) => {
    bar.style.visibility = 'hidden';
  });
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  return page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const { width, height } = image;
    const settings = { willReadFrequently: true };
    const canvas = new OffscreenCanvas(width, height).getContext('2d', settings);
    canvas?.drawImage(image, 0, 0);
    const piece = document.querySelector('.section-line') ?? document.body;
    const { borderColor } = getComputedStyle(piece, '::before');
    const colour = (borderColor.match(/\d+/g) ?? []).slice(0, 3).map(Number);
    /** The middles of what has the line's colour and about its width. */
    const linesAt = (y: number) => {
      const row = canvas?.getImageData(0, y, width, 1).data ?? [];
      const isLine = (x: number) =>
        colour.every((value, i) => Math.abs(value - (row[x * 4 + i] ?? 0)) < 4);
      const found: number[] = [];
      for (let x = 0, run = 0; x <= width; x += 1) {
        if (x < width && isLine(x)) run += 1;
        else {
          if (run > 6 && run < 10) found.push(x - run / 2);
          run = 0;
        }
      }
      return found;
    };
    return [...document.querySelectorAll('.home section')].slice(1).map((section) => {
      const y = Math.round(section.getBoundingClientRect().top + scrollY);
      const title = section.querySelector('h2')?.textContent ?? '';
      return { section: title, above: linesAt(y - 3), below: linesAt(y + 2) };
    });
  }, picture.toString('base64'));
}

async function expectClosed(page: Page) {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await joints(page);
    expect(found.length).toBeGreaterThan(3);
    for (const { section, above, below } of found) {
      const where = `above «${section}» at ${width} px`;
      expect(above, where).toHaveLength(1);
      expect(below, where).toEqual(above);
    }
  }
}

test.describe('by night', () => {
  // by day the band of the promises has the line's own colour
  test.use({ colorScheme: 'dark' });

  test('home’s line goes on from section to section, into the form', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
    await expectClosed(page);
  });

  for (const [order, sections] of Object.entries(homeOrders))
    test(`home’s line goes on whatever the order of the sections: ${order}`, async ({ page }) => {
      await page.setContent(await homeWith(sections));
      await expectClosed(page);
    });
});
