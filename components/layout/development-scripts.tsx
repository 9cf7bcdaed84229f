'use client'; // in development Next's client does what the build does for a finished page

import { useEffect } from 'react';

let started = false;

/** What `build/browser-scripts.ts` puts into a page, from the same sources; islands are hydrated by Next. */
export function DevelopmentScripts() {
  useEffect(() => {
    if (started) return;
    started = true;
    void Promise.all([
      import('@/lib/browser/page'),
      import('@/lib/browser/draw-on-entry'),
      import('@/lib/browser/nearest-stops'),
      import('@/lib/browser/shelf'),
      import('@/lib/browser/stages'),
    ]).then(([{ startPage }, ...parts]) => startPage(parts.map((part) => part.default)));
  }, []);
  return null;
}
