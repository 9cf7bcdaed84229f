import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { anyFreePort, untilHttp } from '@/scripts/lib/ports.mjs';
import { noSmtpParts } from '@/scripts/lib/smtp-parts.mjs';
import { type Running, startProcess } from './process';

const HOST = '127.0.0.1';
const START_LIMIT_MS = 60_000;

/** The agency's addresses, as the tests' site is configured with them. */
export const leadsFrom = 'sito@linea.example';
export const leadsTo = 'ciao@linea.example';

export type Site = {
  /** the origin, without a slash at the end */
  url: string;
  /** what the server wrote so far, on both its outputs */
  output(): string;
  stop(): Promise<void>;
};

/** A site of `next start`, which can be ended and started again at its address, with its store. */
export type RestartableSite = Site & { start(): Promise<void>; kill(): Promise<void> };

/** Whether requests can be stored: `broken` puts a file where the store's folder should be. */
export type Storage = 'working' | 'broken';

async function makeDataDir(folder: string, storage: Storage): Promise<string> {
  const dataDir = path.join(folder, 'data');
  if (storage === 'broken') await writeFile(dataDir, 'not a folder');
  return dataDir;
}

/**
 * Starts the production build on a free port, as `npm start` does, with a store of its own.
 * @throws with the server's own words when it does not come up
 */
export async function startSite(smtpUrl: string, storage: Storage): Promise<RestartableSite> {
  if (!existsSync(path.resolve('.next', 'BUILD_ID'))) {
    throw new Error('There is no production build to test: run `npm run build` first.');
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'linea-e2e-'));
  const port = await anyFreePort(HOST);
  const url = `http://${HOST}:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    SITE_URL: url,
    PORT: String(port),
    HOST,
    ...noSmtpParts,
    SMTP_URL: smtpUrl,
    LEADS_FROM: leadsFrom,
    LEADS_TO: leadsTo,
    DATA_DIR: await makeDataDir(folder, storage),
    // all the tests' visitors share one address
    LEADS_RATE_LIMIT: 'off',
    LEADS_CONFIRM: 'off',
  };
  let server: Running | undefined;
  const output = () => server?.output() ?? '';
  const stop = async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };

  const start = async () => {
    server = startProcess(process.execPath, [path.resolve('.next/standalone/server.js')], { env });
    try {
      await untilHttp(url, { gone: server.gone, limitMs: START_LIMIT_MS });
    } catch (error) {
      await stop();
      throw new Error(`${error instanceof Error ? error.message : error}\n${output()}`);
    }
  };
  await start();
  return { url, output, start, stop, kill: async () => server?.kill() };
}
