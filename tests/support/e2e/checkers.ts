/** What three independent checkers find; their words are the finding. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate';

const require = createRequire(import.meta.url);
const ibmEngine = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe judges no text over a pseudo-element, and the line that runs down every page is one: it steps aside. */
const withoutTheLine =
  ':is(.stop, .strip-stop, .timeline-stop)::before { content: none !important }';

/**
 * Questions that IBM's checker puts to a person wherever something is to be seen, each with its answer. What it calls
 * a failure is never among them.
 */
const answered: Record<string, string> = {
  style_color_misuse: 'asked of every style sheet; a line’s code stands beside its colour',
  style_highcontrast_visible: 'asked of every style sheet; forced-colors.spec.ts',
  list_structure_proper: 'takes no groups of dt and dd in a div, which HTML allows (4.4.9)',
  a_target_warning: 'knows English words only; each such link says “si apre in una nuova scheda”',
  text_block_heading: 'asked of every short bold text: captions, labels and figures',
  element_tabbable_unobscured:
    'asked where boxes overlap at rest; keyboard.spec.ts looks at the focus itself',
  input_label_visible: 'overlooks a textarea’s label; the theme’s sign has a tooltip',
  input_fields_grouped: 'asked of fields side by side; a quote’s discount is no part of its lines',
  style_focus_visible:
    'asked where a field has a border; keyboard.spec.ts looks at the focus itself',
  style_hover_persistent:
    'asked of every style sheet in the body; what appears on hover is the tooltip, which stays (Radix)',
  text_contrast_sufficient:
    'asked where text has its ground’s own colour: what a simulation has still to say, until it does',
  img_alt_background: 'asked of gradients: the fold of a flap, under its text',
  blockquote_cite_exists: 'asked of every blockquote; a guest’s message has no address',
};

/** Sonner lets a toast itself take the focus, so that Escape and Alt+T reach it; only its button is for pressing. */
const isToast = ({ ruleId, snippet }: IbmResult) =>
  ruleId === 'element_tabbable_role_valid' && snippet.includes('data-swiping=');

interface IbmResult {
  ruleId: string;
  value: [level: string, verdict: string];
  message: string;
  snippet: string;
}

async function axeFindings(page: Page, selector?: string): Promise<string[]> {
  const style = await page.addStyleTag({ content: withoutTheLine });
  const builder = new AxeBuilder({ page })
    .options({
      runOnly: axeTags,
      // what is seen on a control is in its name (WCAG 2.5.3): axe keeps the rule off, Lighthouse counts it
      rules: { 'label-content-name-mismatch': { enabled: true } },
      // of what is well it need not tell every place
      resultTypes: ['violations'],
    })
    .setLegacyMode();
  if (selector) builder.include(selector);
  const { violations } = await builder.analyze();
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `axe ${id}: ${html} ${failureSummary}`),
  );
}

async function ibmFindings(page: Page, selector = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(ibmEngine);
  const results = await page.evaluate(async (root) => {
    const { ace } = window as unknown as {
      ace: {
        Checker: new () => { check(of: Node, rules: string[]): Promise<{ results: IbmResult[] }> };
      };
    };
    const within = document.querySelector(root);
    if (!within) throw new Error(`Nothing to check at ${root}`);
    const { results: all } = await new ace.Checker().check(within, [
      'WCAG_2_2',
      'IBM_Accessibility',
    ]);
    return all.filter(({ value }) => value[1] !== 'PASS');
  }, selector);
  return results
    .filter((result) => !isToast(result))
    .filter(({ ruleId, value }) => value[1] === 'FAIL' || !(ruleId in answered))
    .map(
      ({ ruleId, value, message, snippet }) =>
        `ibm ${ruleId} ${value.join(' ')}: ${message} ${snippet}`,
    );
}

/**
 * No finding, on the page as it stands or within the first element that matches: in the light theme of IBM's checker, in
 * the dark one of axe. Each judges the colours of its theme, which are half of the time that they take; all else is the
 * same in both. Needs a page whose policy lets scripts of the test in: `bypassCSP`.
 */
export async function expectAccessible(page: Page, selector?: string): Promise<void> {
  expect(await findings(page, selector)).toEqual([]);
}

export async function findings(page: Page, selector?: string): Promise<string[]> {
  await showTheme(page, 'light');
  const ofIbm = await ibmFindings(page, selector);
  await showTheme(page, 'dark');
  return [...ofIbm, ...(await axeFindings(page, selector))];
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

/** What html-validate finds in a whole document. */
export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await new HtmlValidate(htmlRules).validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => !isLateStyle(message))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
