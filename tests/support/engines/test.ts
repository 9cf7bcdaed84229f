/** The engines' own `test`: the production build with a real mail server, and one visitor in Firefox or in WebKit. */
import { test as base, expect } from '@playwright/test';
import { type Site, startSite } from '../e2e/site-server';
import { startSmtpServer, type TestSmtpServer } from '../smtp-server';
import { startFirefox } from './firefox';
import { type Network, startNetwork } from './network';
import type { Engine, Visitor } from './visitor';
import { startWebKit } from './webkit';

type TestFixtures = {
  /** `test.use({ scripts: false })` for a browser that runs none. */
  scripts: boolean;
  smtp: TestSmtpServer;
  network: Network;
  visitor: Visitor;
  /** Lets the browser complain about what matches. */
  allow: (pattern: RegExp) => void;
  allowed: RegExp[];
};

type WorkerFixtures = {
  engine: Engine;
  smtpServer: TestSmtpServer;
  site: Site;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  scripts: [true, { option: true }],

  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern
    async ({}, use, { project }) => {
      const engine = project.name === 'firefox' ? startFirefox() : await startWebKit();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  smtpServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern
    async ({}, use) => {
      const server = await startSmtpServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ smtpServer }, use) => {
      const site = await startSite(smtpServer.url, 'working');
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  smtp: async ({ smtpServer }, use) => {
    smtpServer.reset();
    await use(smtpServer);
  },

  network: async ({ site }, use) => {
    const network = await startNetwork(site.url);
    await use(network);
    await network.close();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern
  allowed: async ({}, use) => {
    await use([]);
  },

  allow: async ({ allowed }, use) => {
    await use((pattern) => allowed.push(pattern));
  },

  visitor: async ({ engine, network, scripts, allowed }, use) => {
    const complain = (complaint: string) => network.complaints.push(complaint);
    const visitor = await engine.visitor({ scripts, complain });
    await visitor.resize(1280, 900);
    await use(visitor);
    await visitor.close();
    const unexpected = network.complaints.filter(
      (complaint) => !allowed.some((pattern) => pattern.test(complaint)),
    );
    expect(unexpected, 'what the browser complained about').toEqual([]);
  },
});

export { expect };
