// Installs the packages when what is in node_modules is not what the lockfile asks for.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from './children.mjs';
import { errorCode } from './errors.mjs';
import { asRecord } from './json.mjs';
import { npm, root } from './project.mjs';

/** @typedef {[folder: string, version: unknown, optional: boolean]} Locked a package of a lockfile */

const INSTALL_LIMIT_MS = 10 * 60_000;

/**
 * @param {string} file
 * @returns {Promise<Locked[] | undefined>} undefined where there is no such file
 */
async function lockedVersions(file) {
  try {
    const lockfile = asRecord(JSON.parse(await readFile(path.join(root, file), 'utf8')), file);
    return Object.entries(asRecord(lockfile.packages, `packages of ${file}`))
      .filter(([folder]) => folder !== '')
      .map(([folder, entry]) => {
        const { version, optional } = asRecord(entry, `${folder} in ${file}`);
        return [folder, version, optional === true];
      });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Whether node_modules holds the lockfile's versions. npm records what it installed in
 * node_modules/.package-lock.json; optional packages of other platforms are missing there. File
 * times would not do: a fresh checkout makes every file new.
 */
async function dependenciesAreCurrent() {
  const installed = await lockedVersions('node_modules/.package-lock.json');
  if (!installed) return false;
  const wanted = (await lockedVersions('package-lock.json')) ?? [];
  const installedVersion = new Map(installed.map(([folder, version]) => [folder, version]));
  return wanted.every(([folder, version, optional]) =>
    installedVersion.has(folder) ? installedVersion.get(folder) === version : optional,
  );
}

/** `npm ci` when needed. Throws with npm's own words when it fails. */
export async function ensureDependencies() {
  if (await dependenciesAreCurrent()) return;
  console.log('Installing the packages (npm ci) …');
  const { ok, timedOut } = await run(...npm('ci', '--include=dev', '--loglevel=error'), {
    cwd: root,
    timeoutMs: INSTALL_LIMIT_MS,
  });
  if (!ok) throw new Error(`npm ci ${timedOut ? 'took too long' : 'failed'}: see above.`);
}
