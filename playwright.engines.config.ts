import { defineConfig } from '@playwright/test';

/**
 * Firefox and WebKit, on the ways that bring requests. Playwright only runs these tests: its own builds of the two
 * engines have to be downloaded, and the system's are driven by `tests/support/engines/`.
 */
export default defineConfig({
  testDir: 'tests/engines',
  outputDir: 'test-results',
  // one worker for each engine: each has a server and a browser of its own
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 60_000 },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
