// nginx in the foreground, in a folder of its own: it touches nothing of the system's.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Writes a main configuration around what stands inside `http { }`.
 *
 * @param {string} folder for everything that nginx writes
 * @param {string} http configuration text
 * @returns {Promise<string[]>} the arguments to start nginx with
 */
export async function nginxArguments(folder, http) {
  await mkdir(path.join(folder, 'tmp'), { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  const paths = temporary.map((name) => `  ${name}_temp_path ${folder}/tmp/${name};`);
  await writeFile(
    file,
    [
      'daemon off;',
      // one process, which stays who we are and can read what we can
      'master_process off;',
      `pid ${folder}/nginx.pid;`,
      'error_log stderr warn;',
      'events { worker_connections 1024; }',
      'http {',
      '  access_log off;',
      ...paths,
      http,
      '}',
      '',
    ].join('\n'),
  );
  return ['-p', folder, '-e', 'stderr', '-c', file];
}
