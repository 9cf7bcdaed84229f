/** The end-to-end tests' `test` before a site that has the assistant, and a workflow behind it; each test has its own. */

import type { ChatTrigger } from '../chat-trigger';
import type { Site } from '../e2e/site-server';
import { test as base } from '../e2e/test';
import { assistantProgram } from './build';
import { workflow } from './workflow';

export const test = base.extend<{ workflow: ChatTrigger; trying: Site }>({
  workflow,

  trying: async ({ serve, workflow }, use) => {
    await use(await serve({ program: assistantProgram, env: { ASSISTANT_URL: workflow.url } }));
  },

  baseURL: async ({ trying }, use) => {
    await use(trying.url);
  },
});

export { expect } from '../e2e/test';
