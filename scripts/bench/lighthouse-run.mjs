// One page under Lighthouse's mobile profile, in the browser that the tests use.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

function bytesByType(audits) {
  const items = audits['network-requests'].details?.items ?? [];
  const bytes = {};
  for (const { resourceType, transferSize } of items) {
    const kind = resourceType ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + (transferSize ?? 0);
  }
  return bytes;
}

/** `{ score, lcp, tbt, cls, bytes }`: score 0 to 100, times in ms, bytes on the wire by type. */
export async function measure(url, browser) {
  const chrome = await launch({ chromePath: browser, chromeFlags: FLAGS });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    const value = (audit) => lhr.audits[audit].numericValue ?? Number.NaN;
    return {
      score: Math.round((lhr.categories.performance.score ?? 0) * 100),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: bytesByType(lhr.audits),
    };
  } finally {
    chrome.kill();
  }
}
