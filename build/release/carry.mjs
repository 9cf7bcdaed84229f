// Pages that visitors still have open ask for scripts of the release that they came from.
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../scripts/lib/errors.mjs';

/** The names of the files that a release has from another: they are not passed on, or there would be more with each. */
const CARRIED = 'CARRIED';

const filesFolder = path.join('www', 'files');

/** @param {string} release */
async function carriedInto(release) {
  const text = await readFile(path.join(release, CARRIED), 'utf8').catch(() => '');
  return new Set(text.split('\n').filter(Boolean));
}

/**
 * Names of the framework's files of a release, in each coding, relative to it.
 *
 * @param {string} release
 */
async function frameworkFiles(release) {
  const names = [];
  for (const coding of await readdir(path.join(release, filesFolder))) {
    const folder = path.join(release, filesFolder, coding, '_next');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const file = path.join(entry.parentPath ?? entry.path, entry.name);
      if (entry.isFile()) names.push(path.relative(release, file));
    }
  }
  return names;
}

/**
 * The same file under a second name, or a copy with its time, which is part of its entity tag.
 *
 * @param {string} source
 * @param {string} target
 */
async function bring(source, target) {
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await link(source, target);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    await copyFile(source, target);
    const { atime, mtime } = await stat(source);
    await utimes(target, atime, mtime);
  }
}

/**
 * Brings a release's own scripts, styles and data along into another one. Gives how many.
 *
 * @param {string} from
 * @param {string} to
 */
export async function carryScripts(from, to) {
  const [carriedThere, carriedHere, present] = await Promise.all([
    carriedInto(from),
    carriedInto(to),
    frameworkFiles(to),
  ]);
  const known = new Set(present);
  const wanted = (await frameworkFiles(from)).filter(
    (name) => !carriedThere.has(name) && !known.has(name),
  );
  // first the list: a file that is not on it would be taken for the release's own
  await writeFile(path.join(to, CARRIED), [...carriedHere, ...wanted, ''].join('\n'));
  for (const name of wanted) await bring(path.join(from, name), path.join(to, name));
  return wanted.length;
}
