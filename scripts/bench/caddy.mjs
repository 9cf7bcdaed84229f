// Debian's Caddy in front of what is measured: TLS and HTTP/2, the same for each, as a visitor's browser has them.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { start } from '../lib/children.mjs';
import { untilTcp } from '../lib/ports.mjs';
import { ensureProgram } from '../lib/programs.mjs';

const HOST = '127.0.0.1';

/**
 * What Caddy does at an https port: passes all on to an origin, or serves a folder that a static site's generator wrote.
 *
 * @typedef {{ port: number, origin: string } | { port: number, root: string }} Front
 */

/** @param {Front} front */
const site = (front) => `
https://localhost:${front.port} {
  bind ${HOST}
  tls internal
${
  'origin' in front
    ? `  reverse_proxy ${front.origin}`
    : `  root * ${front.root}
  encode gzip
  file_server {
    index index.html page.html
    precompressed br gzip
  }`
}
}`;

/**
 * Starts Caddy, with all that it writes in a folder; it ends with the script (`stopAll`).
 *
 * @param {string} folder
 * @param {Front[]} fronts
 * @throws with Caddy's own words when it does not come up
 */
export async function startCaddy(folder, fronts) {
  const caddy = await ensureProgram('caddy');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'Caddyfile');
  const options = 'admin off\n  skip_install_trust\n  auto_https disable_redirects';
  const servers = 'servers {\n    protocols h1 h2\n  }';
  await writeFile(file, `{\n  ${options}\n  ${servers}\n}\n${fronts.map(site).join('\n')}\n`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  const { ended, tail } = start(caddy, args, { quiet: true, env });
  for (const { port } of fronts) {
    await untilTcp(port, HOST, { gone: ended, limitMs: 10_000 }).catch((error) => {
      throw new Error(`${error.message}\n${tail()}`);
    });
  }
}
