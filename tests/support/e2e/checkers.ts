/** What two independent checkers find; their words are the finding. */
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { type ConfigData, HtmlValidate } from 'html-validate';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** axe judges no text over a pseudo-element, and the line that runs down every page is one: it steps aside. */
const withoutTheLine = '.thank-you-step::before { content: none !important }';

/**
 * axe finds nothing, on the page as it stands or within the first element that matches: by every rule in the light
 * theme, and by those of colour, which alone can differ, in the dark one.
 */
export async function expectAccessible(page: Page, selector?: string): Promise<void> {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
  }, withoutTheLine);
  await showTheme(page, 'light');
  const light = await axeFindings(page, everyRule, selector);
  await showTheme(page, 'dark');
  const dark = await axeFindings(page, rulesOfColour, selector);
  expect({ light, dark }).toEqual({ light: [], dark: [] });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

async function axeFindings(page: Page, rules: string[], selector?: string): Promise<string[]> {
  const options: RunOptions = {
    runOnly: rules,
    // what is seen on a control is in its name (WCAG 2.5.3): axe keeps the rule off, Lighthouse counts it
    ...(rules === everyRule && { rules: { 'label-content-name-mismatch': { enabled: true } } }),
    // of what is well it need not tell every place
    resultTypes: ['violations'],
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([within, how]) => window.axe.run(within ?? document, how),
    [selector, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // a button fades from one theme to the other, from the first frame that has the other
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    for (const transition of fading) transition.finish();
  });
}

const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // how React writes HTML: equal to any parser
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // takes “Chiama il” for part of the number; site.ts has it with no-break spaces
    'tel-non-breaking': 'off',
    // the site's own files are as safe as the page that names them
    'require-sri': ['error', { target: 'crossorigin' }],
    // any id without a space is HTML; Next and Radix begin theirs with an underscore
    'valid-id': ['error', { relaxed: true }],
  },
};

/**
 * HTML has styles in the head alone, and every browser reads them wherever they stand: what the first picture does
 * without comes behind it, for the sake of the first flight (docs/decisions/0005-the-build-finishes-pages.md).
 */
const isLateStyle = (message: string) =>
  message.startsWith('<style> element is not permitted as content under');

export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await new HtmlValidate(htmlRules).validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => !isLateStyle(message))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
