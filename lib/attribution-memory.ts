/**
 * What a page knows of its visit, under the names that links take it on by (docs/decisions/0006), and the payload, the
 * store, the webhook and the CSV tell it by. An address with `landing` in it is a link of this site's.
 */
export const attributionParameters = [
  'landing',
  'cta',
  'cta_page',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
] as const;

/** What is known of how a request came about; nothing of it tells one visitor from another. */
export type Attribution = Partial<Record<(typeof attributionParameters)[number], string>>;

/** Where the page's own script keeps it: a variable of the window, gone with it. */
export const attributionVariable = 'siteAttribution';

/** What the page remembers of how the visit began; undefined before its script has run, and outside a browser. */
export function rememberedAttribution(): Attribution | undefined {
  return (globalThis as { [attributionVariable]?: Attribution })[attributionVariable];
}
