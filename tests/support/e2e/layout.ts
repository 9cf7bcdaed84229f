import { expect, type Page } from '@playwright/test';

/** By how many pixels the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    // what is still to be laid out keeps to itself what sticks out of it (components/layout/frame.css)
    document.documentElement.setAttribute('data-whole', '');
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Nothing of the page stands out at the sides. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

/** Adds up the page's layout shifts from its start; read with `layoutShift`. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const total = { value: 0 };
    Object.assign(window, { layoutShiftTotal: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        total.value += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The cumulative layout shift once the typeface is there and painted. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return (window as unknown as { layoutShiftTotal: { value: number } }).layoutShiftTotal.value;
  });
}

/** Texts within the first element that matches that are painted over each other. */
export function overlaps(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((root) => {
    // what is only read out is clipped to nothing
    const isReadOut = (each: Element | null): boolean =>
      each !== null &&
      (getComputedStyle(each).clipPath === 'inset(50%)' || isReadOut(each.parentElement));
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: { text: string; of: Element; box: DOMRect; over: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement;
      if (!of || node.textContent?.trim() === '' || isReadOut(of)) continue;
      if (!of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const height = Number.parseFloat(getComputedStyle(of).lineHeight);
      // a line of text as high as it is set, and not as its typeface reckons
      for (const box of range.getClientRects()) {
        const over = Math.max(0, box.height - (height || box.height)) / 2;
        lines.push({ text: node.textContent ?? '', of, box, over });
      }
    }
    return lines.flatMap((one, i) =>
      lines.slice(i + 1).flatMap((other) => {
        if (one.of.contains(other.of) || other.of.contains(one.of)) return [];
        const wide =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high =
          Math.min(one.box.bottom - one.over, other.box.bottom - other.over) -
          Math.max(one.box.top + one.over, other.box.top + other.over);
        return wide > 2 && high > 4 ? [`${one.text} / ${other.text}`] : [];
      }),
    );
  });
}
