import type { ComponentProps } from 'react';

interface ScrollLinkProps extends ComponentProps<'a'> {
  /** The id of an element on the same page. */
  targetId: string;
}

/**
 * Scrolls to a place on the page without changing the address: `lib/browser/scrolling.ts` takes the
 * click, from the first moment on. Without scripts it is an ordinary anchor.
 */
export function ScrollLink({ targetId, ...props }: ScrollLinkProps) {
  return <a href={`#${targetId}`} data-scroll="" {...props} />;
}
