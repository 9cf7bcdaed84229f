import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './children';

const installLimitMs = 10 * 60_000;
// where servers are installed is not on everyone's PATH
const systemFolders = ['/usr/sbin', '/usr/local/sbin'];

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function starts(program: string): boolean {
  if (!existsSync(program)) return false;
  // Xvfb takes '-v' for a server to be started
  const option = path.basename(program) === 'Xvfb' ? '-version' : '-v';
  return !spawnSync(program, [option], { stdio: 'ignore', timeout: 60_000 }).error;
}

export function findProgram(name: string, works = starts): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [...folders, ...systemFolders].map((folder) => path.join(folder, name)).find(works);
}

// a run level in which no package starts its service
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
const options = { env, timeoutMs: installLimitMs, quiet: true };
let updated: Promise<unknown> | undefined;

/** Installs Debian packages where this user may; says apt's last words where it fails. */
export async function installWithApt(...packages: string[]): Promise<boolean> {
  if (!mayInstall()) return false;
  updated ??= run('apt-get', ['update'], options);
  await updated;
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  const { failed, output } = await run('apt-get', install, options);
  if (failed) console.log(output);
  return !failed;
}

export async function ensureProgram(
  name: string,
  debianPackage = name,
  works = starts,
): Promise<string> {
  if (!findProgram(name, works)) await installWithApt(debianPackage);
  const program = findProgram(name, works);
  if (program) return program;
  throw new Error(`No ${name} here. Install it (Debian: apt install ${debianPackage}).`);
}
