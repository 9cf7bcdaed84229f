import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whole, as woff: the renderer of the share images reads no woff2. */
function typeface(weight: 400 | 700) {
  const data = readFileSync(join(process.cwd(), 'app/fonts', `apfel-grotezk-${weight}.woff`));
  return { name: 'Apfel Grotezk', data, weight, style: 'normal' as const };
}

let typefaces: ReturnType<typeof typeface>[] | undefined;

/** One list for all images: the renderer reads the files once for each list that it is given. */
export function allTypefaces() {
  typefaces ??= [typeface(400), typeface(700)];
  return typefaces;
}
