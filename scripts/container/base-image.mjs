// The two images that the site's own is built on, where none can be pulled: Debian by debootstrap, and the same with
// Node of the npm package that brings its binary.
import { existsSync, realpathSync } from 'node:fs';
import { copyFile, cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../lib/children.mjs';
import { node24, node24Version } from '../lib/node24.mjs';
import { buildah } from './buildah.mjs';

const LIMIT_MS = 5 * 60_000;
const debian = 'bookworm';

/** npm is no package of its own binary: this machine's is plain JavaScript, and runs everywhere. */
function npmFolder() {
  const cli = process.env.npm_execpath;
  if (!cli?.endsWith('.js')) throw new Error('Run this by npm: npm run test:container');
  return path.resolve(realpathSync(cli), '..', '..');
}

/** @param {string} folder */
async function debootstrap(folder) {
  if (existsSync(path.join(folder, 'usr', 'bin', 'apt-get'))) return;
  await rm(folder, { recursive: true, force: true });
  console.log('Debian, by debootstrap …');
  const args = ['--variant=minbase', debian, folder, 'http://deb.debian.org/debian'];
  const { ok, output } = await run('debootstrap', args, { timeoutMs: LIMIT_MS, quiet: true });
  if (ok) return;
  await rm(folder, { recursive: true, force: true });
  throw new Error(`debootstrap failed:\n${output}`);
}

/**
 * Files on top of an image as another one, with variables.
 *
 * @param {string} name
 * @param {string} from
 * @param {string} folder
 * @param {Record<string, string>} env
 */
async function asImage(name, from, folder, env = {}) {
  const container = (await buildah('from', from)).trim();
  await buildah('add', '--quiet', container, folder, '/');
  for (const [key, value] of Object.entries(env)) {
    await buildah('config', '--env', `${key}=${value}`, container);
  }
  await buildah('commit', '--quiet', '--rm', container, name);
}

/** @param {string} name */
const isThere = (name) =>
  buildah('inspect', '--type=image', name).then(
    () => true,
    () => false,
  );

/**
 * What the image for building has beside Debian: Node, npm, and the variables that they need here.
 *
 * @param {string} folder
 * @returns {Promise<Record<string, string>>}
 */
async function withNode(folder) {
  await rm(folder, { recursive: true, force: true });
  const local = path.join(folder, 'usr', 'local');
  await mkdir(path.join(local, 'bin'), { recursive: true });
  await cp(await node24(), path.join(local, 'bin', 'node'));
  await cp(npmFolder(), path.join(local, 'lib', 'node_modules', 'npm'), { recursive: true });
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin', 'npm'));
  // a machine whose registry has a certificate of its own authority
  const authority = process.env.NODE_EXTRA_CA_CERTS;
  if (!authority || !existsSync(authority)) return {};
  await mkdir(path.join(local, 'share'), { recursive: true });
  await copyFile(authority, path.join(local, 'share', 'authority.pem'));
  return { NODE_EXTRA_CA_CERTS: '/usr/local/share/authority.pem' };
}

/**
 * Makes the images; `{ base, runtime }`, their names.
 *
 * @param {string} folder for what is kept for the next time
 */
export async function baseImages(folder) {
  const names = {
    base: `localhost/linea-node:${node24Version}`,
    runtime: `localhost/linea-debian`,
  };
  if (await isThere(names.base)) return names;
  const debianFolder = path.join(folder, 'debian');
  await debootstrap(debianFolder);
  for (const kept of ['var/cache/apt/archives', 'var/lib/apt/lists']) {
    await rm(path.join(debianFolder, kept), { recursive: true, force: true });
  }
  console.log('The base images …');
  await asImage(names.runtime, 'scratch', debianFolder);
  const nodeFolder = path.join(folder, 'node');
  const env = await withNode(nodeFolder);
  await asImage(names.base, names.runtime, nodeFolder, env);
  return names;
}
