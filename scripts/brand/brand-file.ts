// content/brand.json, checked by content/brand.schema.json, which editors read too, and by what a schema cannot say.
import { statSync } from 'node:fs';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { z } from 'zod';
import type shipped from '@/content/brand.json';
import { errorText } from '../lib/project';
import { remedyOf, schema } from './schema';

export interface Pair {
  light: string;
  dark: string;
}
interface Line extends Pair {
  /** Too bright to stand out from the paper: its code and its stations tell it. */
  bright?: boolean;
}

export type Brand = Omit<typeof shipped, 'colours'> & {
  colours: Omit<typeof shipped.colours, 'lines'> & { lines: Record<string, Line> };
};

export const mistake = (place: string, what: string, instead: string): string =>
  `${place}: ${what}\n  → ${instead}`;
export const brandFile = 'content/brand.json';

const brandSchema = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);

const fieldMistake = (path: PropertyKey[], what: string) =>
  mistake(`${brandFile}, ${path.join('.')}`, what, remedyOf(path));

function mistakesOf(value: unknown, issue: z.core.$ZodIssue): string[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => fieldMistake([...path, key], 'is no field'));
  const found = path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), value);
  const wrong = `is not as it should be: ${JSON.stringify(found)}`;
  return [fieldMistake(path, found === undefined ? 'is missing' : wrong)];
}

/** An Italian VAT number's check digit (D.M. 23 December 1976); another country's number is taken as it is. */
function isVatNumber(written: string): boolean {
  const [, isItalian, digits = ''] = /^(IT)?(.*)$/i.exec(written.replace(/\s/g, '')) ?? [];
  if (!isItalian && /\D/.test(digits)) return true;
  const sum = Array.from(digits, (digit, place) => Number(digit) * (1 + (place % 2)))
    .map((counted) => (counted > 9 ? counted - 9 : counted))
    .reduce((total, counted) => total + counted, 0);
  return /^\d{11}$/.test(digits) && sum % 10 === 0;
}

/** Of a portrait, which every page with the form has. */
const mostBytes = 200_000;

function portraitFault(portrait: string | null): string | undefined {
  if (portrait === null) return undefined;
  const bytes = statSync(`public${portrait}`, { throwIfNoEntry: false })?.size;
  if (bytes === undefined) return `there is no file public${portrait}`;
  return bytes > mostBytes ? `public${portrait} has ${bytes} bytes, of ${mostBytes}` : undefined;
}

function* furtherMistakes({ vatNumber, colours, ...brand }: Brand) {
  for (const field of ['telephone', 'whatsapp', 'demoTelephone', 'demoWhatsapp'] as const)
    if (brand[field] !== null && !isValidPhoneNumber(brand[field]))
      yield fieldMistake([field], `is no telephone number: "${brand[field]}"`);
  if (vatNumber !== null && !isVatNumber(vatNumber))
    yield fieldMistake(['vatNumber'], `"${vatNumber}" is no VAT number`);
  for (const [i, { portrait }] of brand.about.people.entries()) {
    const fault = portraitFault(portrait);
    if (fault) yield fieldMistake(['about', 'people', i, 'portrait'], fault);
  }
  const last = Math.max(7, Object.keys(colours.lines).length);
  for (let number = 1; number <= last; number += 1)
    if (!(number in colours.lines)) yield fieldMistake(['colours', 'lines', number], 'is missing');
}

export function readBrand(text: string): { brand?: Brand; mistakes: string[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const position = Number(/position (\d+)/.exec(errorText(error))?.[1] ?? 0);
    const line = text.slice(0, position).split('\n').length;
    const instead =
      'texts in "double quotes", a comma after each field but the last, brackets closed';
    return { mistakes: [mistake(`${brandFile}, line ${line}`, 'is no JSON here', instead)] };
  }
  const { error } = brandSchema.safeParse(value);
  if (error) return { mistakes: error.issues.flatMap((issue) => mistakesOf(value, issue)) };
  const brand = value as Brand;
  return { brand, mistakes: [...furtherMistakes(brand)] };
}
