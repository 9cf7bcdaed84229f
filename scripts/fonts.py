"""Makes the pages' fonts again from app/fonts/*.woff, Apfel Grotezk's Latin part as Fontsource publishes it (OFL).

pip install fonttools brotli && python scripts/fonts.py
"""
from fontTools import subset
from fontTools.misc.roundTools import otRound
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

ASCII = "".join(map(chr, range(0x20, 0x7F)))
ITALIAN = "àèéìòùÀÈÉÌÒÙâêîôûçÇñÑäöüÄÖÜßáíóúÁÍÓÚ€£©®°·•–—‘’“”…«»×→←↑↓−\u00a0"
FIGURES = "0123456789"


def cut(source, text, features):
  font = TTFont(source)
  subsetter = subset.Subsetter(subset.Options(layout_features=features))
  subsetter.populate(text=text)
  subsetter.subset(font)
  font.flavor = "woff2"
  return font


def centre(font):
  """Each figure in the middle of one width: the typeface has none such (`tnum`)."""
  glyphs = font.getGlyphSet()
  bounds = {}
  for name in map(font.getBestCmap().get, map(ord, FIGURES)):
    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)
    bounds[name] = pen.bounds
  widest = max(right - left for left, _, right, _ in bounds.values())
  # the narrowest margin of the typeface's own figures, on both sides of the widest
  width = otRound(widest + 0.045 * font["head"].unitsPerEm)
  strings = font["CFF "].cff.topDictIndex[0].CharStrings
  for name, (left, _, right, _) in bounds.items():
    pen = T2CharStringPen(width, None)
    moved = otRound((width - right + left) / 2 - left)
    glyphs[name].draw(TransformPen(pen, (1, 0, 0, 1, moved, 0)))
    strings[name] = pen.getCharString(strings[name].private, strings[name].globalSubrs)
    font["hmtx"][name] = (width, 0)
  return font


for weight in (400, 700):
  source = f"app/fonts/apfel-grotezk-{weight}.woff"
  text = cut(source, ASCII + ITALIAN, ["kern", "mark", "ccmp", "locl"])
  text.save(f"public/fonts/apfel-grotezk-{weight}.woff2")
  centre(cut(source, FIGURES, [])).save(f"app/fonts/apfel-figures-{weight}.woff2")
