// A release, wherever it was made, becomes a folder in `releases`.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../../scripts/lib/children.mjs';
import { descriptionOf, releaseName, releasesOf } from './layout.mjs';

const COPY_LIMIT_MS = 5 * 60_000;

/** Begins the name of what is still being copied; what a power cut left of it goes with the next release. */
const INCOMING = '.incoming-';

/** What another server has noted in its copy. */
const notes = ['SERVED', 'CARRIED'];

/** @import { Description } from './layout.mjs' */

/**
 * @param {string} complaint what is said where it fails
 * @param {string} program
 * @param {string[]} args
 */
async function command(complaint, program, args) {
  const { ok, output } = await run(program, args, { timeoutMs: COPY_LIMIT_MS, quiet: true });
  if (!ok) throw new Error(`${complaint}: ${output}`);
}

/**
 * @param {string} archive
 * @param {string} folder
 */
async function unpack(archive, folder) {
  await mkdir(folder);
  const args = ['-xf', archive, '-C', folder, '--no-same-owner'];
  await command(`${archive} cannot be unpacked`, 'tar', args);
  // packed with its folder around it, or without
  const [name = '', ...others] = await readdir(folder);
  return others.length === 0 ? path.join(folder, name) : folder;
}

/**
 * @param {string} file
 * @param {string} from
 * @param {string} to
 */
async function replaceIn(file, from, to) {
  const text = await readFile(file, 'utf8');
  if (text.includes(from)) await writeFile(file, text.replaceAll(from, to));
}

/**
 * Lets the configuration name the place where the release lies. nginx gets the release's own folder and not `current`:
 * pages and their policies change together then, when nginx is reloaded, and not some when the link is switched.
 *
 * @param {string} folder
 * @param {Pick<Description, 'installed'>} description
 * @param {{ own: string, current: string }} places
 */
async function place(folder, { installed }, { own, current }) {
  for (const { part, where } of [
    { part: 'nginx', where: own },
    { part: 'systemd', where: current },
  ]) {
    for (const name of await readdir(path.join(folder, part))) {
      await replaceIn(path.join(folder, part, name), `${installed}/`, `${where}/`);
    }
  }
  await replaceIn(path.join(folder, 'README.md'), installed, current);
}

/**
 * Brings a release's folder or archive to `<to>/releases`, under a name by time and commit.
 *
 * @param {string} to
 * @param {string} from with `move`, it is gone from there afterwards
 * @returns {Promise<string>} its folder
 */
export async function receive(to, from, { move = false } = {}) {
  const releases = releasesOf(to);
  await mkdir(releases, { recursive: true });
  for (const name of await readdir(releases)) {
    if (name.startsWith(INCOMING)) {
      await rm(path.join(releases, name), { recursive: true, force: true });
    }
  }
  const source = path.resolve(from);
  const incoming = path.join(releases, `${INCOMING}${process.pid}`);
  let arrived = incoming;
  const isArchive = (await stat(source)).isFile();
  // known for what it is before anything of it is copied
  if (!isArchive) await descriptionOf(source);
  if (isArchive) arrived = await unpack(source, incoming);
  else if (move) await rename(source, incoming);
  // with its times: nginx makes entity tags of them
  else await command(`${source} cannot be copied`, 'cp', ['-a', source, incoming]);
  try {
    const description = await descriptionOf(arrived);
    for (const note of notes) await rm(path.join(arrived, note), { force: true });
    const own = path.join(releases, releaseName(description));
    await place(arrived, description, { own, current: path.join(to, 'current') });
    await rename(arrived, own);
    return own;
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}
