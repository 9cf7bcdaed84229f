import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRelease } from '@/build/package/release.mjs';
import { nginxArguments } from '@/scripts/lib/nginx.mjs';
import { anyFreePort, untilTcp } from '@/scripts/lib/ports.mjs';
import { ensureProgram } from '@/scripts/lib/programs.mjs';
import { type Running, startProcess } from './process';
import { leadsFrom, leadsTo, type Site } from './site-server';
import { test as base, expect } from './test';

const HOST = '127.0.0.1';
/** The address that the release is for: a public one, so that nginx tells it from all others. */
export const releaseHost = 'www.agenzia-linea.it';
const START_LIMIT_MS = 60_000;
// quick: the tests look at how files are sent, not at how small they are
const BROTLI_QUALITY = 4;

/** How a release is served. */
type Serving = {
  /** tests that end the server name theirs: one worker serves all files that ask for the same */
  name: string;
  /** with a certificate of the tests' own, and http beside it */
  tls: boolean;
  /** Node's socket is held for it, and Node started again when it ends, as the units have it */
  units: boolean;
  /** proxies in front of nginx */
  behind: string[];
  /** seconds that a CDN may keep a page */
  cdnSeconds: number;
  /** variables of the server beside those that it must have */
  env: Record<string, string>;
};

export type PackagedSite = Site & {
  /** the release's folder */
  release: string;
  /** the folder of its store */
  dataDir: string;
  /** the file that nginx writes each request into */
  accessLog: string;
  /** nginx's address for http; the site's own where it has no other */
  plainUrl: string;
  /** Node's own address, which only nginx should ever see */
  nodeUrl: string;
  signalNode(name: NodeJS.Signals): void;
  /** Ends the server behind /api. */
  stopNode(): Promise<void>;
  /** What `systemctl restart` does; for a release served with `units`. Resolves when the next server listens. */
  restartNode(): Promise<void>;
};

/** What the units start, or the start file by hand as deploy/README.md has it. */
async function startNode(release: string, port: number, units: boolean, env: NodeJS.ProcessEnv) {
  const program = [process.execPath, path.join(release, 'server', 'server.js')];
  const holder = [
    await ensureProgram('perl'),
    path.resolve('tests/support/e2e/hold-socket.pl'),
    HOST,
    String(port),
  ];
  const [first = '', ...rest] = units ? [...holder, ...program] : program;
  return startProcess(first, rest, { cwd: tmpdir(), env });
}

async function certificatesIn(folder: string): Promise<string> {
  const certificates = path.join(folder, 'certificates');
  await mkdir(certificates);
  const own = path.resolve('tests/support/certificate');
  await copyFile(path.join(own, 'localhost.crt'), path.join(certificates, 'fullchain.pem'));
  await copyFile(path.join(own, 'localhost.key'), path.join(certificates, 'privkey.pem'));
  return certificates;
}

/** Packages the present build and serves it as on a server: nginx in front, Node for /api. */
async function startPackagedSite(smtpUrl: string, serving: Serving): Promise<PackagedSite> {
  const { tls, units, behind, cdnSeconds, env } = serving;
  const folder = await mkdtemp(path.join(tmpdir(), 'site-release-'));
  const [port, plainPort, nodePort] = [
    await anyFreePort(HOST),
    await anyFreePort(HOST),
    await anyFreePort(HOST),
  ];
  const dataDir = path.join(folder, 'data');
  const url = `${tls ? 'https' : 'http'}://${HOST}:${port}`;
  const plainUrl = tls ? `http://${HOST}:${plainPort}` : url;
  const release = await writeRelease(path.join(folder, 'release'), {
    siteUrl: `${tls || behind.length > 0 ? 'https' : 'http'}://${releaseHost}`,
    node: `${HOST}:${nodePort}`,
    listen: `${HOST}:${port}`,
    listenPlain: `${HOST}:${plainPort}`,
    certificates: await certificatesIn(folder),
    behind,
    cdnSeconds,
    quality: BROTLI_QUALITY,
  });

  const node = await startNode(release, nodePort, units, {
    NODE_ENV: 'production',
    PATH: process.env.PATH,
    SITE_URL: url,
    SMTP_URL: smtpUrl,
    LEADS_FROM: leadsFrom,
    LEADS_TO: leadsTo,
    DATA_DIR: dataDir,
    LEADS_CONFIRM: 'off',
    ...env,
  });
  const accessLog = path.join(folder, 'access.log');
  const args = await nginxArguments(folder, `include ${release}/nginx/linea-site.conf;`, {
    accessLog,
  });
  const nginx = startProcess(await ensureProgram('nginx'), args);
  const all: Running[] = [nginx, node];
  const output = () => all.map((each) => each.output()).join('\n');
  const stop = async () => {
    await Promise.all(all.map((each) => each.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  const starts = () => node.output().match(/^Listening on /gm)?.length ?? 0;

  try {
    const wait = { limitMs: START_LIMIT_MS };
    await untilTcp(nodePort, HOST, { ...wait, gone: node.gone });
    await untilTcp(tls ? plainPort : port, HOST, { ...wait, gone: nginx.gone });
  } catch (error) {
    await stop();
    throw new Error(`${error instanceof Error ? error.message : error}\n${output()}`);
  }
  return {
    url,
    plainUrl,
    nodeUrl: `http://${HOST}:${nodePort}`,
    release,
    dataDir,
    accessLog,
    output,
    stop,
    signalNode: node.signal,
    stopNode: node.stop,
    async restartNode() {
      const before = starts();
      node.signal('SIGHUP');
      await expect.poll(starts, { timeout: START_LIMIT_MS }).toBeGreaterThan(before);
    },
  };
}

type Workers = { site: PackagedSite; serving: Partial<Serving> };

/** The end-to-end tests' own `test`, with the packaged site in place of `next start`. */
export const test = base.extend<object, Workers>({
  serving: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ smtpServer, serving }, use) => {
      const usual = { name: '', tls: false, units: false, behind: [], cdnSeconds: 0, env: {} };
      const site = await startPackagedSite(smtpServer.url, { ...usual, ...serving });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };
