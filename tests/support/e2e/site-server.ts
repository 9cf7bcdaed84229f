import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isIndexable } from '@/lib/seo/indexable';
import { anyFreePort, untilHttp } from '@/scripts/lib/ports';
import { type Running, startProcess } from './process';

const HOST = '127.0.0.1';
/** For the busiest of machines; a server that ends instead is noticed at once. */
const START_LIMIT_MS = 170_000;
const built = path.resolve('.next/standalone');

export type Site = Awaited<ReturnType<typeof startSite>>;

export type SiteOptions = {
  /** `broken`: a file is where the store's folder should be */
  storage?: 'working' | 'broken';
  env?: Record<string, string>;
  failing?: string[];
  /** a `.env` beside the program, which is started there */
  envFile?: string;
  project?: string;
};

/**
 * The build with a lawyer's privacy notice beside it, without which it starts at no public address, and with route
 * handlers in it that fail.
 */
async function otherBuild(folder: string, failing: string[]): Promise<string> {
  const copy = path.join(folder, 'site');
  for (const name of ['server.js', 'package.json', '.next', 'public']) {
    await cp(path.join(built, name), path.join(copy, name), { recursive: true });
  }
  await symlink(path.join(built, 'node_modules'), path.join(copy, 'node_modules'));
  await mkdir(path.join(copy, 'content', 'legal'), { recursive: true });
  await writeFile(path.join(copy, 'content', 'legal', 'privacy.md'), '# Privacy\n\nTesto.\n');
  for (const route of failing) {
    const file = path.join(copy, '.next', 'server', 'app', route, 'route.js');
    await writeFile(file, `throw new Error('spoilt by a test');`);
  }
  return copy;
}

/**
 * Starts the program that `npm start` runs on a free port, with a store of its own: it can be ended and started again at
 * its address. Rejects with the server's own words when it does not come up.
 */
export async function startSite(
  smtpUrl: string,
  { storage = 'working', env = {}, failing = [], envFile, project }: SiteOptions = {},
) {
  if (!project && !existsSync(path.join(built, 'server.js'))) {
    throw new Error('There is no production build to test: run `npm run build` first.');
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'linea-e2e-'));
  const port = await anyFreePort(HOST);
  const url = `http://${HOST}:${port}`;
  const dataDir = path.join(folder, 'data');
  if (storage === 'broken') await writeFile(dataDir, 'not a folder');
  const variables = {
    ...process.env,
    NODE_ENV: 'production' as const,
    SITE_URL: url,
    PORT: String(port),
    HOST,
    SMTP_URL: smtpUrl,
    LEADS_FROM: 'sito@linea.example',
    LEADS_TO: 'ciao@linea.example',
    DATA_DIR: dataDir,
    // all the tests' visitors share one address
    LEADS_RATE_LIMIT: 'off',
    LEADS_CONFIRM: 'off',
    ...env,
  };
  const isPublic = isIndexable(variables.SITE_URL);
  const changed = !project && (isPublic || failing.length > 0 || envFile !== undefined);
  const whole = path.join(project ?? '.', '.next', 'standalone');
  const program = changed ? await otherBuild(folder, failing) : path.resolve(whole);
  if (envFile !== undefined) await writeFile(path.join(program, '.env'), envFile);
  let server: Running | undefined;
  let before = '';
  const output = () => before + (server?.output() ?? '');
  const end = async () => server?.stop();
  const stop = async () => {
    await end();
    await rm(folder, { recursive: true, force: true });
  };

  const start = async () => {
    before = output();
    server = startProcess(
      process.execPath,
      ['--max-old-space-size=256', path.join(program, 'server.js')],
      { env: variables, ...(envFile !== undefined && { cwd: program }) },
    );
    try {
      // pages are there before the store is open
      await untilHttp(`${url}/api/health`, { gone: server.gone, limitMs: START_LIMIT_MS });
    } catch (error) {
      await stop();
      throw new Error(`${error instanceof Error ? error.message : error}\n${output()}`);
    }
  };
  await start();
  return {
    url,
    dataDir,
    output,
    start,
    signal: (name: NodeJS.Signals) => server?.signal(name),
    stopReading: () => server?.stopReading(),
    /** SIGTERM, and gone. */
    end,
    /** SIGKILL: nothing is finished, nothing is said. */
    kill: async () => server?.kill(),
    /** Ends it for good, its store with it. */
    stop,
  };
}
