import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { findBrowser, findFirefox, findWebKit } from './scripts/lib/find-browser';

/** Where they are, on what may differ between engines: the system's, driven by `tests/support/engines/`. */
const engines = { firefox: findFirefox(), webkit: findWebKit() };

const chromium: PlaywrightTestConfig['use'] = {
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
};

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
      use: chromium,
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
    // the owner's assistant, on a build of its own that has it
    { name: 'assistant-build', testDir: 'tests/assistant', testMatch: 'build.setup.ts' },
    {
      name: 'assistant',
      testDir: 'tests/assistant',
      testMatch: 'pages.spec.ts',
      use: chromium,
      dependencies: ['assistant-build'],
    },
    ...Object.entries({ chrome: true, ...engines }).flatMap(([name, found]) =>
      found
        ? {
            name: `assistant-${name}`,
            testDir: 'tests/assistant',
            testMatch: 'whole-way.spec.ts',
            dependencies: ['assistant-build'],
          }
        : [],
    ),
  ],
});
