import { test as base, expect } from '@playwright/test';
import { startSmtpServer, type TestSmtpServer } from '../smtp-server';
import { type Container, newVolume, removeVolume, runContainer, startContainer } from './container';

type Start = Parameters<typeof startContainer>[0];

type Fixtures = {
  /** a mail server that the container delivers to */
  smtp: TestSmtpServer;
  /** a folder that stands for a volume */
  volume: string;
  /** the four variables that there must be */
  required: Record<string, string>;
  /** Starts a container with these variables and the volume, and ends it with the test. */
  start(options?: Partial<Start>): Promise<Container>;
  /** The same without waiting: it may not come up. */
  run(options?: Partial<Start>): Container;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern
  smtp: async ({}, use) => {
    const server = await startSmtpServer();
    await use(server);
    await server.close();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern
  volume: async ({}, use) => {
    const folder = await newVolume();
    await use(folder);
    await removeVolume(folder);
  },

  required: async ({ smtp }, use) => {
    await use({
      SITE_URL: 'https://www.agenzia-linea.example',
      SMTP_URL: smtp.url,
      LEADS_FROM: 'sito@agenzia-linea.example',
      LEADS_TO: 'ciao@agenzia-linea.example',
    });
  },

  start: async ({ volume, required }, use) => {
    const started: Container[] = [];
    await use(async ({ env, ...options } = {}) => {
      const container = await startContainer({
        volume,
        env: { ...required, ...env },
        ...options,
      });
      started.push(container);
      return container;
    });
    await Promise.all(started.map((it) => it.kill()));
  },

  run: async ({ volume }, use) => {
    const started: Container[] = [];
    await use((options = {}) => {
      const container = runContainer({ volume, ...options });
      started.push(container);
      return container;
    });
    await Promise.all(started.map((it) => it.kill()));
  },
});

export { expect };
