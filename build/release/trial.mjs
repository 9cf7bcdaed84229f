// A release is tried beside the one that is served: nginx reads its configuration, and its server starts and answers.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, start, stop } from '../../scripts/lib/children.mjs';
import { nginxArguments } from '../../scripts/lib/nginx.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { findProgram } from '../../scripts/lib/programs.mjs';
import { askNode } from './ask.mjs';
import { bareEnvironment, withVariables } from './variables.mjs';

/**
 * @import { Started } from '../../scripts/lib/children.mjs'
 * @import { Description } from './layout.mjs'
 */

const NGINX_LIMIT_MS = 20_000;
const START_LIMIT_MS = 60_000;
const ANSWER_LIMIT_MS = 5_000;
const BETWEEN_MS = 100;

const HOST = '127.0.0.1';

/**
 * @template T
 * @param {(folder: string) => Promise<T>} work
 */
async function withFolder(work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'linea-trial-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Lets nginx read the release's configuration, alone: whether it goes with the machine's other sites is seen when nginx
 * is reloaded. Gives false where there is no nginx.
 *
 * @param {string} release
 */
export async function tryNginx(release) {
  const nginx = findProgram('nginx');
  if (!nginx) return false;
  return await withFolder(async (folder) => {
    const file = path.join(release, 'nginx', 'linea-site.conf');
    const args = await nginxArguments(folder, `include ${file};`);
    const { ok, output } = await run(nginx, ['-t', ...args], {
      timeoutMs: NGINX_LIMIT_MS,
      quiet: true,
    });
    if (!ok) throw new Error(`nginx does not take the release's configuration:\n${output}`);
    return true;
  });
}

/**
 * @param {string} at
 * @param {string} build its id
 * @param {Started} server
 */
async function untilHealthy(at, build, { ended, tail }) {
  let gone = false;
  ended.then(() => {
    gone = true;
  });
  let last = 'no answer';
  for (const deadline = Date.now() + START_LIMIT_MS; Date.now() < deadline && !gone; ) {
    const answer = await askNode(at, '/api/health', ANSWER_LIMIT_MS).catch(() => null);
    if (answer?.status === 200 && answer.headers['x-release'] === build) return;
    if (answer) last = `${answer.status} ${answer.body}`;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  throw new Error(
    `The release's server ${gone ? 'does not start' : `is not healthy (${last})`}:\n${tail()}`,
  );
}

/** What a server says by itself of its store, which is the trial's own: nobody is to hear that. */
const silence = {
  ...Object.fromEntries(
    ['SMTP_URL', 'FROM', 'TO', 'WEBHOOK_URL', 'WEBHOOK_FORMAT'].map((name) => [
      `ALERT_${name}`,
      '',
    ]),
  ),
  LEADS_WEEKLY: 'off',
};

/**
 * Starts the release's server on a free port with the server's variables, but an empty store of its own: the real one
 * belongs to the server that is running.
 *
 * @param {string} release
 * @param {Pick<Description, 'build'>} description
 * @param {string} envFile
 */
export async function tryServer(release, { build }, envFile) {
  await withFolder(async (folder) => {
    const port = await anyFreePort(HOST);
    const file = path.join(release, 'server', 'server.js');
    const server = start(process.execPath, [withVariables(envFile), file], {
      cwd: folder,
      quiet: true,
      env: {
        ...bareEnvironment,
        PORT: String(port),
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: '',
        ...silence,
      },
    });
    try {
      await untilHealthy(`${HOST}:${port}`, build, server);
    } finally {
      await stop(server.child);
    }
  });
}
