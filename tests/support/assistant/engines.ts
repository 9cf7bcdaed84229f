/** The engines' `test` before a site that has the assistant, and a workflow behind it; each test has its own. */

import type { ChatTrigger } from '../chat-trigger';
import { startNetwork } from '../engines/network';
import { test as base } from '../engines/test';
import { assistantProgram } from './build';
import { workflow } from './workflow';

export const test = base.extend<{ workflow: ChatTrigger }>({
  workflow,

  network: async ({ serve, workflow }, use) => {
    const env = { ASSISTANT_URL: workflow.url };
    const site = await serve({ program: assistantProgram, env });
    const network = await startNetwork(site.url);
    await use(network);
    await network.close();
  },
});

export { expect } from '../engines/test';
