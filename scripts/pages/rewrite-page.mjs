/** One page of Next's output, made to cost nothing before it is used. */
import { createHash } from 'node:crypto';

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link\b[^>]*\bas="script"[^>]*\/>/g;

const attribute = (attributes, name) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];

/** The first bytes of a content hash, as Next's own file names have them. */
export const contentName = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A script element of another type is data: it never runs, and no policy need name it. */
const runs = (attributes) =>
  [undefined, '', 'module', 'text/javascript'].includes(attribute(attributes, 'type'));

/** Scripts that hand React its data and its list of chunks; all other inline scripts are the page's own. */
const isFrameworkData = (attributes, body) =>
  runs(attributes) && (attribute(attributes, 'id') === '_R_' || body.includes('__next_f'));

/**
 * Takes the framework's scripts out of a page and leaves the loader in their place.
 *
 * @param {string} html as Next wrote it
 * @param {string} loader the inline loader's source
 * @param {string} [sheet] address of the style sheet that the scripts' work needs
 * @returns {{ html: string, boot: { path: string, source: string } | null }} the page, and the file that
 *   hands React the page's data; null for a page without scripts
 */
export function deferScripts(html, loader, sheet = '') {
  const chunks = [];
  const data = [];
  const rest = html.replace(scriptPreload, '').replace(scriptTag, (tag, attributes, body) => {
    if (/\bnoModule\b/i.test(attributes)) return '';
    const src = attribute(attributes, 'src');
    if (src?.startsWith('/_next/')) {
      chunks.push(src);
      return '';
    }
    if (isFrameworkData(attributes, body)) {
      data.push(body);
      return '';
    }
    return tag;
  });
  if (chunks.length === 0) return { html: rest, boot: null };

  const source = `self.lineaBoot = () => {\n${data.join(';\n')};\n};\n`;
  const path = `/_next/static/boot/${contentName(source)}.js`;
  const files = [sheet, path, ...new Set(chunks)].join(' ');
  const tag = `<script data-boot="${files}">${loader}</script>`;
  return { html: rest.replace('</body>', () => `${tag}</body>`), boot: { path, source } };
}

/** Next writes the shell of a failed page without a language; the screen that fills it has this one (WCAG 3.1.1). */
export function nameLanguage(html, language) {
  return html.replace(/<html(?![^>]*\blang=)/, `<html lang="${language}"`);
}

/** The contents of all inline elements of one kind, as a policy's hashes see them. Data blocks are none. */
export function inlineContents(html, element) {
  const contents = [];
  for (const [, attributes, body] of html.matchAll(
    new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g'),
  )) {
    const counts = element === 'style' || runs(attributes);
    if (body !== '' && counts && !attribute(attributes, 'src')) contents.push(body);
  }
  return contents;
}

/**
 * Turns style attributes into rules of a style element: a policy can name that by its hash, an
 * attribute it cannot. React leaves both alone when it takes the page over.
 */
export function liftStyleAttributes(html) {
  const rules = new Map();
  const lifted = html.replace(
    /(<[a-z][\w-]*\b[^<>]*?) style="([^"]*)"/g,
    (_match, before, style) => {
      if (!rules.has(style)) rules.set(style, rules.size);
      return `${before} data-lifted="${rules.get(style)}"`;
    },
  );
  if (rules.size === 0) return html;
  const css = [...rules].map(([style, n]) => `[data-lifted="${n}"]{${style}}`).join('');
  return lifted.replace('</head>', () => `<style>${css}</style></head>`);
}
