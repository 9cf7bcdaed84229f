// Installs the packages when what is in node_modules is not what the lockfile asks for.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from './children.mjs';
import { npm, root } from './project.mjs';

const INSTALL_LIMIT_MS = 10 * 60_000;

async function lockedVersions(file) {
  try {
    const { packages } = JSON.parse(await readFile(path.join(root, file), 'utf8'));
    return Object.entries(packages).filter(([name]) => name !== '');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
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
  const wanted = await lockedVersions('package-lock.json');
  const installedVersion = new Map(installed.map(([name, { version }]) => [name, version]));
  return wanted.every(([name, { version, optional }]) =>
    installedVersion.has(name) ? installedVersion.get(name) === version : optional === true,
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
