import type { BrandMistake } from './mistakes.mjs';

export interface Mark {
  svg: unknown;
  source: string;
  box: string;
  ownColours: boolean;
}

export function readMark(
  text: string,
): { mark: Mark; mistakes?: undefined } | { mark?: undefined; mistakes: BrandMistake[] };
