// What was read of a file of JSON is as its reader takes it to be, or said to be otherwise. Where packages are installed
// zod does that; these are for scripts that run before, and on servers without.

/**
 * @param {unknown} value
 * @param {string} what says whose it is
 * @returns {Record<string, unknown>}
 * @throws where it is no object
 */
export function asRecord(value, what) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${what} is no object.`);
  }
  return Object.fromEntries(Object.entries(value));
}

/**
 * @param {unknown} value
 * @param {string} what says whose it is
 * @returns {string}
 * @throws where it is no text
 */
export function asText(value, what) {
  if (typeof value !== 'string') throw new Error(`${what} is no text.`);
  return value;
}
