import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// the images are made at build, where the development packages are: woff, for the renderer reads no woff2
function typeface(weight: 400 | 700) {
  const file = `apfel-grotezk-latin-${weight}-normal.woff`;
  const data = readFileSync(
    join(process.cwd(), 'node_modules/@fontsource/apfel-grotezk/files', file),
  );
  return { name: 'Apfel Grotezk', data, weight, style: 'normal' as const };
}

let typefaces: ReturnType<typeof typeface>[] | undefined;

/** One list for all images: the renderer reads the files once for each list that it is given. */
export function allTypefaces() {
  typefaces ??= [typeface(400), typeface(700)];
  return typefaces;
}
