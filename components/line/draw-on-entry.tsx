'use client'; // knows when a drawing comes into view

import { useEffect } from 'react';

/**
 * Marks each element with `data-draws` as it comes into view from below, once; the style sheet then draws it. What is
 * in view already stands as it is, whole, and without scripts everything does.
 */
export function DrawOnEntry() {
  useEffect(() => {
    const waiting = new Set<Element>();
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) waiting.add(target);
        else {
          if (waiting.has(target)) target.setAttribute('data-entered', '');
          watch.unobserve(target);
        }
      }
    });
    for (const drawing of document.querySelectorAll('[data-draws]')) watch.observe(drawing);
    return () => watch.disconnect();
  }, []);
  return null;
}
