// The rules as an owner meets them: a copy of the project in which the first months' edits have been made
// (scripts/owner/edits.ts) and the original's specification is deleted, with every other test. Further words go to
// Playwright: npx tsx scripts/test-owner.ts header.spec

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { run, stopAllOnSignals } from './lib/children.mjs';
import { localBin, root } from './lib/project.mjs';
import { copyProject } from './lib/project-copy.mjs';
import { edits, makeEdits, specification } from './owner/edits';

const MINUTE_MS = 60_000;
/** The copy's own: a runner of another folder would not know the copy's tests for its own. */
const ownBin = (...names: Parameters<typeof localBin>) =>
  path.join(folder, path.relative(root, localBin(...names)));
/** They make copies, and these edits, themselves. */
const ofCopies = 'built-copy';

process.chdir(root);
stopAllOnSignals(1);
const { NODE_ENV: _, ...outer } = process.env;
const env = { ...outer, NEXT_TELEMETRY_DISABLED: '1' };
const folder = await copyProject('owner');

async function step(name: string, limitMinutes: number, program: string, ...args: string[]) {
  const { ok } = await run(program, args, {
    cwd: folder,
    env,
    timeoutMs: limitMinutes * MINUTE_MS,
  });
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'}`);
  return ok;
}

const node = (name: string, limitMinutes: number, ...args: string[]) =>
  step(name, limitMinutes, process.execPath, ...args);

try {
  await rm(path.join(folder, specification), { recursive: true, force: true });
  await makeEdits(folder);
  console.log(`── ${edits.length} edits in ${folder}`);
  const results = [
    // some tests ask git what there is
    await step('A repository', 1, 'git', 'init', '--quiet'),
    await node('The list of solutions', 1, 'scripts/list-solutions.mjs'),
    await node('Types', 5, ownBin('typescript', 'tsc'), '--noEmit'),
    await step('Build', 10, 'npm', 'run', '--silent', 'build'),
    await node('Rules', 15, ownBin('jest'), '--ci', '--testPathIgnorePatterns', ofCopies),
    await node(
      'Rules in the browser',
      25,
      ownBin('@playwright/test', 'playwright'),
      'test',
      ...process.argv.slice(2),
    ),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
