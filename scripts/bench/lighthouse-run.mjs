// One page under Lighthouse's mobile profile, in the browser that the tests use. Lighthouse is fetched
// when a benchmark asks for it: it would be the heaviest package of the project and serves nothing else.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../lib/children.mjs';
import { npm } from '../lib/project.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const LIMIT_MS = 3 * 60_000;
const BROWSER_FLAGS = [
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
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

function bytesByType(audits) {
  const bytes = {};
  for (const { resourceType, transferSize } of audits['network-requests'].details?.items ?? []) {
    const kind = resourceType ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + (transferSize ?? 0);
  }
  return bytes;
}

async function report(url, browser) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const options = [
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${BROWSER_FLAGS.join(' ')}`,
  ];
  try {
    const result = await run(
      ...npm('exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options),
      { env: { ...process.env, CHROME_PATH: browser }, quiet: true, timeoutMs: LIMIT_MS },
    );
    if (!result.ok) throw new Error(`Lighthouse failed on ${url}:\n${result.output}`);
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `{ score, lcp, tbt, cls, bytes }`: score 0 to 100, times in ms, bytes on the wire by type. */
export async function measure(url, browser) {
  const { audits, categories } = await report(url, browser);
  const value = (audit) => audits[audit].numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance.score ?? 0) * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: bytesByType(audits),
  };
}
