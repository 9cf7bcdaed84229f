// Everything that says whether the site works, on a fresh clone, in one command. The last line of
// standard output is `N passed, N failed`: the tests of jest and Playwright, and one each for
// `npm run lint`, the build, and each run of the chaos. It is there, with what was counted
// until then and a failure for what was not, when a limit or a signal cuts the tests off.
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { run, stopAllOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { errorText } from './lib/errors.mjs';
import { ensureBrowser } from './lib/find-browser.mjs';
import { ensureEngines } from './lib/find-engines.mjs';
import { ensureProgram } from './lib/programs.mjs';
import { localBin, npm, root } from './lib/project.mjs';
import { listSolutions } from './list-solutions.mjs';
import { readCounts } from './test/counts.mjs';
import { runCounted } from './test/run-counted.mjs';

const MINUTE_MS = 60_000;

/** @import { Counts } from './test/counts.mjs' */

const NOTHING = { passed: 0, failed: 0 };
const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };
/**
 * @param {Counts} one
 * @param {Counts} other
 * @returns {Counts}
 */
const sum = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

const { NODE_ENV: _, ...outerEnv } = process.env;
const env = { ...outerEnv, NEXT_TELEMETRY_DISABLED: '1' };
const reports = await mkdtemp(path.join(tmpdir(), 'site-test-'));
let total = NOTHING;
/**
 * Headings of the steps that have begun and not ended.
 *
 * @type {Set<string>}
 */
const underWay = new Set();

/**
 * Where the tests of a step are counted as they end.
 *
 * @param {string} heading
 */
const countsFile = (heading) => path.join(reports, heading.replace(/\W+/g, '-'));

async function lint() {
  const { ok } = await run(...npm('run', '--silent', 'lint'), { env, timeoutMs: 5 * MINUTE_MS });
  return ok ? PASSED : FAILED;
}

/**
 * Runs one of our TypeScript scripts to its end.
 *
 * @param {string} file
 * @param {string[]} options
 */
const runScript = (file, ...options) =>
  run(process.execPath, [localBin('tsx'), file, ...options], { env, timeoutMs: 5 * MINUTE_MS });

/** A short run for each store: no request may be lost when mail server and process fail. */
async function chaos() {
  let counts = NOTHING;
  for (const store of [[], ['--postgres', '--instances', '2']]) {
    const { ok } = await runScript('scripts/chaos.ts', '--short', ...store);
    counts = sum(counts, ok ? PASSED : FAILED);
  }
  return counts;
}

async function productionBuild() {
  const { ok } = await build(env);
  return ok ? PASSED : FAILED;
}

/** @param {string} heading */
const jest = (heading) =>
  runCounted('jest', [localBin('jest'), '--ci'], {
    countsFile: countsFile(heading),
    env,
    timeoutMs: 30 * MINUTE_MS,
  });

/**
 * @param {string} heading
 * @param {string[]} options
 */
const playwright = (heading, ...options) =>
  runCounted('playwright', [localBin('@playwright/test', 'playwright'), 'test', ...options], {
    countsFile: countsFile(heading),
    env,
    timeoutMs: 40 * MINUTE_MS,
  });

/**
 * @param {string} heading
 * @param {(heading: string) => Promise<Counts>} body
 * @returns {Promise<boolean>} whether nothing failed
 */
async function step(heading, body) {
  console.log(`\n── ${heading}`);
  const since = Date.now();
  underWay.add(heading);
  let counts = FAILED;
  try {
    counts = await body(heading);
  } catch (error) {
    console.log(errorText(error));
  }
  underWay.delete(heading);
  total = sum(total, counts);
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(`── ${heading}: ${counts.failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return counts.failed === 0;
}

/**
 * Set-up counts only when it fails: it checks nothing of the project's.
 *
 * @param {string} heading
 * @param {() => Promise<void>} install
 */
const setUp = (heading, install) =>
  step(heading, async () => {
    await install();
    return NOTHING;
  });

/** Whatever ends this process, its last line is the counts. */
process.on('exit', () => {
  for (const heading of underWay) {
    total = sum(total, sum(readCounts(countsFile(heading)), FAILED));
  }
  rmSync(reports, { recursive: true, force: true });
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
});

/** Says what is wrong with the sources, and builds them. Whether there is a build. */
async function checkAndBuild() {
  await setUp('Brand', async () => {
    const { drawBrand } = await import('./brand/draw.mjs');
    await drawBrand();
  });
  await step('Lint, types and unused code', lint);
  return await step('Production build', productionBuild);
}

/** Installs what the tests need of the system, one after the other: so do its packages want it. */
async function installPrograms() {
  await setUp('PostgreSQL', async () => {
    const { ok } = await runScript('scripts/ensure-postgres.ts');
    if (!ok) throw new Error('PostgreSQL is neither here nor installable.');
  });
  const browser = await setUp('Browser', async () => console.log(await ensureBrowser()));
  /** @type {string[]} */
  let engines = [];
  await setUp('Firefox and WebKit', async () => {
    engines = await ensureEngines();
  });
  await setUp('Caddy', async () => console.log(await ensureProgram('caddy')));
  return { browser, engines };
}

process.chdir(root);
stopAllOnSignals(1);
await listSolutions();
if (await setUp('Packages', ensureDependencies)) {
  const [built, { browser, engines }] = await Promise.all([checkAndBuild(), installPrograms()]);
  // both wait more than they work: for servers, clients and processes of their own
  await Promise.all([
    step('Unit and integration tests', jest),
    built && step('Chaos, a short run', chaos),
  ]);
  if (browser && built) await step('End-to-end tests', playwright);
  if (engines.length > 0 && built) {
    const projects = engines.map((name) => `--project=${name}`);
    const config = '--config=playwright.engines.config.ts';
    await step('Firefox and WebKit, what brings requests', (heading) =>
      playwright(heading, config, ...projects),
    );
  }
}

process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
