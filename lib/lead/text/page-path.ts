const pagePattern = /^\/(?!\/)[\w.~%/-]*$/;
const longestPath = 200;

/** Whether a text is a plain path, of 200 characters at the most. */
export function isPagePath(text: unknown): text is string {
  return typeof text === 'string' && text.length <= longestPath && pagePattern.test(text);
}
