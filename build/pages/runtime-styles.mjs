/** The style sheets that libraries add in the browser, caught by letting them do so here. */
/** @type {string[]} */
const caught = [];

/**
 * What sonner writes into `<head>` when it is loaded. Its text is the release's own and constant, so
 * that the policy can name it by its hash.
 *
 * @returns {Promise<string[]>}
 */
export async function runtimeStyles() {
  if (caught.length > 0) return caught;
  const style = { appendChild: (/** @type {string} */ text) => caught.push(text) };
  const document = {
    head: { appendChild() {} },
    createElement: () => style,
    createTextNode: (/** @type {string} */ text) => text,
  };
  Object.assign(globalThis, { document });
  try {
    await import('sonner');
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
  if (caught.length === 0) throw new Error('sonner no longer writes its style sheet at load');
  return caught;
}
