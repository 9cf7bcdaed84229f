// content/brand.json, checked by content/brand.schema.json, which editors read too, and by what a schema cannot say.
import { readFileSync } from 'node:fs';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import type shipped from '@/content/brand.json';
import { errorText } from '../lib/project';

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

interface Shape {
  $ref?: string;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | false;
  items?: Shape;
  $defs?: Record<string, Shape>;
}
const schema: Shape = JSON.parse(readFileSync('content/brand.schema.json', 'utf8'));
const brandSchema = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);

const shapeAt = (path: PropertyKey[]): Shape =>
  path.reduce<Shape>(({ properties, additionalProperties, items }, key) => {
    const shape = properties?.[String(key)] ?? (additionalProperties || items) ?? {};
    return { ...schema.$defs?.[shape.$ref?.replace('#/$defs/', '') ?? ''], ...shape };
  }, schema);

/** What is wrong with a field; how it should be is said by the schema, of it or of one like it. */
function fieldMistake(path: PropertyKey[], what: string, like = path): string {
  const { description, examples } = shapeAt(like);
  const example = JSON.stringify(examples?.[0] ?? '');
  const instead = `${description ?? 'as'}: for instance ${example}`;
  return mistake(`${brandFile}, ${path.join('.')}`, what, instead);
}

function mistakesOf(value: unknown, issue: z.core.$ZodIssue): string[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(shapeAt(path).properties ?? {}).join(', ');
    return issue.keys.map((key) =>
      mistake(`${brandFile}, ${[...path, key].join('.')}`, 'is no field', `one of ${known}`),
    );
  }
  const found = path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), value);
  const wrong = `is not as it should be: ${JSON.stringify(found)}`;
  return [fieldMistake(path, found === undefined ? 'is missing' : wrong)];
}

function isTelephone(written: string): boolean {
  const read = parsePhoneNumberFromString(written);
  const digits = `+${written.replace(/\D/g, '')}`;
  return /^\+[\d ]+$/.test(written) && read?.number === digits && read.isPossible();
}

/** An Italian VAT number's check digit (D.M. 23 December 1976); another country's number is taken as it is. */
function isVatNumber(written: string): boolean {
  const bare = written.replace(/\s/g, '').toUpperCase();
  if (!bare.startsWith('IT') && /\D/.test(bare)) return true;
  const digits = bare.replace(/^IT/, '');
  const sum = Array.from(digits, Number).reduce((total, digit, place) => {
    const counted = place % 2 === 0 ? digit : 2 * digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return /^\d{11}$/.test(digits) && sum % 10 === 0;
}

function* furtherMistakes({ vatNumber, colours, ...brand }: Brand) {
  for (const field of ['telephone', 'whatsapp', 'demoTelephone', 'demoWhatsapp'] as const)
    if (brand[field] !== null && !isTelephone(brand[field]))
      yield fieldMistake([field], `no link can dial "${brand[field]}"`);
  if (vatNumber !== null && !isVatNumber(vatNumber))
    yield fieldMistake(['vatNumber'], `"${vatNumber}" is no VAT number`);
  const last = Math.max(7, ...Object.keys(colours.lines).map(Number));
  for (let number = 1; number <= last; number += 1)
    if (!(number in colours.lines))
      yield fieldMistake(['colours', 'lines', number], 'is missing', ['colours', 'lines', 1]);
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
