import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/lib/find-browser';

export default defineConfig({
  testDir: 'tests',
  // with their folder: these patterns are held against whole paths, and a clone may lie in a folder named e2e
  testMatch: ['**/tests/e2e/**/*.spec.ts', '**/tests/specification/e2e/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  // each runs a server and a browser of its own
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // for the busiest of machines: what passes never waits for them
  timeout: 180_000,
  expect: {
    timeout: 60_000,
    toPass: { timeout: 60_000 },
    toMatchAriaSnapshot: { pathTemplate: 'tests/specification/readings/{arg}{ext}' },
    toHaveScreenshot: { pathTemplate: 'tests/e2e/pictures/{arg}{ext}', maxDiffPixelRatio: 0.002 },
  },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // what moves costs a third of the machine's time, and no two runs are alike: tests of it say `test.use(withMotion)`
    contextOptions: { reducedMotion: 'reduce' },
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
});
