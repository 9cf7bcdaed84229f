/** What is a separator or an end to some programs and text to others, however often it is encoded. */
const separator = /\\|%(?:25)*(?:2f|5c|00)/i;

const encodedDot = /%(?:25)*2e/gi;

const control = /\p{Cc}/u;

/** A request target's path, as it was sent (RFC 9112, 3.2.1). */
export function targetPath(target: string): string {
  return target.split('?', 1)[0] ?? '';
}

/**
 * Whether two programs could read a request target's path as two different ones: it has an encoded slash, a backslash, a
 * dot segment, a control character, or bytes that are no UTF-8 (RFC 3986, 2.1, 3.3 and 7.3; RFC 3629, 3). A proxy that
 * decodes before it resolves `..` then hands on an address other than the one that it has checked. The query may have
 * anything. No address of the site has any of it.
 */
export function isAmbiguous(target: string): boolean {
  const path = targetPath(target);
  if (separator.test(path)) return true;
  const segments = path.replace(encodedDot, '.').split('/');
  if (segments.some((segment) => segment === '.' || segment === '..')) return true;
  try {
    return control.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}
