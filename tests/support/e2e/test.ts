/**
 * The end-to-end tests' own `test`: each worker has the production build running, with a real SMTP
 * server behind it, and a test fails on any complaint of the browser that it did not allow.
 */
import { test as base, expect } from '@playwright/test';
import { startSmtpServer, type TestSmtpServer } from '../smtp-server';
import { type Site, type Storage, startSite } from './site-server';
import { watch } from './watch';

type TestFixtures = {
  /** the server that the site delivers to, empty and accepting at the start of each test */
  smtp: TestSmtpServer;
  /** Lets the browser's console say what matches; also for failed requests and their like. */
  allowConsole: (pattern: RegExp) => void;
  allowedComplaints: RegExp[];
};

type WorkerFixtures = {
  /** `test.use({ storage: 'broken' })` for a site that can store nothing. */
  storage: Storage;
  smtpServer: TestSmtpServer;
  site: Site;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  storage: ['working', { option: true, scope: 'worker' }],

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
    async ({ smtpServer, storage }, use) => {
      const site = await startSite(smtpServer.url, storage);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  smtp: async ({ smtpServer }, use) => {
    smtpServer.reset();
    await use(smtpServer);
    smtpServer.reset();
  },

  baseURL: async ({ site }, use) => {
    await use(site.url);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern
  allowedComplaints: async ({}, use) => {
    await use([]);
  },

  allowConsole: async ({ allowedComplaints }, use) => {
    await use((pattern) => allowedComplaints.push(pattern));
  },

  context: async ({ context, site, allowedComplaints }, use) => {
    const complaints = watch(context, site.url);
    await use(context);
    const unexpected = complaints.filter(
      (complaint) => !allowedComplaints.some((pattern) => pattern.test(complaint)),
    );
    expect(unexpected, 'what the browser complained about').toEqual([]);
  },
});

export { expect };
