/** Names of utilities and custom properties are long, and stand in a page again and again: finished pages have short ones. */
import type { Page } from './page-document';

export type ShortNames = ReadonlyMap<string, string>;

const escapedName = /\.(?!\d)((?:\\[0-9a-f]{1,6} ?|\\.|[-\w])+)/g;

const unescaped = (name: string) =>
  name
    .replace(/\\([0-9a-f]{1,6}) ?/g, (_escape, code) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');

const classesIn = (css: string) =>
  [...css.matchAll(escapedName)].map(([, name = '']) => unescaped(name));

/** What Tailwind has written into its layer of utilities. */
function utilitiesIn(css: string): string[] {
  return [...css.matchAll(/@layer utilities\s*\{/g)].flatMap(({ index }) => {
    let [depth, end] = [0, index];
    do {
      end += css.slice(end + 1).search(/[{}]/) + 1;
      depth += css[end] === '{' ? 1 : -1;
    } while (depth > 0);
    return classesIn(css.slice(index, end));
  });
}

function nth(n: number): string {
  const letter = String.fromCodePoint(97 + (n % 26));
  return n < 26 ? letter : nth(Math.floor(n / 26) - 1) + letter;
}

/** A name for each, that none has yet. */
function named(long: string[], prefix: string, others: string[]): ShortNames {
  const taken = new Set(others);
  let n = 0;
  const next = (): string => {
    const name = prefix + nth(n++);
    return taken.has(name) ? next() : name;
  };
  return new Map([...new Set(long)].map((name) => [name, next()]));
}

/**
 * A short name for each utility of a sheet that is no plain word: those, such as `flex` or `hidden`, could be something
 * else in a module's strings.
 */
export function shortNames(css: string): ShortNames {
  const long = utilitiesIn(css).filter((name) => /[^a-z]/.test(name) && !/["'`]/.test(name));
  return named(long, '', classesIn(css));
}

export const shortenSheet = (css: string, names: ShortNames): string =>
  css.replace(escapedName, (own, name) => {
    const short = names.get(unescaped(name));
    return short ? `.${short}` : own;
  });

/** In a module's source, whose strings they stand in. */
export const shortenModule = (source: string, names: ShortNames): string =>
  source.replace(/(?<=["'`\s])[^\s"'`]+(?=["'`\s])/g, (word) => names.get(word) ?? word);

/** The custom properties that a script names. */
export const propertiesIn = (script: string): string[] =>
  script.match(/(?<=["'`(])--[a-z][-\w]*/g) ?? [];

/** A sheet with short names for its custom properties, but those that a script names. */
export function shortenProperties(css: string, inScripts: string[]): string {
  const property = /(?<![-\w])--[a-z][-\w]*/g;
  const own = (css.match(property) ?? []).filter((name) => !inScripts.includes(name));
  const names = named(own, '--', inScripts);
  return css.replace(property, (name) => names.get(name) ?? name);
}

export function shortenPage(page: Page, names: ShortNames): void {
  for (const element of page.elements) {
    const own = element.attributes.get('class');
    if (own === undefined) continue;
    const list = own.split(/\s+/).map((name) => names.get(name) ?? name);
    const text = list.join(' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    page.replaceAttribute(element, 'class', `class="${text}"`);
  }
}
