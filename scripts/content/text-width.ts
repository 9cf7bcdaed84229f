// How wide a text is in the site's typeface, before anything draws it.
import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';

export type Weight = 400 | 700;

function typeface(weight: Weight) {
  const { buffer, byteOffset, byteLength } = readFileSync(`app/fonts/apfel-grotezk-${weight}.woff`);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

const read = new Map<Weight, opentype.Font>();

/** In em, kerning included, and what is set between the letters. */
export function textWidth(text: string, weight: Weight, tracking = 0): number {
  const font = read.get(weight) ?? typeface(weight);
  read.set(weight, font);
  const glyphs = Array.from(text, (sign) => font.charToGlyph(sign));
  const units = glyphs.map((glyph, i) => {
    const before = glyphs[i - 1];
    return (glyph.advanceWidth ?? 0) + (before ? font.getKerningValue(before, glyph) : 0);
  });
  return units.reduce((sum, each) => sum + each, 0) / font.unitsPerEm + tracking * glyphs.length;
}

/** Into how many lines of so many em it breaks at its spaces; infinitely many where one of its words is wider. */
export function linesOf(text: string, weight: Weight, em: number, tracking = 0): number {
  let lines = 1;
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    if (textWidth(word, weight, tracking) > em) return Number.POSITIVE_INFINITY;
    const longer = line ? `${line} ${word}` : word;
    const fits = textWidth(longer, weight, tracking) <= em;
    line = fits ? longer : word;
    if (!fits) lines += 1;
  }
  return lines;
}
