// How releases lie on a server: `releases/<name>` each, and the link `current` to the one that is served.
import { existsSync } from 'node:fs';
import {
  open,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { run } from '../../scripts/lib/children.mjs';
import { errorCode } from '../../scripts/lib/errors.mjs';
import { asRecord, asText } from '../../scripts/lib/json.mjs';

/**
 * What a release says of itself.
 *
 * @typedef {object} Description
 * @property {string} siteUrl
 * @property {string} build Next's id of it
 * @property {string | null} commit null where there was no git
 * @property {string} installed where it was said to lie
 * @property {string} node host and port of its server
 * @property {boolean} tls whether nginx speaks it
 * @property {string} listen nginx's port, or host and port
 */

/** Stands in every release, and says what it is. */
const DESCRIPTION = 'RELEASE';

/** Stands in a release that was served, and says until when, in milliseconds since 1970. */
const SERVED = 'SERVED';

/** Releases that stay: the one that is served, and the two before it. */
const KEPT = 3;

const SYNC_LIMIT_MS = 120_000;

/** @param {string} to */
export const releasesOf = (to) => path.join(to, 'releases');
/** @param {string} to */
const currentOf = (to) => path.join(to, 'current');

/**
 * @param {unknown} value
 * @returns {Description}
 */
function asDescription(value) {
  const { siteUrl, build, commit, installed, node, tls, listen } = asRecord(value, DESCRIPTION);
  return {
    siteUrl: asText(siteUrl, 'siteUrl'),
    build: asText(build, 'build'),
    commit: typeof commit === 'string' ? commit : null,
    installed: asText(installed, 'installed'),
    node: asText(node, 'node'),
    tls: tls === true,
    listen: asText(listen, 'listen'),
  };
}

/**
 * What a release says of itself.
 *
 * @param {string} folder
 * @returns {Promise<Description>}
 * @throws where the folder is none, or one that was not written to its end
 */
export async function descriptionOf(folder) {
  try {
    return asDescription(JSON.parse(await readFile(path.join(folder, DESCRIPTION), 'utf8')));
  } catch {
    throw new Error(
      `${folder} is not a whole release: its file ${DESCRIPTION} is missing or unreadable`,
    );
  }
}

/**
 * Such as 20261121T224500Z-1a2ad43f: sorted by name is sorted by time.
 *
 * @param {Pick<Description, 'commit'>} description
 */
export function releaseName({ commit }, now = new Date()) {
  return `${now.toISOString().replace(/[-:]|\.\d+/g, '')}-${commit ?? 'unknown'}`;
}

/**
 * The folder that is served; null where none is yet.
 *
 * @param {string} to
 */
export async function currentRelease(to) {
  const link = currentOf(to);
  try {
    return path.resolve(to, await readlink(link));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    if (errorCode(error) !== 'EINVAL') throw error;
    throw new Error(
      `${link} is a folder, and has to be a link: move it to ${releasesOf(to)}/first, and ln -s releases/first ${link}`,
    );
  }
}

/**
 * Waits until the disk has what was written: after a power cut a renamed folder may otherwise hold empty files.
 *
 * @param {string} folder
 */
export async function flush(folder) {
  const { ok, output } = await run('sync', ['-f', folder], {
    timeoutMs: SYNC_LIMIT_MS,
    quiet: true,
  });
  if (!ok) throw new Error(`What was written to ${folder} does not reach the disk: ${output}`);
}

/**
 * Switches the link, from one moment to the next: rename(2) replaces, so that there is always one.
 *
 * @param {string} to
 * @param {string} folder
 */
export async function pointCurrentAt(to, folder) {
  const next = path.join(to, '.next-current');
  await rm(next, { force: true });
  await symlink(path.relative(to, folder), next);
  await rename(next, currentOf(to));
  const handle = await open(to);
  await handle.sync();
  await handle.close();
}

/**
 * For a first release that did not come up: nothing is served, as before.
 *
 * @param {string} to
 */
export async function removeCurrent(to) {
  await rm(currentOf(to), { force: true });
}

/**
 * Notes that a release is served now, or was until now.
 *
 * @param {string} folder
 */
export async function markServed(folder) {
  await writeFile(path.join(folder, SERVED), String(Date.now()));
}

/** @param {string} folder */
async function servedUntil(folder) {
  return Number(await readFile(path.join(folder, SERVED), 'utf8').catch(() => 0));
}

/**
 * Every release with when it was served last (0: never), the latest first. Other folders are not ours.
 *
 * @param {string} to
 */
async function releasesByUse(to) {
  const entries = await readdir(releasesOf(to), { withFileTypes: true }).catch(() => []);
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(releasesOf(to), name))
    .filter((folder) => existsSync(path.join(folder, DESCRIPTION)));
  const known = await Promise.all(
    folders.map(async (folder) => ({ folder, at: await servedUntil(folder) })),
  );
  return known.sort((a, b) => b.at - a.at);
}

/**
 * The release that was served before the present one, which after going back is the later one; null for none.
 *
 * @param {string} to
 */
export async function releaseBefore(to) {
  const current = await currentRelease(to);
  const others = (await releasesByUse(to)).filter(({ folder, at }) => folder !== current && at > 0);
  return others[0]?.folder ?? null;
}

/**
 * Deletes all but the last three, and gives the names of those that are gone.
 *
 * @param {string} to
 */
export async function prune(to) {
  const current = await currentRelease(to);
  const others = (await releasesByUse(to)).filter(({ folder }) => folder !== current);
  const gone = others.slice(KEPT - 1).map(({ folder }) => folder);
  for (const folder of gone) await rm(folder, { recursive: true, force: true });
  return gone.map((folder) => path.basename(folder));
}
