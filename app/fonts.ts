import localFont from 'next/font/local';

/** Apfel Grotezk (OFL), subset to the Italian glyphs by scripts/subset-fonts.mjs. */
export const grotezk = localFont({
  src: [
    { path: './fonts/apfel-grotezk-400.woff2', weight: '400', style: 'normal' },
    { path: './fonts/apfel-grotezk-700.woff2', weight: '700', style: 'normal' },
  ],
  variable: '--font-grotezk',
  display: 'swap',
  // app/fonts.css has one for each weight: the bold is 4 points narrower against Arial's than the text
  adjustFontFallback: false,
});
