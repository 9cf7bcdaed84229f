// npm test: everything that says whether the site works, on a fresh clone. The last line of standard output is
// `N passed, N failed, N skipped`, also when a limit or a signal cuts the tests off: what was not counted is one failure.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBrand } from './brand/files';
import { run, stopAllOnSignals } from './lib/children';
import { ensureBrowser, findBrowser, findFirefox, findWebKit } from './lib/find-browser';
import { ensurePostgres, findPostgres } from './lib/postgres';
import { ensureProgram, findProgram } from './lib/programs';
import { errorText, localBin, npm, root } from './lib/project';
import { listSolutions } from './lib/solution-list';

interface Counts {
  passed: number;
  failed: number;
  skipped: string[];
}

const minuteMs = 60_000;
const nothing: Counts = { passed: 0, failed: 0, skipped: [] };
const one = (failed: string): Counts => ({
  ...nothing,
  passed: failed ? 0 : 1,
  failed: failed ? 1 : 0,
});

const { NODE_ENV: _, ...outerEnv } = process.env;
const env = { ...outerEnv, NEXT_TELEMETRY_DISABLED: '1' };
const reports = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const startedAt = Date.now();
const total: Counts = { passed: 0, failed: 0, skipped: [] };
const underWay = new Set<string>();
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

function add({ passed, failed, skipped }: Counts): void {
  total.passed += passed;
  total.failed += failed;
  total.skipped.push(...skipped);
}

const countsFile = (name: string) => path.join(reports, name.replace(/\W+/g, '-'));

function counted(name: string): Counts {
  const file = countsFile(name);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const tests: { status: string; skipped?: string }[] = lines.map((line) => JSON.parse(line));
  const count = (how: string) => tests.filter(({ status }) => status === how).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: tests.flatMap(({ skipped }) => skipped ?? []),
  };
}

async function runTests(name: string, program: string, ...args: string[]): Promise<Counts> {
  const { failed } = await run(process.execPath, [program, ...args], {
    env: { ...env, TEST_COUNTS_FILE: countsFile(name) },
    timeoutMs: 30 * minuteMs,
  });
  const counts = counted(name);
  const uncounted = counts.passed + counts.failed === 0 || (failed && counts.failed === 0);
  return uncounted ? { ...counts, failed: counts.failed + 1 } : counts;
}

const engines = {
  firefox: async () => {
    if (!findFirefox()) await ensureProgram('firefox-esr');
  },
  webkit: async () => {
    await ensureProgram('WebKitWebDriver', 'webkit2gtk-driver');
    await ensureProgram('Xvfb', 'xvfb');
    if (!findWebKit()) throw new Error('WebKitGTK is here without its MiniBrowser.');
  },
};

const steps: Record<string, () => Promise<Counts>> = {
  'Brand and list of solutions': async () => {
    await listSolutions();
    await writeBrand();
    return nothing;
  },
  'Programs of the system': async () => {
    await ensurePostgres();
    await ensureBrowser();
    await ensureProgram('caddy');
    return nothing;
  },
  'Lint, types and unused code': async () =>
    one((await run(...npm('run', '--silent', 'lint'), { env, timeoutMs: 5 * minuteMs })).failed),
  'Production build': async () =>
    one((await run(...npm('run', '--silent', 'build'), { env, timeoutMs: 10 * minuteMs })).failed),
  'Unit and integration tests': () =>
    runTests('Unit and integration tests', localBin('jest'), '--ci', ...reporters('default')),
  'No request is lost: SQLite': () => chaos(),
  'No request is lost: PostgreSQL': () => chaos('--postgres', '--instances', '2'),
  'In the browser': () => runTests('In the browser', playwright, 'test', listReporter),
  'In Firefox and WebKit': async () => {
    const present: string[] = [];
    const skipped: string[] = [];
    for (const [name, ensure] of Object.entries(engines))
      await ensure().then(
        () => present.push(name),
        (error) => skipped.push(`${name}: ${errorText(error)}`),
      );
    if (present.length === 0) return { ...nothing, skipped };
    const config = '--config=playwright.engines.config.ts';
    const projects = present.map((name) => `--project=${name}`);
    const args = ['test', config, ...projects, listReporter];
    const counts = await runTests('In Firefox and WebKit', playwright, ...args);
    return { ...counts, skipped: [...counts.skipped, ...skipped] };
  },
};

const reporter = path.join(root, 'scripts', 'test', 'reporter.mjs');
const listReporter = `--reporter=list,${reporter}`;
const reporters = (own: string) => [`--reporters=${own}`, `--reporters=${reporter}`];
const playwright = localBin('@playwright/test', 'playwright');

async function chaos(...options: string[]): Promise<Counts> {
  const args = [localBin('tsx'), 'scripts/chaos.ts', '--short', ...options];
  return one((await run(process.execPath, args, { env, timeoutMs: 5 * minuteMs })).failed);
}

async function step(name: string): Promise<boolean> {
  const place = `[${Object.keys(steps).indexOf(name) + 1} of ${Object.keys(steps).length}]`;
  console.log(`\n── ${place} ${name} …`);
  const since = Date.now();
  underWay.add(name);
  const counts = await (steps[name] ?? (() => Promise.resolve(nothing)))().catch((error) => {
    console.log(errorText(error));
    return one('failed');
  });
  underWay.delete(name);
  add(counts);
  const how = counts.failed > 0 ? 'FAILED' : 'ok';
  console.log(`── ${place} ${name}: ${how} in ${seconds(since)}`);
  return counts.failed === 0;
}

/** Whatever ends this process, its last line is the counts. */
process.on('exit', () => {
  for (const name of underWay) {
    const { passed, failed, skipped } = counted(name);
    add({ passed, failed: failed + 1, skipped });
  }
  rmSync(reports, { recursive: true, force: true });
  console.log(`\nIt took ${seconds(startedAt)}.`);
  for (const line of new Set(total.skipped)) console.log(`skipped: ${line}`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped.length} skipped`);
});

process.chdir(root);
stopAllOnSignals(1);
const programs = {
  PostgreSQL: findPostgres(),
  'a Chromium': findBrowser(),
  Caddy: findProgram('caddy'),
  Firefox: findFirefox(),
  WebKit: findWebKit(),
};
const missing = Object.keys(programs).filter((name) => !programs[name as keyof typeof programs]);
const toInstall = missing.length > 0 ? ` ${missing.join(', ')} will be installed first.` : '';
console.log(`This takes about ten minutes on two processors.${toInstall}`);
const ready = await step('Brand and list of solutions');
const built = (async () => {
  await step('Lint, types and unused code');
  return step('Production build');
})();
const installed = await step('Programs of the system');
await Promise.all([
  ready && step('Unit and integration tests'),
  (async () => {
    if (!(await built)) return;
    if (installed) await step('In the browser');
    await step('In Firefox and WebKit');
    await step('No request is lost: SQLite');
    await step('No request is lost: PostgreSQL');
  })(),
]);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
