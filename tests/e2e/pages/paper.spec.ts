/**
 * A page on paper, printed from a desktop's window. WebKit asks the window for its width and lays the page out as wide as
 * the paper: so does this, because the tests' browser asks the paper.
 */
import { demoPath, eachKindOfPage, plainPath } from '../../support/e2e/examples';
import { expect, test } from '../../support/e2e/test';

/** A4 within the margins, at 96 pixels an inch. */
const paperWidth = 688;

/** The words that go over the end of a line, though nobody wrote a hyphen. Runs in the page. */
function brokenWords(width: number): string[] {
  document.body.style.width = `${width}px`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  // what is only read out is clipped to nothing
  const isReadOut = (each: Element | null): boolean =>
    each !== null &&
    (getComputedStyle(each).clipPath === 'inset(50%)' || isReadOut(each.parentElement));
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isReadOut(node.parentElement)) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d.,]+(\s€)?/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

for (const path of new Set([...eachKindOfPage, demoPath('quote') ?? plainPath])) {
  test(`${path} printed from a wide window breaks no word and no amount`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    expect(await page.evaluate(brokenWords, paperWidth)).toEqual([]);
  });
}
