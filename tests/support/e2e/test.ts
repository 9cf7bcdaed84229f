/** The end-to-end tests' own `test`: a visitor in Chromium, and a test fails on any complaint that it did not allow. */
import { expect } from '@playwright/test';
import { test as base, expectAllowed } from './site-test';
import { watch } from './watch';

export const test = base.extend({
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },

  context: async ({ context, site, allowedComplaints }, use) => {
    const complaints = watch(context, site.url);
    await use(context);
    expectAllowed(complaints, allowedComplaints);
  },
});

export { expect };
