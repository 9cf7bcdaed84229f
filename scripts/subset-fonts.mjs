// Cuts Apfel Grotezk down to the glyphs the Italian pages can show, kerning included, and writes
// app/fonts/apfel-grotezk-{400,700}.woff2, the figures of one width beside them, and the licence. The results are committed:
// run it again (`node scripts/subset-fonts.mjs`) after a change of the font package or of the glyph list.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { FIGURES, tabularFigures } from './lib/tabular-figures.mjs';

const WEIGHTS = [400, 700];
const BUDGET_BYTES = 30 * 1024;

const PRINTABLE_ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 0x20 + i));
const ACCENTED = 'àèéìòùÀÈÉÌÒÙâêîôûçÇñÑäöüÄÖÜßáíóúÁÍÓÚ';
const SIGNS = '€£©®°·•–—‘’“”…«»×→←↑↓−\u00a0';
const GLYPHS = PRINTABLE_ASCII + ACCENTED + SIGNS;

// All that the font has for these glyphs, short of its alternates. It has no figures of one width
// (`tnum`), which are made of its own, and no check mark: that needs an inline SVG.
const FEATURES = ['kern', 'mark', 'ccmp', 'locl'];

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const out = path.join(root, 'app', 'fonts');
const fontPackage = path.dirname(
  createRequire(import.meta.url).resolve('@fontsource/apfel-grotezk/package.json'),
);

await mkdir(out, { recursive: true });
let total = 0;
for (const weight of WEIGHTS) {
  const file = path.join(fontPackage, 'files', `apfel-grotezk-latin-${weight}-normal.woff2`);
  const source = await readFile(file);
  // @ts-expect-error: its types, which others write, have no `keepFeatures` yet
  const text = await subsetFont(source, GLYPHS, { targetFormat: 'woff2', keepFeatures: FEATURES });
  const plain = await subsetFont(source, FIGURES, { targetFormat: 'sfnt' });
  const figures = await subsetFont(tabularFigures(plain), FIGURES, { targetFormat: 'woff2' });
  for (const { name, font } of [
    { name: `apfel-grotezk-${weight}.woff2`, font: text },
    { name: `apfel-figures-${weight}.woff2`, font: figures },
  ]) {
    await writeFile(path.join(out, name), font);
    total += font.length;
    console.log(`${name}  ${font.length} bytes`);
  }
}
await copyFile(path.join(fontPackage, 'LICENSE'), path.join(out, 'LICENSE.txt'));

console.log(`together       ${total} bytes of ${BUDGET_BYTES}`);
if (total > BUDGET_BYTES) {
  console.error('All together they are over their budget.');
  process.exitCode = 1;
}
