// For jest and Playwright alike: writes a line of JSON as each test ends, so that a runner that is cut off has counted what
// it knew. JavaScript, for jest loads its reporters as they are.
import { appendFileSync } from 'node:fs';
import path from 'node:path';

/** @param {{ status: 'passed' | 'failed' | 'skipped', skipped?: string, flaky?: string }} test */
function note(test) {
  const file = process.env.TEST_COUNTS_FILE;
  if (file) appendFileSync(file, `${JSON.stringify(test)}\n`);
}

export default class CountingReporter {
  /**
   * Playwright's, of each try.
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, { retry, status }) {
    const outcome = test.outcome();
    if (outcome === 'unexpected' && retry < test.retries && status !== 'interrupted') return;
    const file = path.relative('', test.location.file);
    const name = `${file}: “${test.title}”`;
    const why = test.annotations.find(({ type }) => type === 'skip')?.description;
    if (outcome === 'skipped') note({ status: 'skipped', skipped: why ? `${file}: ${why}` : name });
    else if (outcome === 'unexpected') note({ status: 'failed' });
    else note({ status: 'passed', flaky: outcome === 'flaky' ? name : undefined });
  }

  /**
   * Jest's, of a file; what ends with the file itself is counted by the file alone.
   * @param {{ path: string }} file
   * @param {{ testResults: { status: string, title: string, ancestorTitles: string[], invocations?: number }[], testExecError?: unknown }} result
   */
  onTestResult(file, { testResults, testExecError }) {
    for (const { status, title, ancestorTitles, invocations = 1 } of testResults) {
      const name = `${path.relative('', file.path)}: “${title}”`;
      if (status === 'failed') note({ status });
      else if (status === 'passed') note({ status, flaky: invocations > 1 ? name : undefined });
      else note({ status: 'skipped', skipped: ancestorTitles[0] ?? name });
    }
    if (testExecError && testResults.length === 0) note({ status: 'failed' });
  }

  printsToStdio() {
    return false;
  }
}
