/** The framework's scripts of a page, taken out of it and left to the loader (docs/decisions/0004). */
import { createHash } from 'node:crypto';
import { type Page, type PageElement, runs } from './page-document';

const ownScripts = '/_next/static/';

/** Fetched ahead they would be paid by who only reads; a failed page preloads its sheet too, and links none. */
const preloaded = ['script', 'style'];

const isData = (script: PageElement) => runs(script) && script.text.includes('__next_f');
const isEntry = (script: PageElement) => script.attributes.get('id') === '_R_' && !isData(script);

/**
 * Puts the loader in the place of Next's scripts; `sheet` is the address of the styles that they need. Gives the file
 * that hands React the page's data.
 */
export function deferScripts(page: Page, loader: string, sheet: string) {
  const scripts = page.named('script');
  const old = scripts.filter(({ attributes }) => attributes.has('nomodule'));
  const addressOf = ({ attributes }: PageElement) => attributes.get('src') ?? '';
  const chunks = scripts.filter(
    (script) => !old.includes(script) && addressOf(script).startsWith(ownScripts),
  );
  const [entries, data] = [scripts.filter(isEntry), scripts.filter(isData)];
  const missing = [
    chunks.length === 0 && `a script of ${ownScripts}`,
    entries.length !== 1 && 'one script with the id _R_',
    data.length === 0 && 'React’s data (__next_f)',
  ].filter(Boolean);
  if (missing.length > 0) throw new Error(`Next wrote it without ${missing.join(', ')}`);

  const preloads = page
    .named('link')
    .filter(({ attributes }) => preloaded.includes(attributes.get('as') ?? ''));
  for (const each of [...old, ...chunks, ...entries, ...data, ...preloads]) page.replace(each, '');
  const body = [...entries, ...data].map(({ text }) => text).join(';\n');
  const source = `self.lineaBoot = () => {\n${body};\n};\n`;
  const name = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const path = `${ownScripts}boot/${name}.js`;
  const files = [sheet, path, ...new Set(chunks.map(addressOf))].join(' ');
  page.append(page.only('body'), `<script data-boot="${files}">${loader}</script>`);
  return { path, source };
}
