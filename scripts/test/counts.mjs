// How many tests have passed and failed, written down as each ends: a runner that is cut off has told what it knew.
import { appendFileSync, readFileSync } from 'node:fs';
import { errorCode } from '../lib/errors.mjs';

/** @typedef {{ passed: number, failed: number }} Counts of tests */

/** Names the file that a runner's reporter writes to. */
export const countsVariable = 'TEST_COUNTS_FILE';

/**
 * Notes that so many tests have ended. A line is appended for each, so that no moment is one to be killed in.
 *
 * @param {'passed' | 'failed'} how
 */
export function note(how, times = 1) {
  const file = process.env[countsVariable];
  if (file && times > 0) appendFileSync(file, `${how}\n`.repeat(times));
}

/**
 * What is in such a file; nothing where there is none.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function readCounts(file) {
  /** @type {string[]} */
  let lines = [];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  /** @param {'passed' | 'failed'} how */
  const count = (how) => lines.filter((line) => line === how).length;
  return { passed: count('passed'), failed: count('failed') };
}

/**
 * A runner's counts once it has ended. What it did not count (a crash, a time-out, no test at all) is one failure.
 *
 * @param {string} file
 * @param {{ ok: boolean, timedOut: boolean }} ended
 */
export function finalCounts(file, { ok, timedOut }) {
  const { passed, failed } = readCounts(file);
  const uncounted = timedOut || (!ok && failed === 0) || passed + failed === 0;
  return { passed, failed: failed + (uncounted ? 1 : 0) };
}
