// For jest and Playwright alike: writes a line of JSON as each test ends, so that a runner that is cut off has counted what
// it knew. JavaScript, for jest loads its reporters as they are.
import { appendFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {'passed' | 'failed' | 'skipped'} status
 * @param {string} [skipped] which test, and why
 */
function note(status, skipped) {
  const file = process.env.TEST_COUNTS_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ status, skipped })}\n`);
}

export default class CountingReporter {
  /** Playwright's. @param {import('@playwright/test/reporter').TestCase} test */
  onTestEnd(test) {
    const outcome = test.outcome();
    const [why] = test.annotations.flatMap(({ type, description }) =>
      type === 'skip' || type === 'fixme' ? (description ?? []) : [],
    );
    const file = path.relative('', test.location.file);
    if (outcome === 'skipped') note('skipped', `${file}: ${why ?? `“${test.title}”`}`);
    else note(outcome === 'expected' ? 'passed' : 'failed');
  }

  /**
   * Jest's, of a file; what ends with the file itself is counted by the file alone.
   * @param {{ path: string }} file
   * @param {{ testResults: { status: string, title: string }[], testExecError?: unknown }} result
   */
  onTestResult(file, { testResults, testExecError }) {
    for (const { status, title } of testResults) {
      if (status === 'passed' || status === 'failed') note(status);
      else note('skipped', `${path.relative('', file.path)}: “${title}”`);
    }
    if (testExecError && testResults.length === 0) note('failed');
  }

  printsToStdio() {
    return false;
  }
}
