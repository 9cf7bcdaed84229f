// Everything that follows from `content/brand.json` and `content/logo.svg` and is a file: colours, icons, the mark.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../lib/project.mjs';
import { contrastMistakes } from './contrast.mjs';
import { faviconOf, iconSvg } from './icons.mjs';
import { readMark } from './mark.mjs';
import { mistakeText, readBrand } from './mistakes.mjs';
import { paletteOf } from './palette.mjs';
import { jsonSchema } from './shape.mjs';
import { brandCss, coloursModule, markModule } from './sources.mjs';

/**
 * @import { Mark } from './mark.mjs'
 * @import { BrandMistake } from './mistakes.mjs'
 * @import { Palette } from './palette.mjs'
 * @import { Brand } from './shape.mjs'
 */

/** What is wrong in the brand's files, as `mistakes` and as the message. */
export class BrandError extends Error {
  /** @param {BrandMistake[]} mistakes */
  constructor(mistakes) {
    super(`The brand needs mending:\n\n${mistakes.map(mistakeText).join('\n')}\n`);
    this.mistakes = mistakes;
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
const textIn = (folder, name) => readFile(path.join(folder, 'content', name), 'utf8');

/** Brand, palette and mark of a project. Throws a `BrandError` with every mistake in both files. */
export async function loadBrand(folder = root) {
  const { brand, mistakes: wrong = [] } = readBrand(await textIn(folder, 'brand.json'));
  const { mark, mistakes: unfit = [] } = readMark(await textIn(folder, 'logo.svg'));
  const mistakes = [...wrong, ...(brand ? contrastMistakes(brand.colours) : []), ...unfit];
  if (!brand || !mark || mistakes.length > 0) throw new BrandError(mistakes);
  return { brand, mark, palette: paletteOf(brand.colours) };
}

/**
 * What follows from the brand: each file's name and content.
 *
 * @typedef {{ brand: Brand, mark: Mark, palette: Palette }} Loaded
 * @param {Loaded} loaded
 * @returns {Promise<Record<string, string | Buffer>>}
 */
export async function filesOf({ brand, mark, palette }) {
  const lines = Object.keys(brand.colours.lines);
  const icon = iconSvg(mark, palette, brand.name);
  return {
    'styles/brand.css': brandCss(palette, lines),
    'app/icon.svg': icon,
    'components/line/mark.tsx': markModule(mark),
    'content/brand.schema.json': `${JSON.stringify(jsonSchema(), null, 2)}\n`,
    'lib/brand-colours.ts': coloursModule(palette, lines),
    'public/favicon.ico': await faviconOf(icon),
  };
}

/** Brings those files up to date; leaves one that is so alone. The names of those that were written. */
export async function drawBrand(folder = root) {
  /** @type {string[]} */
  const changed = [];
  for (const [name, content] of Object.entries(await filesOf(await loadBrand(folder)))) {
    const file = path.join(folder, name);
    const before = await readFile(file).catch(() => undefined);
    if (before?.equals(Buffer.from(content))) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    changed.push(name);
  }
  return changed;
}
