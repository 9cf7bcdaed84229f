import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { everyPath, missingPath } from '../../support/e2e/addresses';
import { expect, test } from '../../support/e2e/test';
import { filesIn } from '../../support/files';

test.use({ allowedComplaints: [/404/] });

const read = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
const readCode = (files: string[]) => read(files).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

const found = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].map(([, name = '']) => name);

const everyScript = readCode(filesIn(['lib/browser'], /\.ts$/));

/** What an island's module imports, and what that imports from beside it. */
function islandCode(name: string): string {
  const module = readCode([`components/islands/${name}.island.tsx`]);
  const files = new Set(
    found(module, /'@\/(components\/\w+\/[\w-]+)'/g).map((file) => `${file}.tsx`),
  );
  for (const file of files) {
    if (!existsSync(file)) files.delete(file);
    else
      for (const beside of found(read([file]), /from '\.\/([\w-]+)'/g))
        files.add(`${dirname(file)}/${beside}.tsx`);
  }
  const sheets = found(module, /'\.\.\/([^']+\.css)\?text'/g).map((file) => `components/${file}`);
  return readCode([...files, ...sheets]);
}

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

test('styles: a page has each rule of the site’s sheet that can match in it or in what its scripts add, with the properties that it uses', async ({
  page,
}) => {
  const whole = read(filesIn(['.next/static'], /\.css$/));
  const checked = new Set<string>();
  for (const path of [...everyPath, missingPath]) {
    await page.goto(path);
    const islands = await page
      .locator('[data-island]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-island') ?? ''));
    const code = [everyScript, ...islands.map(islandCode)].join('\n');
    const { needed, missing } = await page.evaluate(
      ({ css, code, classes, attributes }) => {
        const alternatives = (list: string) => {
          let depth = 0;
          const split = list.replace(/\\.|[(),]/g, (sign) => {
            depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
            return sign === ',' && depth === 0 ? '\n' : sign;
          });
          return split.split('\n').map((each) => each.trim());
        };
        /** Each selector of a sheet, and once more with each custom property that it gives. */
        const rulesOf = (rules: CSSRuleList): [selector: string, property: string][] =>
          [...rules].flatMap((rule) => {
            if (rule instanceof CSSGroupingRule) return rulesOf(rule.cssRules);
            if (!(rule instanceof CSSStyleRule)) return [];
            const properties = [...rule.style].filter((name) => name.startsWith('--'));
            return alternatives(rule.selectorText).flatMap((selector) =>
              ['', ...properties].map((property): [string, string] => [selector, property]),
            );
          });
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        /** Without lists of alternatives, of which a page has those that it can have. */
        const key = (selector: string) => selector.replace(/:(?:is|where)\([^()]*\)/g, '');
        const own = [...document.styleSheets].flatMap((each) => [...each.cssRules]);
        const here = new Set(
          [...document.styleSheets]
            .flatMap((each) => rulesOf(each.cssRules))
            .map(([selector, property]) => `${key(selector)} ${property}`),
        );
        const used = new Set(
          [...own.map((rule) => rule.cssText), code]
            .flatMap((text) => text.match(/var\(--[\w-]+/g) ?? [])
            .map((text) => text.slice('var('.length)),
        );
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
        const needed = rulesOf(sheet.cssRules).filter(
          ([selector, property]) => (!property || used.has(property)) && matches(selector),
        );
        const missing = needed.filter(
          ([selector, property]) => !here.has(`${key(selector)} ${property}`),
        );
        return { needed, missing };
      },
      { css: whole, code, ...namesIn(code) },
    );
    for (const [selector] of needed) checked.add(selector);
    expect([path, missing]).toEqual([path, []]);
  }
  for (const name of ['[data-status', '[data-theme-choice', '[data-entered', '.error-summary-stop'])
    expect([...checked].some((selector) => selector.includes(name))).toBe(true);
});
