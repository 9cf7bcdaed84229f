// Mistakes in the brand's files, as one reads them: file, field, what is wrong, what to write instead.
import { closest, distance } from 'fastest-levenshtein';
import { findNodeAtLocation, getNodeValue, parseTree } from 'jsonc-parser';
import { z } from 'zod';
import { brandSchema } from './shape.mjs';

/**
 * @import { Node, ParseError } from 'jsonc-parser'
 * @import { Brand } from './shape.mjs'
 */

/** @typedef {{ file: string, field?: string, what: string, instead: string }} BrandMistake */

/**
 * What was read of a brand file: the brand, and where each of its fields stands; or what is wrong.
 *
 * @typedef {{ brand: Brand, place: (path: PropertyKey[]) => string, mistakes?: undefined }} ReadBrand
 * @typedef {{ brand?: undefined, place?: undefined, mistakes: BrandMistake[] }} MistakenBrand
 */

/**
 * @param {string} text
 * @param {number} offset
 */
const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

/**
 * Where a field stands, or what it would stand in.
 *
 * @param {Node | undefined} tree
 * @param {string} text
 * @param {PropertyKey[]} path a field of it
 * @returns {number} from 1
 */
function lineOf(tree, text, path) {
  const keys = path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  for (let depth = keys.length; tree && depth >= 0; depth -= 1) {
    const node = findNodeAtLocation(tree, keys.slice(0, depth));
    if (node) return lineAt(text, node.offset);
  }
  return 1;
}

/**
 * The text as a tree with offsets, and where it stops being JSON.
 *
 * @param {string} text
 * @param {string} file
 */
function parsed(text, file) {
  /** @type {ParseError[]} */
  const errors = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const mistakes = errors.map(({ offset }) => ({
    file: `${file}, line ${lineAt(text, offset)}`,
    what: 'is no longer JSON there, or just before',
    instead:
      'texts in "double quotes", a comma after each field but the last one, and every bracket closed',
  }));
  return { tree, mistakes: mistakes.slice(0, 1) };
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
 * @param {string} file
 * @param {PropertyKey[]} path
 * @param {string} key
 * @returns {BrandMistake}
 */
function unknownField(file, path, key) {
  const shape = bare(shapeAt(path));
  const known = shape instanceof z.ZodObject ? Object.keys(shape.shape) : [];
  const near = known.length > 0 ? closest(key, known) : undefined;
  return {
    file,
    field: [...path, key].join('.'),
    what: 'is no field of the brand',
    instead: near && distance(key, near) <= 3 ? `"${near}"` : `one of ${known.join(', ')}`,
  };
}

/**
 * @param {string} file
 * @param {unknown} value
 * @param {z.core.$ZodIssue} issue
 * @returns {BrandMistake[]}
 */
function mistakesOf(file, value, issue) {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownField(file, issue.path, key));
  }
  const found = at(value, issue.path);
  const shown = found === undefined || typeof found === 'object' ? '' : `${JSON.stringify(found)} `;
  return [
    {
      file,
      field: issue.path.join('.'),
      what: found === undefined ? 'is missing' : `${shown}${issue.message}`,
      instead: exampleOf(issue.path),
    },
  ];
}

/**
 * Reads a brand file's text: `{ brand, place }`, or `{ mistakes }` with every one of them: `{ file, field?, what, instead }`.
 * `file` is the name that they carry, with the line; `place` gives it for a field's path.
 *
 * @param {string} text
 * @returns {ReadBrand | MistakenBrand}
 */
export function readBrand(text, file = 'content/brand.json') {
  const { tree, mistakes } = parsed(text, file);
  if (mistakes.length > 0) return { mistakes };
  const value = tree && getNodeValue(tree);
  const { success, data, error } = brandSchema.safeParse(value);
  /** @param {PropertyKey[]} path */
  const place = (path) => `${file}, line ${lineOf(tree, text, path)}`;
  if (success) return { brand: data, place };
  return {
    mistakes: error.issues.flatMap((issue) => mistakesOf(place(issue.path), value, issue)),
  };
}

/**
 * One mistake in two lines.
 *
 * @param {BrandMistake} mistake
 */
export function mistakeText({ file, field, what, instead }) {
  return `${file}${field ? `, ${field}` : ''}: ${what}\n  → ${instead}`;
}
