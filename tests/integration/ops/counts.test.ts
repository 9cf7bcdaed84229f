import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localBin } from '@/scripts/lib/project.mjs';
import { runCounted } from '@/scripts/test/run-counted.mjs';
import { plant } from '@/tests/support/project-copy';

// What `npm test` counts, with real runners over tests of their own.

const runners = {
  jest: {
    file: 'some.test.js',
    head: '',
    args: [localBin('jest'), '--ci', '--runInBand', '--config={"transform":{}}'],
    // its tests run in the runner's own process
    runnerId: 'process.pid',
  },
  playwright: {
    file: 'some.spec.js',
    head: "const { test } = require('@playwright/test');",
    args: [localBin('@playwright/test', 'playwright'), 'test'],
    runnerId: 'process.ppid',
  },
} as const;
type Runner = keyof typeof runners;

let folder: string;
let countsFile: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
  countsFile = path.join(folder, 'counts');
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function countsOf(runner: Runner, files: Record<string, string>) {
  await plant(folder, { 'package.json': '{}', ...files });
  return await runCounted(runner, [...runners[runner].args], {
    countsFile,
    env: { PATH: process.env.PATH, NODE_ENV: 'test' },
    cwd: folder,
    timeoutMs: 300_000,
    quiet: true,
  });
}

describe.each(['jest', 'playwright'] as const)('%s', (runner) => {
  const { file, head, runnerId } = runners[runner];

  test('tests that pass and fail are counted, skipped ones are not', async () => {
    const text = `${head}
      test('passes', () => {});
      test('passes too', () => {});
      test('fails', () => { throw new Error('no'); });
      test.skip('is skipped', () => {});`;
    expect(await countsOf(runner, { [file]: text })).toEqual({ passed: 2, failed: 1 });
  });

  test('a runner that is killed has told what it had counted, and what it had not is one failure', async () => {
    const text = `${head}
      const { existsSync, readFileSync } = require('node:fs');
      const file = ${JSON.stringify(countsFile)};
      const counted = () => existsSync(file) ? readFileSync(file, 'utf8').split('\\n').length - 1 : 0;
      test('passes', () => {});
      test('passes too', () => {});
      test('ends the runner', async () => {
        while (counted() < 2) await new Promise((resolve) => setTimeout(resolve, 10));
        process.kill(${runnerId}, 'SIGKILL');
        await new Promise(() => {});
      });
      test('is never reached', () => {});`;
    expect(await countsOf(runner, { [file]: text })).toEqual({ passed: 2, failed: 1 });
  });

  test('a runner that finds no test has failed', async () => {
    expect(await countsOf(runner, {})).toEqual({ passed: 0, failed: 1 });
  });
});

test('jest tells what a failed beforeAll ends and a file that does not load', async () => {
  const files = {
    'before.test.js': `
      beforeAll(() => { throw new Error('no'); });
      test('one', () => {});
      test('another', () => {});`,
    'broken.test.js': "require('./nowhere');",
    'whole.test.js': "test('passes', () => {});",
  };
  expect(await countsOf('jest', files)).toEqual({ passed: 1, failed: 3 });
});
