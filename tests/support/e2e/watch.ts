import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * Notes down everything that a visitor's browser would complain about, and every request that
 * leaves the site. The list grows while the context lives.
 */
export function watch(context: BrowserContext, origin: string): string[] {
  const complaints: string[] = [];

  context.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url } = message.location();
    complaints.push(`console ${message.type()}: ${message.text()} (${url})`);
  });
  context.on('weberror', (webError) => {
    complaints.push(`uncaught: ${webError.error().stack ?? webError.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const leaves = /^(https?|wss?):$/.test(url.protocol) && url.origin !== origin;
    if (leaves) complaints.push(`request to another origin: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // what a page was still fetching when the visitor left it
    if (reason === 'net::ERR_ABORTED') return;
    complaints.push(`request failed (${reason}): ${request.url()}`);
  });
  return complaints;
}
