import type { Page } from '@playwright/test';
import { movePointer } from './browser';

/** What the failed page says, and what the browser's console says of it. */
export const layoutFailure = 'Il segnale è rosso';
export const layoutComplaints = /Il segnale è rosso|Minified React error|An error occurred/;

/** Opens the home page in a browser in which its root layout fails as soon as React takes over. */
export async function openFailing(page: Page): Promise<void> {
  // what the layout's theme needs of the browser fails the moment it asks
  await page.addInitScript((message) => {
    const real = window.matchMedia.bind(window);
    let calls = 0;
    window.matchMedia = (query) => {
      calls += 1;
      if (query.includes('prefers-color-scheme') && calls > 1) throw new Error(message);
      return real(query);
    };
  }, layoutFailure);
  await page.goto('/');
  await movePointer(page);
}
