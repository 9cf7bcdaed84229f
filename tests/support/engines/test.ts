/** The engines' own `test`: one visitor in Chromium, in Firefox or in WebKit. */
import { expect } from '@playwright/test';
import { test as base, expectAllowed } from '../e2e/site-test';
import { type Network, startNetwork } from './network';
import { startPuppeteer } from './puppeteer';
import { closingEvent } from './recorder';
import type { Engine, Visitor } from './visitor';
import { startWebKit } from './webkit';

type TestFixtures = {
  scripts: boolean;
  network: Network;
  visitor: Visitor;
};

export const test = base.extend<TestFixtures, { engine: Engine }>({
  scripts: [true, { option: true }],

  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern
    async ({}, use, { project }) => {
      const { name } = project;
      const engine = name.endsWith('webkit')
        ? await startWebKit()
        : startPuppeteer(name.endsWith('firefox') ? 'firefox' : 'chrome');
      await use(engine);
      await engine.stop();
    },
    // without a limit of its own, as the site's
    { scope: 'worker', timeout: 0 },
  ],

  network: async ({ site }, use) => {
    const network = await startNetwork(site.url);
    await use(network);
    await network.close();
  },

  visitor: async ({ engine, network, scripts, allowedComplaints }, use) => {
    const visitor = await engine.visitor(scripts);
    await visitor.resize(1280, 900);
    await use(visitor);
    // Firefox stops a script of a page that is being closed half-way, and its next one may complain of that
    await visitor.evaluate((name) => dispatchEvent(new Event(name)), closingEvent);
    await visitor.close();
    expectAllowed(network.complaints, allowedComplaints);
  },
});

export { expect };
