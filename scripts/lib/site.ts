// The program that `npm start` runs, started: by the demonstration, the browser tests, chaos, floods and the benchmark.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Running, start as startProgram, type Variables } from './children';
import { anyFreePort, untilHttp } from './ports';
import { root } from './project';

/** For the busiest of machines; a server that ends instead is noticed at once. */
const startLimitMs = 170_000;
/** It finishes what is under way: deliveries, then requests. */
const graceMs = 60_000;
export const standalone = path.join(root, '.next', 'standalone');

interface Place {
  /** Where `server.js` is. */
  program?: string;
  /** For Node, beside its usual ones. */
  nodeArguments?: string[];
  cwd?: string;
  inOurGroup?: boolean;
}

/**
 * Starts the built site with these variables, PORT among them; it can be ended and started again at its address. Throws
 * with its own words when it does not come up.
 */
export async function startSite(
  env: Variables,
  { program = standalone, nodeArguments = [], ...options }: Place = {},
) {
  const file = path.join(program, 'server.js');
  if (!existsSync(file)) throw new Error('There is no build here: `npm run build` makes it.');
  const url = `http://${env.HOST || '127.0.0.1'}:${env.PORT}`;
  const args = ['--max-old-space-size=256', ...nodeArguments, file];
  async function launch(): Promise<Running> {
    const server = startProgram(process.execPath, args, { ...options, env, quiet: true });
    try {
      // pages are there before the store is open
      await untilHttp(`${url}/api/health`, server, startLimitMs);
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }
  let server = await launch();
  let before = '';
  return {
    /** Where it listens, without a slash at the end. */
    url,
    get pid() {
      return server.pid;
    },
    get ended() {
      return server.ended;
    },
    output: () => before + server.output(),
    async start() {
      const next = await launch();
      before += server.output();
      server = next;
    },
    signal: (name: NodeJS.Signals) => server.signal(name),
    stopReading: () => server.stopReading(),
    /** SIGTERM, and gone. */
    end: () => server.stop(graceMs),
    /** SIGKILL: nothing is finished, nothing is said. */
    async kill() {
      server.signal('SIGKILL');
      await server.ended;
    },
  };
}

export type TrialSite = Awaited<ReturnType<typeof startTrialSite>>;

/** A site with a store of its own in `dataDir` on a free port, whose visitors share one address. */
export async function startTrialSite(smtpUrl: string, env: Variables = {}, place?: Place) {
  const folder = await mkdtemp(path.join(tmpdir(), 'linea-site-'));
  const host = '127.0.0.1';
  const port = await anyFreePort(host);
  const dataDir = path.join(folder, 'data');
  const variables = {
    ...process.env,
    NODE_ENV: 'production',
    SITE_URL: `http://${host}:${port}`,
    PORT: String(port),
    HOST: host,
    SMTP_URL: smtpUrl,
    LEADS_FROM: 'sito@agenzia.example',
    LEADS_TO: 'ciao@agenzia.example',
    DATA_DIR: dataDir,
    LEADS_RATE_LIMIT: 'off',
    LEADS_CONFIRM: 'off',
    ...env,
  };
  const remove = () => rm(folder, { recursive: true, force: true });
  const site = await startSite(variables, place).catch(async (error) => {
    await remove();
    throw error;
  });
  return Object.assign(site, {
    dataDir,
    /** Ends it for good, its store with it. */
    async stop() {
      await site.end();
      await remove();
    },
  });
}
