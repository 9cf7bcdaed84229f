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
import { testsOfJest, testsOfPlaywright } from './lib/test-reports';

const { NODE_ENV: _, ...outerEnv } = process.env;
const reports = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const jestReport = path.join(reports, 'jest.json');
const playwrightReport = path.join(reports, 'playwright.json');
const env = {
  ...outerEnv,
  NEXT_TELEMETRY_DISABLED: '1',
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
};
const startedAt = Date.now();
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const total = { passed: 0, failed: 0, skipped: 0 };
const told: string[] = [];
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
const missing = Object.entries(programs).filter(([, [find]]) => !find());

async function installPrograms(): Promise<void> {
  for (const [name, [, install]] of missing) {
    console.log(`Installing ${name} …`);
    await install().catch((error) => {
      if (name === 'Chromium') throw error;
      told.push(`${name} is not here, and its tests are skipped: ${errorText(error)}`);
      // the other engines have no tests where they are not
      if (['Firefox', 'WebKit'].includes(name)) total.skipped += 1;
    });
  }
}

const npmRun = (name: string) => async () => {
  const { failed } = await run(...npm('run', '--silent', name), { env });
  if (failed) throw new Error(`npm run ${name}: ${failed}`);
  total.passed += 1;
};

/** Runs a program of tests and counts what it has written into its report. */
async function runTests(read: typeof testsOfJest | typeof testsOfPlaywright, ...args: string[]) {
  const { failed } = await run(process.execPath, args, { env });
  const report = read === testsOfJest ? jestReport : playwrightReport;
  const tests = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : [];
  for (const { name, status } of tests) {
    total[status === 'flaky' ? 'passed' : status] += 1;
    if (status === 'flaky') told.push(`flaky, passed when tried again: ${name}`);
    if (status === 'skipped') told.push(`skipped: ${name}`);
  }
  if (tests.some(({ status }) => status === 'failed')) return false;
  if (failed || tests.length === 0) throw new Error(`They ended with ${failed || 'no test'}.`);
  return true;
}

const steps: Record<string, () => Promise<unknown>> = {
  'Brand and list of solutions': () => listSolutions().then(writeBrand),
  'Programs of the system': installPrograms,
  'Lint, types and unused code': npmRun('lint'),
  'Production build': npmRun('build'),
  'Unit and integration tests': () =>
    runTests(testsOfJest, localBin('jest'), '--ci', '--json', `--outputFile=${jestReport}`),
  'In browsers': () => {
    const playwright = localBin('@playwright/test', 'playwright');
    return runTests(testsOfPlaywright, playwright, 'test', '--reporter=list,json');
  },
};

async function step(name: string): Promise<boolean> {
  const place = `[${Object.keys(steps).indexOf(name) + 1} of ${Object.keys(steps).length}]`;
  console.log(`\n── ${place} ${name} …`);
  const since = Date.now();
  underWay.add(name);
  const passed = await Promise.resolve(steps[name]?.()).then(
    (result) => result !== false,
    (error) => {
      console.log(errorText(error));
      total.failed += 1;
      return false;
    },
  );
  underWay.delete(name);
  console.log(`── ${place} ${name}: ${passed ? 'ok' : 'FAILED'} in ${seconds(since)}`);
  return passed;
}

process.on('exit', () => {
  rmSync(reports, { recursive: true, force: true });
  total.failed += underWay.size;
  console.log(['', ...new Set(told), `Together ${seconds(startedAt)}.`].join('\n'));
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
});

process.chdir(root);
stopAllOnSignals(1);
const names = missing.map(([name]) => name).join(', ');
const toInstall = names && ` ${names} will be installed first, which takes two minutes more.`;
console.log(`This takes about eight minutes on two processors.${toInstall}`);
const ready = await step('Brand and list of solutions');
const built = step('Lint, types and unused code').then(() => step('Production build'));
const installed = await step('Programs of the system');
await Promise.all([
  ready && step('Unit and integration tests'),
  built.then((is) => is && installed && step('In browsers')),
]);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
