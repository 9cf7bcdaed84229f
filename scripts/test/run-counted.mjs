import path from 'node:path';
import { run } from '../lib/children.mjs';
import { root } from '../lib/project.mjs';
import { countsVariable, finalCounts } from './counts.mjs';

/**
 * @import { StartOptions } from '../lib/children.mjs'
 * @import { Counts } from './counts.mjs'
 */

/** @param {string} name */
const reporter = (name) => path.join(root, 'scripts', 'test', `${name}-reporter.mjs`);

/** What a runner is told, so that its tests are counted as they end. */
const counting = {
  jest: ['--reporters=default', `--reporters=${reporter('jest')}`],
  playwright: [`--reporter=list,${reporter('playwright')}`],
};

/**
 * Runs jest or Playwright to its end, and gives its counts. They are right where it is cut off, too, and in the file
 * while it runs.
 *
 * @param {'jest' | 'playwright'} runner
 * @param {string[]} args its program and what it is told
 * @param {StartOptions & { countsFile: string, timeoutMs: number }} options
 * @returns {Promise<Counts>}
 */
export async function runCounted(runner, args, { countsFile, env, ...options }) {
  const ended = await run(process.execPath, [...args, ...counting[runner]], {
    ...options,
    env: { ...env, [countsVariable]: countsFile },
  });
  return finalCounts(countsFile, ended);
}
