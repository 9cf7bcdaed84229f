// A machine that takes releases: nginx that can be reloaded, a socket that is held for Node, and `npm run release`.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxArguments } from '@/scripts/lib/nginx.mjs';
import { anyFreePort } from '@/scripts/lib/ports.mjs';
import { ensureProgram } from '@/scripts/lib/programs.mjs';
import { startProcess } from './process';
import { type Place, packagedRelease, releaseNamed } from './releases';
import { leadsFrom, leadsTo } from './site-server';
import { test as base, expect } from './test';

const HOST = '127.0.0.1';

type Outcome = { exitCode: number; output: string };

export type Machine = {
  /** nginx's address */
  url: string;
  /** where releases lie */
  to: string;
  dataDir: string;
  /** Runs `npm run release` with these options, and with what restarts and reloads this machine's servers. */
  release(...options: string[]): Promise<Outcome>;
  /** The same by the release's own install.mjs. */
  installOf(release: string, ...options: string[]): Promise<Outcome>;
  /** Runs launch-check.mjs of the release that is served, with the server's variables. */
  launchCheck(): Promise<Outcome>;
  releases(): Promise<string[]>;
};

const run = (program: string, args: string[], env = process.env) =>
  new Promise<Outcome>((resolve) => {
    execFile(program, args, { timeout: 240_000, env }, (error, stdout, stderr) =>
      resolve({ exitCode: error ? Number(error.code ?? -1) : 0, output: stdout + stderr }),
    );
  });

async function startMachine(place: Place, smtpUrl: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-machine-'));
  const to = path.join(folder, 'srv');
  const dataDir = path.join(folder, 'data');
  const url = `http://${place.listen}`;
  await mkdir(to);
  const variables = {
    SITE_URL: url,
    SMTP_URL: smtpUrl,
    LEADS_FROM: leadsFrom,
    LEADS_TO: leadsTo,
    DATA_DIR: dataDir,
    LEADS_GLOBAL_LIMIT: 'off',
    LEADS_CONFIRM: 'off',
    HEALTH_TOKEN: 'a-token-that-nobody-guesses',
  };
  const environment = { NODE_ENV: 'production' as const, PATH: process.env.PATH, ...variables };
  const envFile = path.join(folder, 'linea-site.env');
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(envFile, lines.join(''));

  // as a machine that waits for its first release: nginx has nothing yet to serve, and the server nothing to start
  const [host = '', port = ''] = place.node.split(':');
  const socket = startProcess(
    await ensureProgram('perl'),
    [
      ...[path.resolve('tests/support/e2e/hold-socket.pl'), host, port],
      ...[process.execPath, `${to}/current/server/server.js`],
    ],
    { cwd: folder, env: environment },
  );
  const configuration = `include ${to}/current/nginx/linea-site.con[f];`;
  const nginx = startProcess(
    await ensureProgram('nginx'),
    await nginxArguments(folder, configuration, { workers: true }),
  );
  const options = [
    ...['--to', to, '--env', envFile, '--wait', '50'],
    ...['--restart', `kill -HUP ${socket.pid}`, '--reload', `kill -HUP ${nginx.pid}`],
  ];
  const machine: Machine = {
    url,
    to,
    dataDir,
    release: (...more) => run(process.execPath, ['scripts/release.mjs', ...options, ...more]),
    installOf: (release, ...more) =>
      run(process.execPath, [path.join(release, 'install.mjs'), ...options, ...more]),
    launchCheck: () =>
      run(
        process.execPath,
        [`${to}/current/server/launch-check.mjs`, '--dns', '127.0.0.1:9'],
        environment,
      ),
    releases: () => readdir(path.join(to, 'releases')),
  };
  const stop = async () => {
    await Promise.all([nginx.stop(), socket.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  return { machine, stop };
}

type Releases = { place: Place; named(name: string): string };

/** The tests' `test` with releases, packaged once for each worker, and with an empty machine for each test. */
export const test = base.extend<{ machine: Machine }, { releases: Releases }>({
  releases: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
      const address = async () => `${HOST}:${await anyFreePort(HOST)}`;
      const place = { node: await address(), listen: await address() };
      const packaged = await packagedRelease(folder, place);
      const known = new Map<string, string>();
      await use({
        place,
        named(name) {
          const release = known.get(name) ?? releaseNamed(packaged, name);
          known.set(name, release);
          return release;
        },
      });
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  machine: async ({ releases, smtpServer }, use) => {
    const { machine, stop } = await startMachine(releases.place, smtpServer.url);
    await use(machine);
    await stop();
  },
});

export { expect };
