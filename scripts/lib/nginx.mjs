// nginx as one process in the foreground, in a folder of its own: it touches nothing of the system's.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { start } from './children.mjs';
import { untilTcp } from './ports.mjs';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Writes a main configuration around what stands inside `http { }`.
 *
 * @param {string} folder for everything that nginx writes
 * @param {string} http configuration text
 * @returns {Promise<string[]>} the arguments to start nginx with
 */
async function nginxArguments(folder, http) {
  await mkdir(path.join(folder, 'tmp'), { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/tmp/${name};`);
  const main = `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr warn;`;
  await writeFile(
    file,
    `${main}\nevents { }\nhttp {\n  access_log off; ${paths.join(' ')}\n  ${http}\n}\n`,
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
  const { ended, tail } = start(nginx, await nginxArguments(folder, http), { quiet: true });
  await untilTcp(port, host, { gone: ended, limitMs: 10_000 }).catch((error) => {
    throw new Error(`${error.message}\n${tail()}`);
  });
}
