/**
 * What the tests start from in every browser: each worker has the production build running, with a real SMTP server
 * behind it, and a test says which of the browser's complaints it allows.
 */
import { test as base, expect } from '@playwright/test';
import { startSmtpServer, type TestSmtpServer } from '../smtp-server';
import { type Site, type SiteOptions, startSite } from './site-server';

type TestFixtures = {
  smtp: TestSmtpServer;
  /** Lets the browser complain about what matches: in its console, of failed requests and their like. */
  allowConsole: (pattern: RegExp) => void;
  allowedComplaints: RegExp[];
  ownOrigins: string[];
  serve: (options?: SiteOptions) => Promise<Site>;
};

type WorkerFixtures = { smtpServer: TestSmtpServer; site: Site };

export const test = base.extend<TestFixtures, WorkerFixtures>({
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
      const site = await startSite(smtpServer.url);
      await use(site);
      await site.stop();
    },
    // without a limit of its own: a server that does not come up says why
    { scope: 'worker', timeout: 0 },
  ],

  smtp: async ({ smtpServer }, use) => {
    smtpServer.reset();
    await use(smtpServer);
    smtpServer.reset();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern
  ownOrigins: async ({}, use) => {
    await use([]);
  },

  serve: async ({ smtp, ownOrigins }, use) => {
    const sites: Site[] = [];
    await use(async (options) => {
      const site = await startSite(smtp.url, options);
      sites.push(site);
      ownOrigins.push(site.url);
      return site;
    });
    await Promise.all(sites.map((site) => site.stop()));
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern
  allowedComplaints: async ({}, use) => {
    await use([]);
  },

  allowConsole: async ({ allowedComplaints }, use) => {
    await use((pattern) => allowedComplaints.push(pattern));
  },
});

export function expectAllowed(complaints: string[], allowed: RegExp[]): void {
  const unexpected = complaints.filter(
    (complaint) => !allowed.some((pattern) => pattern.test(complaint)),
  );
  expect(unexpected, 'what the browser complained about').toEqual([]);
}
