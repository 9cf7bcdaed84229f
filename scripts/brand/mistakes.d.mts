export interface BrandMistake {
  file: string;
  field?: string;
  what: string;
  instead: string;
}

export type Pair = { light: string; dark: string };

export interface Brand {
  name: string;
  telephone: string;
  demoTelephone: string;
  whatsapp: string;
  copyrightYear: number;
  colours: Record<string, Pair | string | Record<string, Pair & { bright?: boolean }>>;
}

export function readBrand(
  text: string,
  file?: string,
): { brand: Brand; mistakes?: undefined } | { brand?: undefined; mistakes: BrandMistake[] };

export function mistakeText(mistake: BrandMistake): string;
