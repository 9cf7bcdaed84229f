import { brandColours } from '@/lib/brand-colours';

export type Theme = 'light' | 'dark';
type ColourToken = keyof typeof brandColours;

const isToken = (name: string): name is ColourToken => name in brandColours;

/** A colour token of `styles/brand.css` as `#rrggbb`, for what cannot read CSS. Throws when there is no such token. */
export function colourToken(name: string, theme: Theme = 'light'): string {
  if (!isToken(name)) throw new Error(`styles/brand.css has no colour --${name}`);
  return brandColours[name][theme];
}
