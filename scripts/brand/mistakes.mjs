// Mistakes in the brand's files, as one reads them: file, field, what is wrong, what to write instead.
import { closest, distance } from 'fastest-levenshtein';
import { brandSchema } from './shape.mjs';

/** Below the first line of the text at `position`. */
const lineAt = (text, position) => text.slice(0, position).split('\n').length;

/** Where the text stops being JSON, in the words of the parser that says so. */
function syntaxMistake(file, text, error) {
  const position = /position (\d+)/.exec(error.message)?.[1];
  const line = position === undefined ? text.split('\n').length : lineAt(text, Number(position));
  return {
    file: `${file}, line ${line}`,
    what: 'is no longer JSON there, or just before',
    instead:
      'texts in "double quotes", a comma after each field but the last one, and every bracket closed',
  };
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

/**
 * Reads a brand file's text. `{ brand }`, or `{ mistakes }` with every one of them: `{ file, field?, what, instead }`.
 * `file` is the name that they carry.
 */
export function readBrand(text, file = 'content/brand.json') {
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { mistakes: [syntaxMistake(file, text, error)] };
  }
  const { success, data, error } = brandSchema.safeParse(value);
  if (success) return { brand: data };
  return { mistakes: error.issues.flatMap((issue) => mistakesOf(file, value, issue)) };
}

/** One mistake in two lines. */
export function mistakeText({ file, field, what, instead }) {
  return `${file}${field ? `, ${field}` : ''}: ${what}\n  → ${instead}`;
}
