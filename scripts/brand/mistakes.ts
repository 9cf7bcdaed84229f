// Mistakes in the brand's files, as one reads them: file, field, what is wrong, what to write instead.
import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { errorText } from '../lib/errors.mjs';
import { type Brand, brandSchema } from './shape';

export interface BrandMistake {
  file: string;
  field?: string;
  what: string;
  instead: string;
}

export const brandFile = 'content/brand.json';

/** Where the text stops being JSON, as Node's message says it. */
function noJson(text: string, error: unknown): BrandMistake {
  const position = /position (\d+)/.exec(errorText(error))?.[1];
  const line = position ? `, line ${text.slice(0, Number(position)).split('\n').length}` : '';
  return {
    file: `${brandFile}${line}`,
    what: 'is no longer JSON there, or just before',
    instead:
      'texts in "double quotes", a comma after each field but the last one, and every bracket closed',
  };
}

/** A shape without what says that it may be missing, or null. */
function bare(shape: unknown): unknown {
  return shape instanceof z.ZodOptional || shape instanceof z.ZodNullable
    ? bare(shape.unwrap())
    : shape;
}

function partOf(shape: unknown, key: PropertyKey): unknown {
  const whole = bare(shape);
  if (whole instanceof z.ZodObject) return Reflect.get(whole.shape, key);
  if (whole instanceof z.ZodRecord) return whole.valueType;
  return whole instanceof z.ZodArray ? whole.element : undefined;
}

const shapeAt = (path: PropertyKey[]): unknown => path.reduce<unknown>(partOf, brandSchema);
const metaOf = (shape: unknown) => (shape instanceof z.ZodType ? shape.meta() : undefined);

function exampleOf(path: PropertyKey[]): string {
  const shape = shapeAt(path);
  const { examples, description } = metaOf(shape) ?? metaOf(bare(shape)) ?? {};
  if (!Array.isArray(examples)) return 'see content/brand.schema.json';
  return `${description}: for instance ${JSON.stringify(examples[0])}`;
}

function unknownField(path: PropertyKey[], key: string): BrandMistake {
  const shape = bare(shapeAt(path));
  const known = shape instanceof z.ZodObject ? Object.keys(shape.shape) : [];
  const near = known.length > 0 ? closest(key, known) : undefined;
  return {
    file: brandFile,
    field: [...path, key].join('.'),
    what: 'is no field of the brand',
    instead: near && distance(key, near) <= 3 ? `"${near}"` : `one of ${known.join(', ')}`,
  };
}

function mistakesOf(value: unknown, issue: z.core.$ZodIssue): BrandMistake[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(path, key));
  const found = path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), value);
  const shown = typeof found === 'object' ? '' : `${JSON.stringify(found)} `;
  const what = found === undefined ? 'is missing' : `${shown}${issue.message}`;
  return [{ file: brandFile, field: path.join('.'), what, instead: exampleOf(path) }];
}

/** Reads a brand file's text, or says every mistake in it. */
export function readBrand(
  text: string,
): { brand: Brand; mistakes?: undefined } | { brand?: undefined; mistakes: BrandMistake[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { mistakes: [noJson(text, error)] };
  }
  const { success, data, error } = brandSchema.safeParse(value);
  if (success) return { brand: data };
  return { mistakes: error.issues.flatMap((issue) => mistakesOf(value, issue)) };
}

/** One mistake in two lines. */
export const mistakeText = ({ file, field, what, instead }: BrandMistake): string =>
  `${file}${field ? `, ${field}` : ''}: ${what}\n  → ${instead}`;
