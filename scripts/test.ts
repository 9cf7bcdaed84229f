// npm test: everything that says whether the site works, on a fresh clone. The last line of standard output is
// `N passed, N failed, N skipped`, also when a limit or a signal cuts the tests off: what was not counted is one failure.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBrand } from './brand/files';
import { run, stopAllOnSignals } from './lib/children';
import { ensureBrowser, findBrowser, findFirefox, findWebKit } from './lib/find-browser';
import { ensurePostgres, findPostgres } from './lib/postgres';
import { ensure, findProgram } from './lib/programs';
import { errorText, localBin, npm, root } from './lib/project';
import { listSolutions } from './lib/solution-list';
import { type TestResult, testsOfJest, testsOfPlaywright } from './lib/test-reports';

const reports = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const ofJest = path.join(reports, 'jest.json');
const ofPlaywright = path.join(reports, 'playwright.json');
const { NODE_ENV: _, ...outerEnv } = process.env;
const ownEnv = { NEXT_TELEMETRY_DISABLED: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: ofPlaywright };
const env = { ...outerEnv, ...ownEnv };
const total = { passed: 0, failed: 0, skipped: 0 };
const told = new Set<string>();
const underWay = new Set<string>();

const findCaddy = () => findProgram('caddy');
/** What the tests need beside Node. Where one cannot be had its tests are skipped, and say so; without Chromium all fail. */
const programs: Record<string, [find: () => unknown, install: () => Promise<unknown>]> = {
  PostgreSQL: [findPostgres, ensurePostgres],
  Chromium: [findBrowser, ensureBrowser],
  Caddy: [findCaddy, () => ensure('Caddy', findCaddy, 'caddy')],
  Firefox: [findFirefox, () => ensure('Firefox', findFirefox, 'firefox-esr')],
  WebKit: [findWebKit, () => ensure('WebKit', findWebKit, 'webkit2gtk-driver', 'xvfb')],
};

async function installPrograms(): Promise<void> {
  for (const [name, [find, install]] of Object.entries(programs)) {
    if (find()) continue;
    console.log(`Installing ${name} …`);
    await install().catch((error) => {
      if (name === 'Chromium') throw error;
      told.add(`skipped: tests with ${name}: ${errorText(error)}`);
      // the other engines have no tests where they are not
      if (['Firefox', 'WebKit'].includes(name)) total.skipped += 1;
    });
  }
}

async function npmRun(script: string): Promise<void> {
  const { failed } = await run(...npm('run', '--silent', script), { env });
  if (failed) throw new Error(`npm run ${script}: ${failed}`);
  total.passed += 1;
}

/** Runs a program of tests and counts what its report says: whether nothing failed. Throws where that is not all. */
async function runTests<Report>(
  args: string[],
  report: string,
  read: (report: Report) => TestResult[],
): Promise<boolean> {
  const { failed } = await run(process.execPath, args, { env });
  const tests = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : [];
  for (const { name, status } of tests) {
    total[status === 'flaky' ? 'passed' : status] += 1;
    if (status === 'flaky') told.add(`flaky, passed when tried again: ${name}`);
    if (status === 'skipped') told.add(`skipped: ${name}`);
  }
  if (tests.some(({ status }) => status === 'failed')) return false;
  if (failed || tests.length === 0) throw new Error(`They ended: ${failed || 'no test'}.`);
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
  const passed = result !== false;
  const seconds = ((Date.now() - since) / 1_000).toFixed(0);
  console.log(`── ${name}: ${passed ? 'ok' : 'FAILED'} in ${seconds} s`);
  return passed;
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
const built = step('Lint, types and unused code', () => npmRun('lint')).then(() =>
  step('Production build', () => npmRun('build')),
);
const installed = await step('Programs of the system', installPrograms);
const jest = [localBin('jest'), '--ci', '--json', `--outputFile=${ofJest}`];
const playwright = [localBin('@playwright/test', 'playwright'), 'test', '--reporter=list,json'];
await Promise.all([
  ready && step('Unit and integration tests', () => runTests(jest, ofJest, testsOfJest)),
  built.then(
    (is) =>
      is &&
      installed &&
      step('In browsers', () => runTests(playwright, ofPlaywright, testsOfPlaywright)),
  ),
]);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
