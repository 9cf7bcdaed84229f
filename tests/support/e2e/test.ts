/** The end-to-end tests' own `test`: a visitor in Chromium, and a test fails on any complaint that it did not allow. */
import { type BrowserContext, expect } from '@playwright/test';
import { test as base, expectAllowed } from './site-test';

export const test = base.extend({
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },

  context: async ({ context, site, ownOrigins, allowedComplaints }, use) => {
    ownOrigins.push(site.url);
    const complaints = watch(context, ownOrigins);
    await use(context);
    expectAllowed(complaints, allowedComplaints);
  },
});

/** Everything that a visitor's browser complains about from now on, and every request that leaves the site. */
function watch(context: BrowserContext, ownOrigins: string[]): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    complaints.push(`uncaught: ${webError.error().stack ?? webError.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const leaves = /^(https?|wss?):$/.test(url.protocol) && !ownOrigins.includes(url.origin);
    if (leaves) complaints.push(`request to another origin: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // what a page was still fetching when the visitor left it
    if (reason === 'net::ERR_ABORTED') return;
    // how a browser in which scripts are forbidden says that it loads none
    if (reason === 'csp' && /\.js$/.test(request.url())) return;
    complaints.push(`request failed (${reason}): ${request.url()}`);
  });
  return complaints;
}

export { expect };
