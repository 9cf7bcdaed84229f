import type { BrandMistake, Colours } from './mistakes.mjs';

export function contrastMistakes(
  colours: Colours,
  place?: (path: string[]) => string,
): BrandMistake[];
