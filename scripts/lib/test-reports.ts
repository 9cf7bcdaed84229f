// What jest and Playwright report of their tests, in one form.
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

export interface TestResult {
  name: string;
  status: 'passed' | 'failed' | 'skipped' | 'flaky';
}

interface JestFile {
  name: string;
  status: string;
  assertionResults: {
    status: string;
    title: string;
    ancestorTitles: string[];
    invocations: number;
  }[];
}

/** Of `jest --json`; a file that cannot be run is one failure. */
export const testsOfJest = ({ testResults }: { testResults: JestFile[] }): TestResult[] =>
  testResults.flatMap(({ name: file, status: whole, assertionResults }) => {
    const place = path.relative('', file);
    if (assertionResults.length === 0 && whole === 'failed') return { name: place, status: whole };
    return assertionResults.map(({ status, title, ancestorTitles, invocations }) => {
      const name = `${place}: “${title}”`;
      if (status === 'failed') return { name, status };
      if (status === 'passed') return { name, status: invocations > 1 ? 'flaky' : status };
      return { name: ancestorTitles[0] ?? name, status: 'skipped' };
    });
  });

const statuses = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const;

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Of Playwright's reporter `json`; what was skipped is named by its reason, where there is one. */
export const testsOfPlaywright = ({ suites }: JSONReport): TestResult[] =>
  suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ status, annotations }) => {
      const why = annotations.find(({ type }) => type === 'skip')?.description;
      return { name: `${file}: ${why ?? `“${title}”`}`, status: statuses[status] };
    }),
  );
