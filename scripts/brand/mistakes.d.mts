export interface BrandMistake {
  file: string;
  field?: string;
  what: string;
  instead: string;
}

export type Pair = { light: string; dark: string };

/** As `content/brand.schema.json` has them. */
export type Colours = Record<string, unknown>;

export interface Brand {
  name: string;
  telephone: string;
  demoTelephone: string;
  whatsapp: string;
  copyrightYear: number;
  colours: Colours;
}

export function readBrand(
  text: string,
  file?: string,
): { brand: Brand; mistakes?: undefined } | { brand?: undefined; mistakes: BrandMistake[] };

export function readJson(text: string, file: string): { value: unknown; mistakes: BrandMistake[] };

export function mistakeText(mistake: BrandMistake): string;
