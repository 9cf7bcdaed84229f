'use client'; // in development Next's client does what the build does for a finished page

import { useEffect } from 'react';

let started = false;

/** The parts of `lib/browser/`, as finished pages have them; islands are hydrated by Next. */
export function DevelopmentScripts() {
  useEffect(() => {
    if (started) return;
    started = true;
    void import('@/lib/browser/page').then(({ startPage }) => startPage());
  }, []);
  return null;
}
