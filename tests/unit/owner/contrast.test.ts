import { readFileSync } from 'node:fs';
import brand from '@/content/brand.json';
import { brandColours, colouredLines } from '@/lib/brand-colours';
import { colourToken, type Theme } from '@/lib/design-tokens';

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const channels = hex.match(/[\da-f]{2}/gi) ?? [];
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const value = Number.parseInt(channel, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const lines = ['brand', ...Array.from({ length: colouredLines }, (_, i) => String(i + 1))];
const text = 4.5; // SC 1.4.3
const graphics = 3; // SC 1.4.11

const pairs: [foreground: string, ground: string, atLeast: number][] = [
  ...['paper', 'sheet'].flatMap((ground): [string, string, number][] => [
    ['ink', ground, 7],
    ['muted', ground, text],
    ['error', ground, text],
    ['control', ground, graphics],
    ...lines.map((line): [string, string, number] => [`line-${line}-text`, ground, text]),
  ]),
  ...lines.map((line): [string, string, number] => [`line-${line}-on`, `line-${line}`, text]),
  ['on-whatsapp', 'whatsapp', text],
  ['on-error', 'error', text],
  ['flap', 'flap-ground', text],
  ['flap', 'flap-ground-low', text],
  ['board', 'flap', text],
];

const { lines: linesOfBrand }: { lines: Record<string, { light: string; bright?: boolean }> } =
  brand.colours;

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  test.each(pairs)('--%s on --%s has a contrast of at least %d', (foreground, ground, atLeast) => {
    expect(
      contrast(colourToken(foreground, theme), colourToken(ground, theme)),
    ).toBeGreaterThanOrEqual(atLeast);
  });

  // a bright line is told by its code and by its ink stations
  test.each(lines.filter((line) => !linesOfBrand[line]?.bright))(
    'line %s stands out from the ground',
    (line) => {
      const ratio = contrast(colourToken(`line-${line}`, theme), colourToken('paper', theme));
      expect(ratio).toBeGreaterThanOrEqual(graphics);
    },
  );
});

test('the style sheet has the colours that everything else is told', () => {
  const css = readFileSync('styles/brand.css', 'utf8');
  for (const [name, { light, dark }] of Object.entries(brandColours)) {
    if (name === 'desk') continue;
    expect(css).toContain(
      `--${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`,
    );
  }
});
