// Everything that says whether the site works, on a fresh clone, in one command. The last line of
// standard output is `N passed, N failed`: the tests of jest and Playwright, and one each for
// format and lint, types, the build, and each run of the chaos.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { run, stopAllOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { errorText } from './lib/errors.mjs';
import { ensureBrowser } from './lib/find-browser.mjs';
import { ensureEngines } from './lib/find-engines.mjs';
import { asRecord } from './lib/json.mjs';
import { ensureProgram } from './lib/programs.mjs';
import { localBin, npm, root } from './lib/project.mjs';
import { listSolutions } from './list-solutions.mjs';

const MINUTE_MS = 60_000;
// the address the static pages carry; the demo's, so that both can use one build
const SITE_URL = 'http://localhost:3000';

/** @typedef {{ passed: number, failed: number }} Counts */

const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

const { NODE_ENV: _, ...outerEnv } = process.env;
const env = { ...outerEnv, NEXT_TELEMETRY_DISABLED: '1' };
const reports = await mkdtemp(path.join(tmpdir(), 'site-test-'));
let total = { passed: 0, failed: 0 };

/**
 * A runner's report; nothing in it where there is none.
 *
 * @param {string} file
 */
async function report(file) {
  const text = await readFile(path.join(reports, file), 'utf8').catch(() => '{}');
  return asRecord(JSON.parse(text), file);
}

/** @param {unknown} count of a report */
const countOf = (count) => Number(count ?? 0);

/**
 * A runner's own counts; what it could not count (a crash, a time-out) is one failure.
 *
 * @param {Counts} counts
 * @param {{ ok: boolean, timedOut: boolean }} ended
 */
function counted({ passed, failed }, { ok, timedOut }) {
  const uncounted = timedOut || (!ok && failed === 0) || passed + failed === 0;
  return { passed, failed: failed + (uncounted ? 1 : 0) };
}

/** @param {string} script of package.json */
async function check(script) {
  const { ok } = await run(...npm('run', '--silent', script), { env, timeoutMs: 5 * MINUTE_MS });
  return ok ? PASSED : FAILED;
}

async function jest() {
  const outputFile = path.join(reports, 'jest.json');
  const args = [localBin('jest'), '--ci', '--json', `--outputFile=${outputFile}`];
  const ended = await run(process.execPath, args, { env, timeoutMs: 30 * MINUTE_MS });
  const result = await report('jest.json');
  const counts = {
    passed: countOf(result.numPassedTests),
    failed: countOf(result.numFailedTests) + countOf(result.numRuntimeErrorTestSuites),
  };
  return counted(counts, ended);
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
  let counts = { passed: 0, failed: 0 };
  for (const store of [[], ['--postgres', '--instances', '2']]) {
    const { ok } = await runScript('scripts/chaos.ts', '--short', ...store);
    const { passed, failed } = ok ? PASSED : FAILED;
    counts = { passed: counts.passed + passed, failed: counts.failed + failed };
  }
  return counts;
}

async function productionBuild() {
  const { ok } = await build({ ...env, SITE_URL });
  return ok ? PASSED : FAILED;
}

/** @param {string[]} options */
async function playwright(...options) {
  const cli = localBin('@playwright/test', 'playwright');
  const args = [cli, 'test', '--reporter=list,json', ...options];
  const reportFile = path.join(reports, 'playwright.json');
  await rm(reportFile, { force: true });
  const ended = await run(process.execPath, args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    timeoutMs: 40 * MINUTE_MS,
  });
  const { stats = {} } = await report('playwright.json');
  const { expected, unexpected, flaky } = asRecord(stats, 'stats');
  const counts = { passed: countOf(expected), failed: countOf(unexpected) + countOf(flaky) };
  return counted(counts, ended);
}

/**
 * @param {string} heading
 * @param {() => Promise<Counts>} body
 * @returns {Promise<boolean>} whether nothing failed
 */
async function step(heading, body) {
  console.log(`\n── ${heading}`);
  const since = Date.now();
  let counts = FAILED;
  try {
    counts = await body();
  } catch (error) {
    console.log(errorText(error));
  }
  total = { passed: total.passed + counts.passed, failed: total.failed + counts.failed };
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
    return { passed: 0, failed: 0 };
  });

process.chdir(root);
stopAllOnSignals(1);
await listSolutions();
if (await setUp('Packages', ensureDependencies)) {
  await setUp('Brand', async () => {
    const { drawBrand } = await import('./brand/draw.mjs');
    await drawBrand();
  });
  await step('Format and lint', () => check('lint'));
  await step('Types', () => check('typecheck'));
  await step('Unused code', () => check('unused'));
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
  await setUp('nginx', async () => console.log(await ensureProgram('nginx')));
  const built = await step('Production build', productionBuild);
  // both wait more than they work: for servers, clients and processes of their own
  await Promise.all([
    step('Unit and integration tests', jest),
    built && step('Chaos, a short run', chaos),
  ]);
  if (browser && built) await step('End-to-end tests', () => playwright());
  if (engines.length > 0 && built) {
    const projects = engines.map((name) => `--project=${name}`);
    const config = '--config=playwright.engines.config.ts';
    await step('Firefox and WebKit, what brings requests', () => playwright(config, ...projects));
  }
}
await rm(reports, { recursive: true, force: true });

process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
