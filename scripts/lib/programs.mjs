// Programs of the system that tests and measurements need: found, or installed from Debian's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './children.mjs';

const INSTALL_LIMIT_MS = 5 * 60_000;
// where servers are installed is not on everyone's PATH
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/**
 * What makes a program say its version and end; Xvfb takes '-v' for a server to be started.
 *
 * @type {Record<string, string>}
 */
const versionOptions = { Xvfb: '-version' };

/** @param {string} program */
function runs(program) {
  if (!existsSync(program)) return false;
  const option = versionOptions[path.basename(program)] ?? '-v';
  return !spawnSync(program, [option], { stdio: 'ignore', timeout: 20_000 }).error;
}

/**
 * The path of a program that runs, or undefined.
 *
 * @param {string} name
 */
export function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [...folders, ...SYSTEM_FOLDERS].map((folder) => path.join(folder, name)).find(runs);
}

/**
 * @param {string} name
 * @param {string} debianPackage
 */
async function installWithApt(name, debianPackage) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`No ${name} here. Installing the system’s package (apt-get) …`);
  // a run level in which no package starts its service
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', debianPackage]]) {
    const { ok, output } = await run('apt-get', args, {
      env,
      timeoutMs: INSTALL_LIMIT_MS,
      quiet: true,
    });
    if (!ok) console.log(output);
  }
}

/**
 * Finds a program or installs its Debian package, which mostly has the same name.
 *
 * @param {string} name
 * @throws with what to do when neither works
 */
export async function ensureProgram(name, debianPackage = name) {
  if (!findProgram(name)) await installWithApt(name, debianPackage);
  const program = findProgram(name);
  if (program) return program;
  throw new Error(
    `No ${name} here. Install it so that it is on the PATH (Debian: apt install ${debianPackage}).`,
  );
}
