// Programs of the system, found, or installed from Debian's packages where this user may.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './children';

export function findProgram(name: string, works: (program: string) => boolean = existsSync) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  // where servers are installed is not on everyone's PATH
  folders.push('/usr/sbin', '/usr/local/sbin');
  return folders.map((folder) => path.join(folder, name)).find(works);
}

const quiet = {
  // a run level in which no package starts its service
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  quiet: true,
};
let updated: Promise<unknown> | undefined;

/** Says apt's last words where it fails. */
export async function installWithApt(...packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} …`);
  updated ??= run('apt-get', ['update'], quiet);
  await updated;
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  const { failed, output } = await run('apt-get', install, quiet);
  if (failed) console.log(output);
}

/** What `find` gives, after an installation if need be. Throws with what to install. */
export async function ensure<Found>(
  name: string,
  find: () => Found | undefined,
  ...packages: string[]
): Promise<Found> {
  if (!find()) await installWithApt(...packages);
  const found = find();
  if (found) return found;
  throw new Error(`No ${name} here. Install it (Debian: apt install ${packages.join(' ')}).`);
}
