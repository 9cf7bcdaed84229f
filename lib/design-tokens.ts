import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Theme = 'light' | 'dark';

const declaration = /--([\w-]+):\s*(?:light-dark\(\s*(#\w+)\s*,\s*(#\w+)\s*\)|(#\w+))\s*;/g;

/**
 * The colour tokens of `app/tokens.css` as `#rrggbb`, for what cannot read CSS: share images, the web
 * manifest and the contrast test. Reads the file, so it is for the build and for tests.
 */
export function colourTokens(theme: Theme): Record<string, string> {
  const css = readFileSync(join(process.cwd(), 'app', 'tokens.css'), 'utf8');
  return Object.fromEntries(
    [...css.matchAll(declaration)].map(([, name, light, dark, single]) => [
      name,
      single ?? (theme === 'light' ? light : dark) ?? '',
    ]),
  );
}

/** One token's colour. Throws when there is no such token, so that a renamed one stops the build. */
export function colourToken(name: string, theme: Theme = 'light'): string {
  const colour = colourTokens(theme)[name];
  if (!colour) throw new Error(`app/tokens.css has no colour --${name}`);
  return colour;
}
