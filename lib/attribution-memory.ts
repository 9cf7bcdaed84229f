import type { Visit } from '@/lib/lead/request/attribution';

/** Where the page's own script keeps the visit: a variable of the window, gone with it. */
export const visitVariable = 'lineaVisit';

/** What the page remembers of the visit; undefined before its script has run, and outside a browser. */
export function rememberedVisit(): Visit | undefined {
  return (globalThis as { [visitVariable]?: Visit })[visitVariable];
}
