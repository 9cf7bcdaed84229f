import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const [chromium] = base.projects ?? [];

/** Pictures to look at: npm run screenshots. */
export default defineConfig({
  ...base,
  retries: 0,
  projects: [{ ...chromium, name: 'pictures', testMatch: '**/tests/pictures/*.spec.ts' }],
});
