import { readFileSync } from 'node:fs';
import { everyPath, missingPath } from '../../support/e2e/addresses';
import { expect, test } from '../../support/e2e/test';
import { filesIn } from '../../support/files';

test.use({ allowedComplaints: [/404/] });

const read = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
const readCode = (files: string[]) => read(files).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

const everyScript = readCode(filesIn(['lib/browser'], /\.ts$/));

/** What an island's module imports from, in whole folders. */
function islandCode(name: string): string {
  const module = readCode([`components/islands/${name}.island.tsx`]);
  const folders = [...module.matchAll(/'@\/(components\/\w+)\/[\w-]+'/g)].map(
    ([, folder = '']) => folder,
  );
  return readCode(filesIn(folders, /\.tsx$/));
}

const found = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].map(([, name = '']) => name);

/** Words of strings, and attributes that are set: by `dataset`, by `setAttribute`, in an element of React's. */
function namesIn(source: string) {
  const strings = found(source, /['"`]([^'"`\n]+)['"`]/g);
  const set = found(source, /dataset\.(\w+) = /g);
  return {
    classes: strings.flatMap((text) => text.split(/\s+/)),
    attributes: [
      ...set.map((name) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`),
      ...found(source, /setAttribute\('([^']+)'/g),
      ...found(source, /\s((?:aria|data)-[\w-]+)=/g),
      ...found(source, /\.(inert|hidden|open) = /g),
    ],
  };
}

test('styles: a page has each rule of the site’s sheet that can match in it, also what scripts and islands add', async ({
  page,
}) => {
  const whole = read(filesIn(['.next/static'], /\.css$/));
  const checked = new Set<string>();
  for (const path of [...everyPath, missingPath]) {
    await page.goto(path);
    const islands = await page
      .locator('[data-island]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-island') ?? ''));
    const names = namesIn([everyScript, ...islands.map(islandCode)].join('\n'));
    const { needed, missing } = await page.evaluate(
      ({ css, classes, attributes }) => {
        const alternatives = (list: string) => {
          let depth = 0;
          const split = list.replace(/\\.|[(),]/g, (sign) => {
            depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
            return sign === ',' && depth === 0 ? '\n' : sign;
          });
          return split.split('\n').map((each) => each.trim());
        };
        const selectorsOf = (rules: CSSRuleList): string[] =>
          [...rules].flatMap((rule) => {
            const own = rule instanceof CSSStyleRule ? rule.selectorText : '';
            const nests = rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule;
            const inner = nests ? selectorsOf(rule.cssRules) : [];
            return own ? [...alternatives(own), ...inner] : inner;
          });
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        /** Without lists of alternatives, of which a page has those that it can have. */
        const key = (selector: string) => selector.replace(/:(?:is|where)\([^()]*\)/g, '');
        const own = [...document.styleSheets].flatMap((each) => selectorsOf(each.cssRules));
        const here = new Set(own.map(key));
        const isAdded = (part: string) =>
          part.startsWith('.')
            ? classes.includes(part.slice(1).replaceAll('\\', ''))
            : attributes.includes(/[\w-]+/.exec(part)?.[0] ?? '');
        const part = /\.(?:\\.|[\w-])+|\[[^\]]+\]/g;
        /** With what every element is, in place of what may be added and of what a visitor's hand makes of an element. */
        const rest = (selector: string) =>
          selector
            .replace(/(?<!\\)::?(?!(?:is|where|has|not)\b)[\w-]+(?:\([^()]*\))?/g, ':not(_)')
            .replace(part, (own) => (isAdded(own) ? ':not(_)' : own));
        const matches = (selector: string) => {
          try {
            return document.querySelector(rest(selector) || '*') !== null;
          } catch {
            throw new Error(`${selector} became ${rest(selector)}`);
          }
        };
        const needed = selectorsOf(sheet.cssRules).filter(matches);
        return { needed, missing: needed.filter((selector) => !here.has(key(selector))) };
      },
      { css: whole, ...names },
    );
    for (const selector of needed) checked.add(selector);
    expect([path, missing]).toEqual([path, []]);
  }
  for (const name of ['[data-status', '[data-theme-choice', '[data-entered', '.error-stops'])
    expect([...checked].some((selector) => selector.includes(name))).toBe(true);
});
