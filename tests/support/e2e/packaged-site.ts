import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxArguments } from '@/scripts/lib/nginx.mjs';
import { anyFreePort, untilHttp, untilTcp } from '@/scripts/lib/ports.mjs';
import { ensureProgram } from '@/scripts/lib/programs.mjs';
import { writeRelease } from '@/scripts/package/release.mjs';
import { type Running, startProcess } from './process';
import { leadsFrom, leadsTo, type Site } from './site-server';
import { test as base, expect } from './test';

const HOST = '127.0.0.1';
/** The address that the release is for: a public one, so that nginx tells it from all others. */
export const releaseHost = 'www.agenzia-linea.it';
const START_LIMIT_MS = 60_000;
// quick: the tests look at how files are sent, not at how small they are
const BROTLI_QUALITY = 4;

export type PackagedSite = Site & {
  /** the release's folder */
  release: string;
  /** the folder of its store */
  dataDir: string;
  /** Ends the server behind /api. */
  stopNode(): Promise<void>;
};

/** Packages the present build and serves it as on a server: nginx in front, Node for /api. */
async function startPackagedSite(smtpUrl: string): Promise<PackagedSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-release-'));
  const port = await anyFreePort(HOST);
  const nodePort = await anyFreePort(HOST);
  const dataDir = path.join(folder, 'data');
  const url = `http://${HOST}:${port}`;
  const release = await writeRelease(path.join(folder, 'release'), {
    siteUrl: `http://${releaseHost}`,
    node: `${HOST}:${nodePort}`,
    listen: `${HOST}:${port}`,
    quality: BROTLI_QUALITY,
  });

  const node = startProcess(process.execPath, ['server.js'], {
    cwd: path.join(release, 'server'),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOSTNAME: HOST,
      PORT: String(nodePort),
      SITE_URL: url,
      SMTP_URL: smtpUrl,
      LEADS_FROM: leadsFrom,
      LEADS_TO: leadsTo,
      DATA_DIR: dataDir,
    },
  });
  const args = await nginxArguments(folder, `include ${release}/nginx/linea-site.conf;`);
  const nginx = startProcess(await ensureProgram('nginx'), args);
  const all: Running[] = [nginx, node];
  const output = () => all.map((each) => each.output()).join('\n');
  const stop = async () => {
    await Promise.all(all.map((each) => each.stop()));
    await rm(folder, { recursive: true, force: true });
  };

  try {
    const wait = { limitMs: START_LIMIT_MS };
    await untilTcp(nodePort, HOST, { ...wait, gone: node.gone });
    await untilHttp(url, { ...wait, gone: nginx.gone });
  } catch (error) {
    await stop();
    throw new Error(`${error instanceof Error ? error.message : error}\n${output()}`);
  }
  return { url, release, dataDir, output, stop, stopNode: node.stop };
}

/** The end-to-end tests' own `test`, with the packaged site in place of `next start`. */
export const test = base.extend<object, { site: PackagedSite }>({
  site: [
    async ({ smtpServer }, use) => {
      const site = await startPackagedSite(smtpServer.url);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };
