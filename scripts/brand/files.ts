// The files that follow from content/brand.json and content/logo.svg: colours, the mark, the icon.
import { readFile } from 'node:fs/promises';
import { writeChanged } from '../lib/project';
import { readBrand } from './brand-file';
import { contrastMistakes, type Palette, paletteOf } from './colours';
import { markModule, readMark } from './mark';

const lineColours = (name: string) => `  --line: var(--line-${name});
  --line-text: var(--line-${name}-text);
  --line-on: var(--line-${name}-on);`;

/** All of a page wears its line's colours, or those of the line that is lit. */
const lineRule = (name: string) => `[data-line="${name}"],
:root:has(main[data-line="${name}"], [data-line="${name}"] > [data-lends-line] > :checked) {
${lineColours(name)}
}`;

function brandCss(palette: Palette, lineNames: string[]): string {
  const declared = Object.entries(palette).map(([name, { light, dark }]) => {
    const value = light === dark ? light : `light-dark(${light}, ${dark})`;
    return `  --${name}: ${value};`;
  });
  return `/*
 * Written by scripts/brand/files.ts from content/brand.json: every colour of the site.
 * light-dark() picks by \`color-scheme\`, so a section or a page can switch ground by that one property.
 */
:root,
[data-page-colours] {
${declared.join('\n')}
}

/* an element with data-line speaks in that line's colours; outside any, in the brand's */
:root {
${lineColours('brand')}
}
${lineNames.map(lineRule).join('\n')}
`;
}

function coloursModule(palette: Palette, lineNames: string[]): string {
  const entries = Object.entries(palette).map(
    ([name, { light, dark }]) => `  '${name}': { light: '${light}', dark: '${dark}' },`,
  );
  return `// Written by scripts/brand/files.ts from content/brand.json.

/** How many lines have a colour of their own; later lines start over. */
export const colouredLines = ${lineNames.length};

/** Each colour token of \`styles/brand.css\`; \`desk\` is what a mail's sheet lies on. */
export const brandColours = {
${entries.join('\n')}
} as const;
`;
}

/** `app/icon.svg`: a square of the brand's colour, or none where the mark has its own, the mark whole in its middle. */
function iconSvg(mark: string, palette: Palette, name: string): string {
  const inBrand = /currentColor/i.test(mark);
  const title = name.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const ground = palette['line-brand']?.light;
  const tile = inBrand ? `<path fill="${ground}" d="M0 0h32v32H0z"/>` : '';
  const colour = inBrand ? ` color="${palette['line-brand-on']?.light}"` : '';
  const inner = mark.replace(/^<svg/, `<svg width="32" height="32"${colour}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${title}</title>${tile}${inner}</svg>\n`;
}

/** What follows from the brand, by the file's name. Throws with every mistake in the brand's two files. */
export async function brandFiles(): Promise<Record<string, string>> {
  const { brand, mistakes } = readBrand(await readFile('content/brand.json', 'utf8'));
  const { mark, mistakes: unfit } = readMark(await readFile('content/logo.svg', 'utf8'));
  const all = [...mistakes, ...(brand ? contrastMistakes(brand.colours) : []), ...unfit];
  if (!brand || all.length > 0) throw new Error(all.join('\n'));
  const palette = paletteOf(brand.colours);
  const lines = Object.keys(brand.colours.lines);
  return {
    'styles/brand.css': brandCss(palette, lines),
    'app/icon.svg': iconSvg(mark, palette, brand.name),
    'components/line/mark.ts': markModule(mark),
    'lib/brand-colours.ts': coloursModule(palette, lines),
  };
}

export async function writeBrand(): Promise<void> {
  for (const [name, content] of Object.entries(await brandFiles()))
    await writeChanged(name, content);
}
