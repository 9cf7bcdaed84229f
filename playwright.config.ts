import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/lib/find-browser.mjs';

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'specification/e2e/**/*.spec.ts'],
  outputDir: 'test-results',
  // what a screen reader says, reviewed: the same on every system
  snapshotPathTemplate: 'tests/specification/readings/{arg}{ext}',
  fullyParallel: true,
  // each runs a server and a browser of its own, and waits more than it works
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
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
  projects: [{ name: 'chromium' }],
});
