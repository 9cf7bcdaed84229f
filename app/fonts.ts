import localFont from 'next/font/local';

/** Apfel Grotezk (OFL), cut to the glyphs of Italian by scripts/fonts.py from the whole typeface in app/fonts/. */
export const grotezk = localFont({
  src: [
    { path: '../public/fonts/apfel-grotezk-400.woff2', weight: '400', style: 'normal' },
    { path: '../public/fonts/apfel-grotezk-700.woff2', weight: '700', style: 'normal' },
  ],
  variable: '--font-grotezk',
  display: 'swap',
  // styles/fonts.css has one for each weight: the bold is 4 points narrower against Arial's than the text
  adjustFontFallback: false,
});

/** Its ten figures, made to one width by the same script: the typeface itself has no such figures. */
export const figures = localFont({
  src: [
    { path: './fonts/apfel-figures-400.woff2', weight: '400', style: 'normal' },
    { path: './fonts/apfel-figures-700.woff2', weight: '700', style: 'normal' },
  ],
  variable: '--font-figures',
  // few pages show any, and where they come late the text keeps what it has: nothing moves
  preload: false,
  display: 'optional',
  declarations: [{ prop: 'unicode-range', value: 'U+30-39' }],
  adjustFontFallback: false,
});
