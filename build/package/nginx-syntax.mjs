// How nginx's configuration is written.

/**
 * As nginx reads a quoted word. In a value, unlike in a key, `$` begins a variable.
 *
 * @param {string} value
 */
export function quoted(value) {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx would misread: ${value}`);
  return `"${value}"`;
}

/**
 * @template T
 * @param {readonly T[]} entries
 * @param {(entry: T) => string} line
 */
export const lines = (entries, line) => entries.map(line).join('\n');
