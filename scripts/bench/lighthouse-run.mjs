// One page under Lighthouse's mobile profile, in the browser that the tests use. Lighthouse is fetched
// when a benchmark asks for it: it would be the heaviest package of the project and serves nothing else.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
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
  // the benchmark's own, for TLS in front of what it measures
  '--ignore-certificate-errors',
];

const numeric = z.object({ numericValue: z.number().optional() });

/** What is read of Lighthouse's report. */
const Report = z.object({
  categories: z.object({ performance: z.object({ score: z.number().nullable() }) }),
  audits: z.object({
    'first-contentful-paint': numeric,
    'largest-contentful-paint': numeric,
    'total-blocking-time': numeric,
    'cumulative-layout-shift': numeric,
    'dom-size': numeric,
    'network-requests': z.object({
      details: z
        .object({
          items: z.array(
            z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() }),
          ),
        })
        .optional(),
    }),
    'mainthread-work-breakdown': z.object({
      details: z
        .object({ items: z.array(z.object({ group: z.string(), duration: z.number() })) })
        .optional(),
    }),
  }),
});

/**
 * @typedef {object} Measured
 * @property {number} score 0 to 100
 * @property {number} fcp ms
 * @property {number} lcp ms
 * @property {number} tbt ms
 * @property {number} cls
 * @property {number} elements
 * @property {Record<string, number>} work of the main thread by kind, ms
 * @property {Record<string, number>} bytes on the wire by type
 */

/** @param {z.infer<typeof Report>['audits']} audits */
function bytesByType(audits) {
  /** @type {Record<string, number>} */
  const bytes = {};
  for (const { resourceType, transferSize } of audits['network-requests'].details?.items ?? []) {
    const kind = resourceType ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + (transferSize ?? 0);
  }
  return bytes;
}

/**
 * Milliseconds of the main thread by kind, as slow as the profile makes it.
 *
 * @param {z.infer<typeof Report>['audits']} audits
 */
function workByKind(audits) {
  const items = audits['mainthread-work-breakdown'].details?.items ?? [];
  /** @param {string[]} groups */
  const of = (...groups) =>
    items
      .filter(({ group }) => groups.includes(group))
      .reduce((sum, { duration }) => sum + duration, 0);
  const all = items.reduce((sum, { duration }) => sum + duration, 0);
  const kinds = {
    style: of('styleLayout'),
    paint: of('paintCompositeRender'),
    script: of('scriptEvaluation', 'scriptParseCompile', 'garbageCollection'),
    parse: of('parseHTML'),
  };
  return { ...kinds, other: all - Object.values(kinds).reduce((sum, each) => sum + each, 0) };
}

/**
 * @param {string} url
 * @param {string} browser the program
 */
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
    return Report.parse(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * One load under Lighthouse's mobile profile.
 *
 * @param {string} url
 * @param {string} browser the program
 * @returns {Promise<Measured>}
 */
export async function measure(url, browser) {
  const { audits, categories } = await report(url, browser);
  /** @param {'first-contentful-paint' | 'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift' | 'dom-size'} audit */
  const value = (audit) => audits[audit].numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    elements: value('dom-size'),
    work: workByKind(audits),
    bytes: bytesByType(audits),
  };
}
