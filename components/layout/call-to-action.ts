import type { CallToAction } from '@/content/calls-to-action';

/** Names a call to action in the page, so that a request can say which one led to it. */
export function cta(name: CallToAction) {
  return { 'data-cta': name };
}
