import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { anyFreePort, untilHttp } from '@/scripts/lib/ports.mjs';
import { startProcess } from './e2e/process';
import { siteUrl } from './project-copy';

const HOST = '127.0.0.1';
const START_LIMIT_MS = 40_000;

/** A built copy of the project, served as `npm start` does. */
export type ServedCopy = { url: string; stop(): Promise<void> };

export async function serveCopy(copy: string): Promise<ServedCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-copy-'));
  const port = await anyFreePort(HOST);
  const url = `http://${HOST}:${port}`;
  const server = startProcess(process.execPath, [path.join(copy, '.next/standalone/server.js')], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_URL: siteUrl,
      PORT: String(port),
      HOST,
      SMTP_URL: 'smtp://127.0.0.1:9',
      LEADS_FROM: 'sito@linea.example',
      LEADS_TO: 'ciao@linea.example',
      DATA_DIR: path.join(folder, 'data'),
      // over the owner's that are planted in the copy
      LEADS_WEBHOOK_SECRET: '',
    },
  });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilHttp(`${url}/api/health`, { limitMs: START_LIMIT_MS, gone: server.gone });
  } catch (error) {
    await stop();
    throw new Error(`${error}\n${server.output()}`);
  }
  return { url, stop };
}
