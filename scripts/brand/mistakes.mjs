// Mistakes in the brand's files, as one reads them: file, field, what is wrong, what to write instead.
import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { errorText } from '../lib/errors.mjs';
import { brandSchema } from './shape.mjs';

/** @import { Brand } from './shape.mjs' */
/** @typedef {{ file: string, field?: string, what: string, instead: string }} BrandMistake */

/**
 * What was read of a brand file: the brand, or what is wrong.
 *
 * @typedef {{ brand: Brand, mistakes?: undefined }} ReadBrand
 * @typedef {{ brand?: undefined, mistakes: BrandMistake[] }} MistakenBrand
 */

/** The file that they are found in. */
export const brandFile = 'content/brand.json';

/**
 * Where the text stops being JSON, as Node's message says it.
 *
 * @param {string} text
 * @param {unknown} error
 * @returns {BrandMistake}
 */
function noJson(text, error) {
  const position = /position (\d+)/.exec(errorText(error))?.[1];
  const line = position ? `, line ${text.slice(0, Number(position)).split('\n').length}` : '';
  return {
    file: `${brandFile}${line}`,
    what: 'is no longer JSON there, or just before',
    instead:
      'texts in "double quotes", a comma after each field but the last one, and every bracket closed',
  };
}

/**
 * @param {unknown} value
 * @param {PropertyKey[]} path
 */
const at = (value, path) =>
  path.reduce(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );

/**
 * A shape without what says that it may be missing, or null.
 *
 * @param {unknown} shape
 */
function bare(shape) {
  let inner = shape;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) inner = inner.unwrap();
  return inner;
}

/**
 * @param {unknown} shape
 * @param {PropertyKey} key
 * @returns {unknown}
 */
function partOf(shape, key) {
  const whole = bare(shape);
  if (whole instanceof z.ZodObject) return Reflect.get(whole.shape, key);
  if (whole instanceof z.ZodRecord) return whole.valueType;
  return whole instanceof z.ZodArray ? whole.element : undefined;
}

/**
 * The part of the brand's shape at a field.
 *
 * @param {PropertyKey[]} path
 */
const shapeAt = (path) => path.reduce(partOf, brandSchema);

/** @param {unknown} shape */
const metaOf = (shape) => (shape instanceof z.ZodType ? shape.meta() : undefined);

/** @param {PropertyKey[]} path */
function exampleOf(path) {
  const shape = shapeAt(path);
  const { examples, description } = metaOf(shape) ?? metaOf(bare(shape)) ?? {};
  if (!Array.isArray(examples)) return 'see content/brand.schema.json';
  return `${description}: for instance ${JSON.stringify(examples[0])}`;
}

/**
 * @param {PropertyKey[]} path
 * @param {string} key
 * @returns {BrandMistake}
 */
function unknownField(path, key) {
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

/**
 * @param {unknown} value
 * @param {z.core.$ZodIssue} issue
 * @returns {BrandMistake[]}
 */
function mistakesOf(value, issue) {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownField(issue.path, key));
  }
  const found = at(value, issue.path);
  const shown = found === undefined || typeof found === 'object' ? '' : `${JSON.stringify(found)} `;
  return [
    {
      file: brandFile,
      field: issue.path.join('.'),
      what: found === undefined ? 'is missing' : `${shown}${issue.message}`,
      instead: exampleOf(issue.path),
    },
  ];
}

/**
 * Reads a brand file's text, or says every mistake in it.
 *
 * @param {string} text
 * @returns {ReadBrand | MistakenBrand}
 */
export function readBrand(text) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { mistakes: [noJson(text, error)] };
  }
  const { success, data, error } = brandSchema.safeParse(value);
  if (success) return { brand: data };
  return { mistakes: error.issues.flatMap((issue) => mistakesOf(value, issue)) };
}

/**
 * One mistake in two lines.
 *
 * @param {BrandMistake} mistake
 */
export function mistakeText({ file, field, what, instead }) {
  return `${file}${field ? `, ${field}` : ''}: ${what}\n  → ${instead}`;
}
