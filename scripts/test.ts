// npm test: everything that says whether the site works, on a fresh clone. The last line of standard output is
// `N passed, N failed, N skipped`, also when a limit or a signal cuts the tests off: what was not counted is one failure.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBrand } from './brand/files';
import { run, stopAllOnSignals } from './lib/children';
import {
  ensureBrowser,
  ensureFirefox,
  findBrowser,
  findFirefox,
  findWebKit,
} from './lib/find-browser';
import { ensurePostgres, findPostgres } from './lib/postgres';
import { ensureProgram, findProgram } from './lib/programs';
import { errorText, localBin, npm, root } from './lib/project';
import { listSolutions } from './lib/solution-list';

interface Counts {
  passed: number;
  failed: number;
  skipped: string[];
  flaky: string[];
}

/** Against what hangs for ever; a busy machine takes minutes longer. */
const stepLimitMs = 30 * 60_000;
const nothing: Counts = { passed: 0, failed: 0, skipped: [], flaky: [] };
const one = (failed: string): Counts => ({ ...nothing, [failed ? 'failed' : 'passed']: 1 });

const { NODE_ENV: _, ...outerEnv } = process.env;
const env = { ...outerEnv, NEXT_TELEMETRY_DISABLED: '1' };
const reports = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const startedAt = Date.now();
const total: Counts = { passed: 0, failed: 0, skipped: [], flaky: [] };
const underWay = new Set<string>();
const took: string[] = [];
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

function add({ passed, failed, skipped, flaky }: Counts): void {
  total.passed += passed;
  total.failed += failed;
  total.skipped.push(...skipped);
  total.flaky.push(...flaky);
}

const countsFile = (name: string) => path.join(reports, name.replace(/\W+/g, '-'));

function counted(name: string): Counts {
  const file = countsFile(name);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const tests: { status: string; skipped?: string; flaky?: string }[] = lines.map((line) =>
    JSON.parse(line),
  );
  const count = (how: string) => tests.filter(({ status }) => status === how).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: tests.flatMap(({ skipped }) => skipped ?? []),
    flaky: tests.flatMap(({ flaky }) => flaky ?? []),
  };
}

const reporter = path.join(root, 'scripts', 'test', 'reporter.mjs');

async function runTests(name: string, program: string, ...args: string[]): Promise<Counts> {
  const { failed } = await run(process.execPath, [program, ...args], {
    env: { ...env, TEST_COUNTS_FILE: countsFile(name) },
    timeoutMs: stepLimitMs,
  });
  const counts = counted(name);
  const uncounted = counts.passed + counts.failed === 0 || (failed && counts.failed === 0);
  return uncounted ? { ...counts, failed: counts.failed + 1 } : counts;
}

interface Program {
  find: () => unknown;
  ensure: () => Promise<unknown>;
  /** Without it nothing is known of the site. */
  required?: boolean;
}

/** What the tests need beside Node. Where one cannot be had, its tests are skipped. */
const programs: Record<string, Program> = {
  PostgreSQL: { find: findPostgres, ensure: ensurePostgres },
  Chromium: { find: findBrowser, ensure: ensureBrowser, required: true },
  Caddy: { find: () => findProgram('caddy'), ensure: () => ensureProgram('caddy') },
  Firefox: { find: findFirefox, ensure: ensureFirefox },
  WebKit: {
    find: findWebKit,
    async ensure() {
      await ensureProgram('WebKitWebDriver', 'webkit2gtk-driver');
      await ensureProgram('Xvfb', 'xvfb');
      if (!findWebKit()) throw new Error('WebKitGTK is here without its MiniBrowser.');
    },
  },
};
const missing = Object.entries(programs).filter(([, { find }]) => !find());

/** The other engines have no tests where they are not; the tests of the rest say themselves that they are skipped. */
const engines = ['Firefox', 'WebKit'];

const npmRun = (name: string) =>
  run(...npm('run', '--silent', name), { env, timeoutMs: stepLimitMs });

const steps: Record<string, () => Promise<Counts>> = {
  'Brand and list of solutions': async () => {
    await listSolutions();
    await writeBrand();
    return nothing;
  },
  'Programs of the system': async () => {
    const skipped: string[] = [];
    for (const [name, { ensure, required }] of missing) {
      console.log(`Installing ${name} …`);
      await ensure().catch((error) => {
        if (required) throw error;
        console.log(`${name} is not here, and its tests are skipped: ${errorText(error)}`);
        if (engines.includes(name)) skipped.push(`tests/engines: ${errorText(error)}`);
      });
    }
    return { ...nothing, skipped };
  },
  'Lint, types and unused code': async () => one((await npmRun('lint')).failed),
  'Production build': async () => one((await npmRun('build')).failed),
  'Unit and integration tests': () => {
    const reporters = ['--reporters=default', `--reporters=${reporter}`];
    return runTests('Unit and integration tests', localBin('jest'), '--ci', ...reporters);
  },
  'In browsers': () => {
    const playwright = localBin('@playwright/test', 'playwright');
    return runTests('In browsers', playwright, 'test', `--reporter=list,${reporter}`);
  },
};

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
  const result = `${place} ${name}: ${counts.failed > 0 ? 'FAILED' : 'ok'} in ${seconds(since)}`;
  console.log(`── ${result}`);
  took.push(result);
  return counts.failed === 0;
}

/** Whatever ends this process, its last line is the counts. */
process.on('exit', () => {
  for (const name of underWay) {
    const counts = counted(name);
    add({ ...counts, failed: counts.failed + 1 });
  }
  rmSync(reports, { recursive: true, force: true });
  console.log(`\n${took.sort().join('\n')}\nTogether ${seconds(startedAt)}.\n`);
  for (const line of new Set(total.skipped)) console.log(`skipped: ${line}`);
  for (const line of total.flaky) console.log(`flaky, passed when tried again: ${line}`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped.length} skipped`);
});

process.chdir(root);
stopAllOnSignals(1);
const names = missing.map(([name]) => name).join(', ');
const toInstall = names && ` ${names} will be installed first, which takes two minutes more.`;
console.log(`This takes about eight minutes on two processors.${toInstall}`);
const ready = await step('Brand and list of solutions');
const built = (async () => {
  await step('Lint, types and unused code');
  return step('Production build');
})();
const installed = await step('Programs of the system');
await Promise.all([
  ready && step('Unit and integration tests'),
  (async () => {
    if ((await built) && installed) await step('In browsers');
  })(),
]);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
