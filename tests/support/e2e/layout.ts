import { expect, type Locator, type Page } from '@playwright/test';

export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    // what is still to be laid out keeps to itself what sticks out of it (the utility `later`)
    document.documentElement.setAttribute('data-whole', '');
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

/** Texts within the first element that matches that are cut off, or painted over each other. */
export function unreadable(page: Page, selector = 'body'): Promise<string[]> {
  return page.locator(selector).evaluate((root) => {
    const lines: { text: string; of: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [of, text] = [node.parentElement, node.textContent?.trim() ?? ''];
      if (!of || !text || of.matches('script, style')) continue;
      if (!of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      let apart = false;
      for (let each: Element | null = of; each; each = each.parentElement) {
        const { clipPath, position } = getComputedStyle(each);
        // what is only read out is clipped to nothing; what sticks to the window lies over it
        apart ||= clipPath === 'inset(50%)' || ['fixed', 'sticky'].includes(position);
      }
      if (apart) continue;
      const { fontSize, letterSpacing, lineHeight } = getComputedStyle(of);
      const letters = 0.9 * Number.parseFloat(fontSize);
      const high = Math.min(letters, Number.parseFloat(lineHeight) || letters);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        // without what is blank: above and below the letters, and after the last
        const blank = Math.max(0, height - high);
        const after = Math.max(0, Number.parseFloat(letterSpacing) || 0);
        const box = new DOMRect(x, y + blank / 2, Math.max(0, width - after), height - blank);
        lines.push({ text, of, box });
      }
    }
    const cut = lines.flatMap(({ text, of, box }) => {
      for (let each: Element | null = of; each; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each);
        if (/auto|scroll/.test(overflowX + overflowY)) return [];
        const frame = each.getBoundingClientRect();
        const wide = box.left < frame.left - 2 || box.right > frame.right + 2;
        const high = box.top < frame.top - 2 || box.bottom > frame.bottom + 2;
        const clips = (overflow: string) => /hidden|clip/.test(overflow);
        if ((wide && clips(overflowX)) || (high && clips(overflowY))) return [`cut: ${text}`];
      }
      return [];
    });
    const covered = lines.flatMap((one, i) =>
      lines.slice(i + 1).flatMap((other) => {
        if (one.of.contains(other.of) || other.of.contains(one.of)) return [];
        const wide =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        return wide > 2 && high > 4 ? [`over each other: ${one.text} / ${other.text}`] : [];
      }),
    );
    return [...cut, ...covered];
  });
}

/** Whether a click in its middle would meet it. */
export function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
