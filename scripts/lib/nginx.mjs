// nginx in the foreground, in a folder of its own: it touches nothing of the system's.
import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { start } from './children.mjs';
import { untilTcp } from './ports.mjs';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Writes a main configuration around what stands inside `http { }`.
 *
 * @param {string} folder for everything that nginx writes
 * @param {string} http configuration text
 * @param {{ accessLog?: string, workers?: boolean }} [options] a file, or `off`; with workers it can be reloaded as on a
 *   server, without them it is one process
 * @returns {Promise<string[]>} the arguments to start nginx with
 */
export async function nginxArguments(folder, http, { accessLog = 'off', workers = false } = {}) {
  await mkdir(path.join(folder, 'tmp'), { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  const paths = temporary.map((name) => `  ${name}_temp_path ${folder}/tmp/${name};`);
  await writeFile(
    file,
    [
      'daemon off;',
      // as deploy/README.md has it: what tells machines from visitors is one long expression
      'pcre_jit on;',
      // it stays who we are, and can read what we can
      workers ? `user ${userInfo().username};` : 'master_process off;',
      `pid ${folder}/nginx.pid;`,
      'error_log stderr warn;',
      'events { worker_connections 1024; }',
      'http {',
      `  access_log ${accessLog};`,
      ...paths,
      http,
      '}',
      '',
    ].join('\n'),
  );
  return ['-p', folder, '-e', 'stderr', '-c', file];
}

/**
 * Starts nginx and resolves when it listens. It ends with the script (`stopAll`).
 *
 * @param {string} nginx the program
 * @param {string} folder for everything that it writes
 * @param {{ host: string, port: number, http: string }} what where it listens, and what stands inside `http { }`
 * @throws with nginx's own words when it does not come up
 */
export async function startNginx(nginx, folder, { host, port, http }) {
  const args = await nginxArguments(folder, http);
  const { ended, tail } = start(nginx, args, { quiet: true });
  await untilTcp(port, host, { gone: ended, limitMs: 10_000 }).catch((error) => {
    throw new Error(`${error.message}\n${tail()}`);
  });
}
