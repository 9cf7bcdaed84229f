import { note } from './counts.mjs';

/** Counts Playwright's tests as they end; none is tried twice (playwright.config.ts). */
export default class CountingReporter {
  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestEnd(test) {
    const outcome = test.outcome();
    if (outcome !== 'skipped') note(outcome === 'expected' ? 'passed' : 'failed');
  }

  printsToStdio() {
    return false;
  }
}
