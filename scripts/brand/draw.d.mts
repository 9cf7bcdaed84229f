import type { Mark } from './mark.mjs';
import type { Brand, Pair } from './mistakes.mjs';

interface Loaded {
  brand: Brand;
  mark: Mark;
  palette: Record<string, Pair>;
}

export function loadBrand(folder?: string): Promise<Loaded>;
export function drawBrand(folder?: string): Promise<string[]>;
export function filesOf(loaded: Loaded): Promise<Record<string, string | Buffer>>;
