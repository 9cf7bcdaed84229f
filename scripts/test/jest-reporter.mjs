import { note } from './counts.mjs';

/** Counts jest's tests as they end. */
export default class CountingReporter {
  /**
   * Of the files under way, by path: what was counted of each.
   *
   * @type {Map<string, import('./counts.mjs').Counts>}
   */
  #counted = new Map();

  /**
   * @param {{ path: string }} file
   * @param {{ status: string }} result
   */
  onTestCaseResult({ path }, { status }) {
    if (status !== 'passed' && status !== 'failed') return;
    const counts = this.#counted.get(path) ?? { passed: 0, failed: 0 };
    counts[status] += 1;
    this.#counted.set(path, counts);
    note(status);
  }

  /**
   * @param {{ path: string }} file
   * @param {{ numPassingTests: number, numFailingTests: number, testExecError?: unknown }} result
   */
  onTestResult({ path }, { numPassingTests, numFailingTests, testExecError }) {
    const { passed, failed } = this.#counted.get(path) ?? { passed: 0, failed: 0 };
    this.#counted.delete(path);
    // what ends with a failed beforeAll, or with the file itself, is told of the file alone
    note('passed', numPassingTests - passed);
    note('failed', numFailingTests + (testExecError && numFailingTests === 0 ? 1 : 0) - failed);
  }
}
