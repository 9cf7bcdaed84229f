// What was thrown, which may be anything.

/**
 * What it says.
 *
 * @param {unknown} error
 */
export const errorText = (error) => (error instanceof Error ? error.message : String(error));

/**
 * The code of one of Node's own, such as `ENOENT`. In jest's globals these are no instances of `Error`.
 *
 * @param {unknown} error
 */
export const errorCode = (error) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
