import type { Page } from '@playwright/test';

/** Spaces all texts out as WCAG 2.2 (1.4.12) says a reader may, and opens what is folded. */
export async function spaceTexts(page: Page): Promise<void> {
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

/** Texts that are cut off, or painted over each other, in the page as it stands. */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { text: string; of: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
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
      const { fontSize, letterSpacing } = getComputedStyle(of);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        // without what is blank: above and below the letters, and after the last
        const blank = Math.max(0, height - 0.9 * Number.parseFloat(fontSize));
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
