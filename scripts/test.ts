// npm test: everything that says whether the site works, on a fresh clone. The last line of standard output is
// `N passed, N failed, N skipped`, also when a limit or a signal cuts the tests off: what was not counted is one failure.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JSONReportSuite } from '@playwright/test/reporter';
import { writeBrand } from './brand/files';
import { run, stopAllOnSignals } from './lib/children';
import { ensureBrowser, findFirefox, findWebKit } from './lib/find-browser';
import { ensurePgBouncer } from './lib/pgbouncer';
import { ensurePostgres } from './lib/postgres';
import { ensure, findProgram } from './lib/programs';
import { errorText, localBin, npm, root } from './lib/project';
import { listSolutions } from './lib/solution-list';

const reports = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const ofJest = path.join(reports, 'jest.json');
const ofPlaywright = path.join(reports, 'playwright.json');
const { NODE_ENV: _, ...outerEnv } = process.env;
const ownEnv = { NEXT_TELEMETRY_DISABLED: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: ofPlaywright };
const env = { ...outerEnv, ...ownEnv };
const total = { passed: 0, failed: 0, skipped: 0 };
const told = new Set<string>();
const underWay = new Set<string>();

/** What the tests need beside Node. Where one cannot be had its tests are skipped, and say so; without Chromium all fail. */
const programs: Record<string, () => Promise<unknown>> = {
  Chromium: ensureBrowser,
  PostgreSQL: ensurePostgres,
  PgBouncer: ensurePgBouncer,
  tini: () => ensure('tini', () => findProgram('tini'), 'tini'),
  Caddy: () => ensure('Caddy', () => findProgram('caddy'), 'caddy'),
  Firefox: () => ensure('Firefox', findFirefox, 'firefox-esr'),
  WebKit: () => ensure('WebKit', findWebKit, 'webkit2gtk-driver', 'xvfb'),
};

async function installPrograms(): Promise<void> {
  for (const [name, ensured] of Object.entries(programs))
    await ensured().catch((error) => {
      if (name === 'Chromium') throw error;
      told.add(`skipped: tests with ${name}: ${errorText(error)}`);
      // the other engines have no tests where they are not
      if (['Firefox', 'WebKit'].includes(name)) total.skipped += 1;
    });
}

async function npmRun(script: string): Promise<void> {
  const { failed } = await run(...npm('run', '--silent', script), { env });
  if (failed) throw new Error(`npm run ${script}: ${failed}`);
  total.passed += 1;
}

/** By what jest and Playwright call it. */
function count(name: string, status: string): void {
  if (status === 'failed' || status === 'unexpected') total.failed += 1;
  else if (status === 'passed' || status === 'expected') total.passed += 1;
  else {
    total[status === 'flaky' ? 'passed' : 'skipped'] += 1;
    told.add(`${status === 'flaky' ? 'flaky, passed when tried again' : 'skipped'}: ${name}`);
  }
}

interface JestFile {
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string; invocations: number }[];
}

/** Of `jest --json`; a file that cannot be run is one test. */
function countJest({ testResults }: { testResults: JestFile[] }): void {
  for (const { name, status: whole, assertionResults: tests } of testResults) {
    if (tests.length === 0) count(name, whole);
    for (const { fullName, status, invocations } of tests)
      count(
        `${path.relative('', name)}: ${fullName}`,
        status === 'passed' && invocations > 1 ? 'flaky' : status,
      );
  }
}

/** Of Playwright's reporter `json`: a suite of suites. */
function countPlaywright({ specs = [], suites = [] }: Partial<JSONReportSuite>): void {
  for (const { file, title, tests } of specs)
    for (const { status, annotations } of tests) {
      const why = annotations.find(({ type }) => type === 'skip')?.description;
      count(`${file}: ${why ?? title}`, status);
    }
  for (const suite of suites) countPlaywright(suite);
}

/** Runs a program of tests and counts what its report says: whether nothing failed. Throws where that is not all. */
async function runTests<Report>(
  args: string[],
  report: string,
  countReport: (report: Report) => void,
): Promise<boolean> {
  const { failed } = await run(process.execPath, args, { env });
  const before = { ...total };
  if (existsSync(report)) countReport(JSON.parse(readFileSync(report, 'utf8')));
  if (total.failed > before.failed) return false;
  if (failed || total.passed === before.passed)
    throw new Error(`They ended: ${failed || 'no test'}.`);
  return true;
}

async function step(name: string, work: () => Promise<unknown>): Promise<boolean> {
  console.log(`\n── ${name} …`);
  const since = Date.now();
  underWay.add(name);
  const result = await work().catch((error) => {
    console.log(errorText(error));
    total.failed += 1;
    return false;
  });
  underWay.delete(name);
  const seconds = ((Date.now() - since) / 1_000).toFixed(0);
  console.log(`── ${name}: ${result === false ? 'FAILED' : 'ok'} in ${seconds} s`);
  return result !== false;
}

process.on('exit', () => {
  rmSync(reports, { recursive: true, force: true });
  total.failed += underWay.size;
  console.log(['', ...told].join('\n'));
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
});

process.chdir(root);
stopAllOnSignals(1);
console.log('This takes about eight minutes on two processors, and two more to install browsers.');
const ready = await step('Brand and list of solutions', () => listSolutions().then(writeBrand));
const installing = step('Programs of the system', installPrograms);
// the tests in browsers, which take longest, wait for it
const built = ready && (await step('Production build', () => npmRun('build')));
const installed = await installing;
const jest = [localBin('jest'), '--ci', '--json', `--outputFile=${ofJest}`];
const playwright = [localBin('@playwright/test', 'playwright'), 'test', '--reporter=list,json'];
await Promise.all([
  built &&
    installed &&
    step('In browsers', () => runTests(playwright, ofPlaywright, countPlaywright)),
  ready && step('Unit and integration tests', () => runTests(jest, ofJest, countJest)),
  step('Lint, types and unused code', () => npmRun('lint')),
]);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
