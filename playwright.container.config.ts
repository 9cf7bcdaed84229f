import { defineConfig } from '@playwright/test';

/** The tests of the image, which `npm run test:container` builds and starts: they need root and a network of their own. */
export default defineConfig({
  testDir: 'tests/container',
  outputDir: 'test-results',
  // one container at a time: they share the tests' network, and Node's port in it
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  timeout: 90_000,
});
