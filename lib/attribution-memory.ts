import { type CallToAction, callsToAction } from '@/content/calls-to-action';

/** Names in links, payload, store, webhook and CSV (docs/decisions/0006). */
export const attributionParameters = [
  'landing',
  'cta',
  'cta_page',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
] as const;

/** How a request came about; nothing in it tells one visitor from another. */
export type Attribution = Partial<Record<(typeof attributionParameters)[number], string>>;

export function isCallToAction(text: string): text is CallToAction {
  return Object.hasOwn(callsToAction, text);
}

export const attributionVariable = 'siteAttribution';

/** Undefined before the page's script has run, and outside a browser. */
export function rememberedAttribution(): Attribution | undefined {
  return (globalThis as { [attributionVariable]?: Attribution })[attributionVariable];
}
