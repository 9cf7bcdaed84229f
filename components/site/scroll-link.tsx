'use client'; // intercepts the click, to scroll without changing the address

import type { ComponentProps, MouseEvent } from 'react';

interface ScrollLinkProps extends ComponentProps<'a'> {
  /** The id of an element on the same page. Without scripts the link is an ordinary anchor. */
  targetId: string;
}

function scrollToTarget(event: MouseEvent<HTMLAnchorElement>, targetId: string) {
  const target = document.getElementById(targetId);
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!target || opensElsewhere) return;
  event.preventDefault();
  // the keyboard goes where the eye goes; smoothness is the style sheet's, which knows reduced motion
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

export function ScrollLink({ targetId, onClick, ...props }: ScrollLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      onClick={(event) => {
        onClick?.(event);
        scrollToTarget(event, targetId);
      }}
      {...props}
    />
  );
}
