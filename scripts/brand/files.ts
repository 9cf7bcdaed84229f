// Everything that follows from content/brand.json and content/logo.svg and is a file: colours, the mark, icons.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { colourOf, contrastMistakes, type Palette, paletteOf } from './colours';
import { type Mark, markModule, readMark } from './mark';
import { type BrandMistake, mistakeText, readBrand } from './mistakes';
import { type Brand, jsonSchema } from './shape';

/** What is wrong in the brand's files. */
export class BrandError extends Error {
  constructor(mistakes: BrandMistake[]) {
    super(`The brand has mistakes:\n\n${mistakes.map(mistakeText).join('\n')}\n`);
  }
}

/** Brand, palette and mark of a project. Throws a `BrandError` with every mistake in both files. */
export async function loadBrand(folder: string) {
  const textOf = (name: string) => readFile(path.join(folder, 'content', name), 'utf8');
  const { brand, mistakes: wrong = [] } = readBrand(await textOf('brand.json'));
  const { mark, mistakes: unfit = [] } = readMark(await textOf('logo.svg'));
  const mistakes = [...wrong, ...(brand ? contrastMistakes(brand.colours) : []), ...unfit];
  if (!brand || !mark || mistakes.length > 0) throw new BrandError(mistakes);
  return { brand, mark, palette: paletteOf(brand.colours) };
}

/** The menu hangs in a header that may wear a line's colour: it keeps the page's own. */
const shared = ['paper', 'sheet', 'ink', 'muted', 'hairline'];

const livery = (name: string) =>
  [
    `  --line: var(--line-${name});`,
    `  --line-text: var(--line-${name}-text);`,
    `  --line-on: var(--line-${name}-on);`,
  ].join('\n');

/** `styles/brand.css`: the colour tokens, and the colours that `data-line` stands for. */
function brandCss({ desk: _, ...palette }: Palette, lineNames: string[]): string {
  const declared = (isShared: boolean) =>
    Object.entries(palette)
      .filter(([name]) => shared.includes(name) === isShared)
      .map(([name, { light, dark }]) => [
        `  --${name}:`,
        light === dark ? light : `light-dark(${light}, ${dark})`,
      ])
      .map((words) => `${words.join(' ')};`)
      .join('\n');
  return `/*
 * Written by scripts/draw-brand.ts from content/brand.json: every colour of the site.
 * light-dark() picks by \`color-scheme\`, so a section or a page can switch ground by that one property.
 */
/* the menu hangs in a header that may wear a line's colour: it keeps the page's own */
:root,
.solutions-menu-panel {
${declared(true)}
}

:root {
${declared(false)}
}

/* an element with data-line speaks in that line's colours; outside any, in the brand's */
:root,
[data-line] {
${livery('brand')}
}
${lineNames.map((name) => `[data-line="${name}"] {\n${livery(name)}\n}`).join('\n')}
`;
}

/** `lib/brand-colours.ts`: the same for what cannot read CSS. */
function coloursModule(palette: Palette, lineNames: string[]): string {
  const entries = Object.entries(palette).map(
    ([name, { light, dark }]) => `  '${name}': { light: '${light}', dark: '${dark}' },`,
  );
  return `// Written by scripts/draw-brand.ts from content/brand.json.

/** How many lines have a colour of their own; later lines start over. */
export const colouredLines = ${lineNames.length};

/** Each colour token of \`styles/brand.css\`; \`desk\` is what a mail's sheet lies on. */
export const brandColours = {
${entries.join('\n')}
} as const;
`;
}

/** `app/icon.svg`: a square of the brand's colour, or none where the mark has its own, the mark whole in its middle. */
function iconSvg({ source, ownColours }: Mark, palette: Palette, name: string): string {
  const { light: ground } = colourOf(palette, 'line-brand');
  const title = name.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const tile = ownColours ? '' : `<path fill="${ground}" d="M0 0h32v32H0z"/>`;
  const colour = ownColours ? '' : ` color="${colourOf(palette, 'line-brand-on').light}"`;
  const inner = source.replace(/^<svg/, `<svg width="32" height="32"${colour}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${title}</title>${tile}${inner}</svg>\n`;
}

const wasm = createRequire(path.join(process.cwd(), 'package.json'));
let ready: Promise<unknown> | undefined;

/** An .ico of PNGs, for browsers that ask for /favicon.ico: a directory of 16 bytes each, then the pictures. */
async function faviconOf(svg: string): Promise<Buffer> {
  ready ??= readFile(wasm.resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);
  await ready;
  const pictures = [16, 32, 48].map((size) => {
    const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
    return { size, png: Buffer.from(drawn.asPng()) };
  });
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** What follows from the brand: each file's name and content. */
export async function filesOf({
  brand,
  mark,
  palette,
}: {
  brand: Brand;
  mark: Mark;
  palette: Palette;
}): Promise<Record<string, string | Buffer>> {
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
