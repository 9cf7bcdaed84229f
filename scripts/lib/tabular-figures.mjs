import opentype from 'opentype.js';

export const FIGURES = '0123456789';

/**
 * A path's command, moved to the right.
 *
 * @param {import('opentype.js').PathCommand} command
 * @param {number} by font units
 */
function moved(command, by) {
  const copy = { ...command };
  if ('x' in copy) copy.x += by;
  if ('x1' in copy) copy.x1 += by;
  if ('x2' in copy) copy.x2 += by;
  return copy;
}

/**
 * The figures of a typeface that has none of one width (`tnum`), each in the middle of the same one: the width of the
 * zero without its outer margins' half, so that the 1 does not stand alone.
 *
 * @param {Uint8Array} sfnt the typeface, uncompressed
 * @returns {Buffer} a typeface that has these ten glyphs and no other, uncompressed
 */
export function tabularFigures(sfnt) {
  const source = opentype.parse(
    sfnt.buffer.slice(sfnt.byteOffset, sfnt.byteOffset + sfnt.byteLength),
  );
  const figures = [...FIGURES].map((figure) => source.charToGlyph(figure));
  const drawn = figures.map((glyph) => ({ glyph, box: glyph.getBoundingBox() }));
  const widest = Math.max(...drawn.map(({ box }) => box.x2 - box.x1));
  // the narrowest margin of the typeface's own figures, on both sides of the widest
  const width = Math.round(widest + 0.045 * source.unitsPerEm);
  const glyphs = drawn.map(({ glyph, box: { x1, x2 } }, index) => {
    const path = new opentype.Path();
    path.commands = glyph.path.commands.map((command) =>
      moved(command, Math.round((width - (x2 - x1)) / 2 - x1)),
    );
    return new opentype.Glyph({
      name: glyph.name ?? undefined,
      unicode: FIGURES.charCodeAt(index),
      advanceWidth: width,
      path,
    });
  });
  const notdef = new opentype.Glyph({
    name: '.notdef',
    advanceWidth: width,
    path: new opentype.Path(),
  });
  const font = new opentype.Font({
    familyName: 'Apfel Grotezk Figures',
    styleName: 'Regular',
    unitsPerEm: source.unitsPerEm,
    ascender: source.ascender,
    descender: source.descender,
    glyphs: [notdef, ...glyphs],
  });
  return Buffer.from(font.toArrayBuffer());
}
