import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Root, type Rule } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';
import { filesIn } from './files';

/** Something of another part that a file names. */
export interface Reach {
  file: string;
  line: number;
  what: string;
}

interface Sheet {
  file: string;
  /** Matches the names of the block that it is named for. */
  own: RegExp;
  root: Root;
}

const read = (file: string) => readFileSync(file, 'utf8');
const propertiesIn = (text: string) => text.match(/(?<![\w-])--[a-z][\w-]*/g) ?? [];

const tokens = new Set(
  ['tokens', 'brand'].flatMap((name) => propertiesIn(read(`styles/${name}.css`))),
);
/** Tailwind's own, the typefaces', and what `@theme` makes of the tokens. */
const given = /^--(tw-|value$|font-|color-|spacing$|default-)/;
const states = new Set(read('styles/states.css').match(/(?<=\[)data-[\w-]+/g));

const readSheet = (file: string): Sheet => ({
  file,
  own: new RegExp(`^(?:--|data-)?${path.basename(file, '.css')}(?:-|$)`),
  root: postcss.parse(read(file)),
});
const sheets = filesIn(['components'], /\.css$/).map(readSheet);
const shared = filesIn(['styles'], /\.css$/).map(readSheet);
const markup = filesIn(['app', 'components'], /\.tsx$/);

const isNode = (node: Node, own: RegExp): boolean =>
  (node.type === 'class' && own.test(node.value)) ||
  (node.type === 'attribute' && own.test(node.attribute)) ||
  (node.type === 'pseudo' &&
    /^:(is|where)$/.test(node.value) &&
    node.nodes.every(({ first }) => isNode(first, own)));

const isState = (node: Node) =>
  (node.type === 'attribute' && states.has(node.attribute)) ||
  (node.type === 'pseudo' && /^:(root|not|is|where)$/.test(node.value));

/** Whether a selector's first part is of the block, or a state of the page that such a part follows. */
function beginsWithBlock(selector: Selector, own: RegExp): boolean {
  const parts: Node[][] = [[]];
  for (const node of selector.nodes)
    if (node.type === 'combinator') parts.push([]);
    else parts.at(-1)?.push(node);
  const first = parts.findIndex((part) => part.some((node) => isNode(node, own)));
  return first >= 0 && parts.slice(0, first).flat().every(isState);
}

function* selectorsOf(root: Root): Generator<{ rule: Rule; line: number; selector: Selector }> {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  for (const rule of rules) {
    const { parent } = rule;
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') continue;
    for (const selector of parseSelectors().astSync(rule.selector).nodes)
      yield { rule, line: rule.source?.start?.line ?? 0, selector };
  }
}

function classesOf(selector: Selector): string[] {
  const classes: string[] = [];
  selector.walkClasses(({ value }) => void classes.push(value));
  return classes;
}

function fromSheet({ file, own, root }: Sheet): Reach[] {
  const found: Reach[] = [];
  for (const { rule, line, selector } of selectorsOf(root)) {
    const foreign = classesOf(selector).filter((name) => !own.test(name));
    const alone = rule.parent?.type !== 'rule' && !beginsWithBlock(selector, own);
    if (foreign.length > 0 || alone) found.push({ file, line, what: String(selector).trim() });
  }
  root.walkDecls(({ prop, value, source }) => {
    for (const name of propertiesIn(`${prop} ${value}`))
      if (!own.test(name) && !tokens.has(name) && !given.test(name))
        found.push({ file, line: source?.start?.line ?? 0, what: name });
  });
  root.walkAtRules(/^(keyframes|property)$/, ({ name, params, source }) => {
    if (!own.test(params))
      found.push({ file, line: source?.start?.line ?? 0, what: `@${name} ${params}` });
  });
  return found;
}

const fromShared = ({ file, root }: Sheet): Reach[] =>
  [...selectorsOf(root)].flatMap(({ line, selector }) =>
    classesOf(selector)
      .filter((name) => sheets.some(({ own }) => own.test(name)))
      .map((name) => ({ file, line, what: `.${name}` })),
  );

const isBeside = (file: string) => (sheet: Sheet) =>
  path.dirname(sheet.file) === path.dirname(file);

/** The words of a line's class names. */
const classNames = (line: string) =>
  [...line.matchAll(/className=(?:"([^"]*)"|\{(.*))/g)].flatMap(([, plain, code = '']) =>
    (plain ?? (code.match(/'[^']*'|`[^`]*`/g) ?? []).join(' ')).split(/['`\s]+/),
  );

function fromMarkup(file: string): Reach[] {
  const beside = sheets.filter(isBeside(file));
  const others = sheets.filter((sheet) => !beside.includes(sheet));
  return read(file)
    .split('\n')
    .flatMap((text, i) => {
      const properties = propertiesIn(text).filter(
        (name) =>
          !tokens.has(name) && !given.test(name) && !beside.some(({ own }) => own.test(name)),
      );
      const blocks = classNames(text).filter((name) =>
        others.some(({ own, root }) => own.test(name) && root.toString().includes(`.${name}`)),
      );
      return [...properties, ...blocks].map((what) => ({ file, line: i + 1, what }));
    });
}

/**
 * What of another part the sheets and the markup name. A sheet styles the block that it is named for: its selectors begin
 * with that, or with a state of `styles/states.css`, its custom properties bear its name or are tokens of
 * `styles/tokens.css` or `styles/brand.css`; what all share names no block; markup names blocks of sheets beside it.
 */
export const reaches = (): Reach[] => [
  ...sheets.flatMap(fromSheet),
  ...shared.flatMap(fromShared),
  ...markup.flatMap(fromMarkup),
];
