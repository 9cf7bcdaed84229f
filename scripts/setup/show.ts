import { filesOf, loadBrand } from '@/scripts/brand/draw.mjs';
import { pixelsOf } from '@/scripts/brand/icons.mjs';
import { contrast } from '@/scripts/brand/palette.mjs';

const coloured = process.stdout.isTTY && !process.env.NO_COLOR;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const paint = (text: string, colour: string, ground: string) =>
  coloured
    ? `\x1b[38;2;${channels(colour).join(';')}m\x1b[48;2;${channels(ground).join(';')}m${text}\x1b[0m`
    : text;

/** The icon in half blocks, two pixels to a sign. */
async function picture(svg: string, size = 24): Promise<string> {
  if (!coloured) return '';
  const pixels = await pixelsOf(svg, size);
  const at = (x: number, y: number) => {
    const from = 4 * (y * size + x);
    const hex = [...pixels.slice(from, from + 3)].map((each) => each.toString(16).padStart(2, '0'));
    return `#${hex.join('')}`;
  };
  const row = (y: number) =>
    Array.from({ length: size }, (_, x) => paint('▀', at(x, 2 * y), at(x, 2 * y + 1))).join('');
  return `${Array.from({ length: size / 2 }, (_, y) => `  ${row(y)}`).join('\n')}\n\n`;
}

/** What the brand looks like, as far as a terminal can show it, and where to look. */
export async function shownBrand(): Promise<string> {
  const loaded = await loadBrand();
  const { brand, palette } = loaded;
  const files = await filesOf(loaded);
  const swatch = (name: string, label: string) =>
    (['light', 'dark'] as const).map((theme) => {
      const [fill, on, paper] = [name, `${name}-on`, 'paper'].map(
        (token) => palette[token]?.[theme],
      );
      if (!fill || !on || !paper) return '';
      const ratio = contrast(fill, paper).toFixed(1);
      const written = contrast(fill, on).toFixed(1);
      return `  ${paint(`  ${label.padEnd(7)}`, on, fill)} ${fill} ${theme.padEnd(5)}  ${ratio.padStart(4)} to the paper, ${written.padStart(4)} to what is written on it`;
    });
  const lines = Object.keys(Object(brand.colours.lines));
  return [
    `\n  ${brand.name}\n`,
    await picture(String(files['app/icon.svg'])),
    ...swatch('line-brand', 'brand'),
    ...lines.flatMap((line) => swatch(`line-${line}`, `L${line}`)),
    '',
    '  The icons: app/icon.svg, public/favicon.ico. The colours: styles/brand.css.',
    '  The whole site: npm run demo. Every page as a picture: npm run screenshots.',
    '',
  ].join('\n');
}
