import { type CallToAction, callsToAction } from '@/content/calls-to-action';

/** What a page knows of its visit (docs/decisions/0006): the names in links, payload, store, webhook and CSV. */
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

export function isCallToAction(text: string): text is CallToAction {
  return Object.hasOwn(callsToAction, text);
}

export const attributionVariable = 'siteAttribution';

/** What the page remembers of how the visit began; undefined before its script has run, and outside a browser. */
export function rememberedAttribution(): Attribution | undefined {
  return (globalThis as { [attributionVariable]?: Attribution })[attributionVariable];
}
