/** Origin of a page's canonical address, or null. Reads the one form in which Next writes the element. */
export function canonicalOrigin(html: string): string | null {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return href && URL.canParse(href) ? new URL(href).origin : null;
}
