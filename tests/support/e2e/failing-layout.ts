import type { Page } from '@playwright/test';
import { firstControl } from './browser';

/** What the failed page says, and what the browser's console says of it. */
export const layoutFailure = 'Il segnale è rosso';
export const layoutComplaints = /Il segnale è rosso|Minified React error|An error occurred/;

/** Opens the home page in a browser in which its root layout fails as soon as React takes over. */
export async function openFailing(page: Page): Promise<void> {
  // the layout says to the window when React is there
  await page.addInitScript((message) => {
    window.dispatchEvent = () => {
      throw new Error(message);
    };
  }, layoutFailure);
  await page.goto('/');
  await firstControl(page.locator('[data-hydrates]')).focus();
}
