import { defineConfig, devices } from '@playwright/test';
import { findBrowser, findFirefox, findWebKit } from './scripts/lib/find-browser';

/** Where they are, on what may differ between engines: the system's, driven by `tests/support/engines/`. */
const engines = { firefox: findFirefox(), webkit: findWebKit() };

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  // each runs a server and a browser of its own
  workers: 2,
  // what passes then has passed, and is named as flaky at the end
  retries: 1,
  forbidOnly: true,
  reporter: 'list',
  // for the busiest of machines; what passes never waits for them
  timeout: 180_000,
  expect: {
    timeout: 60_000,
    toPass: { timeout: 60_000 },
    toMatchAriaSnapshot: { pathTemplate: 'tests/specification/readings/{arg}{ext}' },
  },
  projects: [
    {
      name: 'chromium',
      testDir: 'tests',
      // with their folder: these patterns are held against whole paths, and a clone may lie in a folder named e2e
      testMatch: ['**/tests/e2e/**/*.spec.ts', '**/tests/specification/e2e/**/*.spec.ts'],
      use: {
        ...devices['Desktop Chrome'],
        locale: 'it-IT',
        timezoneId: 'Europe/Rome',
        // what moves costs a third of the machine's time, and no two runs are alike: tests of it say `test.use(withMotion)`
        contextOptions: { reducedMotion: 'reduce' },
        trace: { mode: 'on-first-retry', screenshots: false, sources: false },
        screenshot: 'only-on-failure',
        launchOptions: {
          executablePath: findBrowser(),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
    // of the engines' tests, what those above do not try
    {
      name: 'chrome',
      testDir: 'tests/engines',
      testMatch: ['changed-pages.spec.ts', 'back.spec.ts'],
    },
    ...Object.entries(engines).flatMap(([name, found]) =>
      found ? { name, testDir: 'tests/engines' } : [],
    ),
  ],
});
