import { createHash } from 'node:crypto';

export const complaintsPath = '/__complaints';

/** Sent to a page that is about to be closed: from then on it tells nothing. */
export const closingEvent = 'recorder:closing';

/**
 * Runs first in every page: WebKit's driver tells nobody what the console says. What the page's policy forbids comes
 * here too, from the same browser that forbids it.
 */
function record(path: string, closingEvent: string): void {
  let closing = false;
  addEventListener(closingEvent, () => {
    closing = true;
  });
  const tell = (text: string) => closing || navigator.sendBeacon(path, text);
  for (const level of ['error', 'warn'] as const) {
    const said = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      tell(`console.${level}: ${words.join(' ')}`);
      said(...words);
    };
  }
  addEventListener('error', ({ message }) => message && tell(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`forbidden by ${effectiveDirective}: ${blockedURI}`),
  );
}

const script = `(${record})(${JSON.stringify(complaintsPath)}, ${JSON.stringify(closingEvent)})`;
const hash = createHash('sha256').update(script).digest('base64');

/** The page with the recorder in front of everything else. */
export const recorded = (html: string) =>
  html.replace('<head>', `<head><script>${script}</script>`);

/** The page's own policy, which lets the recorder run beside what it lets run anyway. */
export const withRecorder = (policy: string) =>
  policy.replace('script-src ', `script-src 'sha256-${hash}' `);
