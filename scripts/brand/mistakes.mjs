// Mistakes in the brand's files, as one reads them: file, field, what is wrong, what to write instead.
import { closest, distance } from 'fastest-levenshtein';
import { findNodeAtLocation, getNodeValue, parseTree } from 'jsonc-parser';
import { brandSchema } from './shape.mjs';

const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

/** Where a field stands, or what it would stand in. */
function lineOf(tree, text, path) {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, depth));
    if (node) return lineAt(text, node.offset);
  }
  return 1;
}

/** The text as a tree with offsets, and where it stops being JSON. */
function parsed(text, file) {
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

const at = (value, path) => path.reduce((part, key) => part?.[key], value);

/** The part of the shape at a field, through what wraps it. */
function shapeAt(schema, path) {
  let shape = schema;
  for (const key of path) {
    while (shape.unwrap && !shape.shape) shape = shape.unwrap();
    shape = shape.shape?.[key] ?? shape.valueType ?? shape.element;
    if (!shape) return undefined;
  }
  return shape;
}

function exampleOf(path) {
  const shape = shapeAt(brandSchema, path);
  const { examples, description } = shape?.meta?.() ?? shape?.unwrap?.().meta?.() ?? {};
  if (!examples) return 'see content/brand.schema.json';
  return `${description}: for instance ${JSON.stringify(examples[0])}`;
}

function unknownField(file, path, key) {
  const known = Object.keys(shapeAt(brandSchema, path)?.shape ?? {});
  const near = known.length > 0 ? closest(key, known) : undefined;
  return {
    file,
    field: [...path, key].join('.'),
    what: 'is no field of the brand',
    instead: near && distance(key, near) <= 3 ? `"${near}"` : `one of ${known.join(', ')}`,
  };
}

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

/** Any file of JSON: `value`, and `mistakes` that quote nothing of it. */
export function readJson(text, file) {
  const { tree, mistakes } = parsed(text, file);
  return { value: mistakes.length > 0 ? undefined : getNodeValue(tree), mistakes };
}

/**
 * Reads a brand file's text: `{ brand, place }`, or `{ mistakes }` with every one of them: `{ file, field?, what, instead }`.
 * `file` is the name that they carry, with the line; `place` gives it for a field's path.
 */
export function readBrand(text, file = 'content/brand.json') {
  const { tree, mistakes } = parsed(text, file);
  if (mistakes.length > 0) return { mistakes };
  const value = getNodeValue(tree);
  const { success, data, error } = brandSchema.safeParse(value);
  const place = (path) => `${file}, line ${lineOf(tree, text, path)}`;
  if (success) return { brand: data, place };
  return {
    mistakes: error.issues.flatMap((issue) => mistakesOf(place(issue.path), value, issue)),
  };
}

/** One mistake in two lines. */
export function mistakeText({ file, field, what, instead }) {
  return `${file}${field ? `, ${field}` : ''}: ${what}\n  → ${instead}`;
}
