import type { Attribution } from '@/lib/lead/request/attribution';

/** Where the page's own script keeps it: a variable of the window, gone with it. */
export const attributionVariable = 'siteAttribution';

/** What the page remembers of how the visit began; undefined before its script has run, and outside a browser. */
export function rememberedAttribution(): Attribution | undefined {
  return (globalThis as { [attributionVariable]?: Attribution })[attributionVariable];
}
