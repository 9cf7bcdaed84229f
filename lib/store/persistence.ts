import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { StoreConfig } from '@/lib/store/connection';

/** File systems that are gone with the container or the machine's memory. */
const temporary = ['overlay', 'aufs', 'tmpfs', 'ramfs'];

/** A volume that an engine has made by itself, for want of a name, or Kubernetes for one pod: the next one gets another. */
const nameless = /\/volumes\/[\da-f]{64}\/_data$|\/kubernetes\.io~empty-dir\//;

const unescaped = (text: string) =>
  text.replace(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));

/**
 * Whether what is written in a folder outlives a container, by the container's own list of mounts (proc_pid_mountinfo(5)):
 * it is on one other than the image's, and neither in memory nor on a volume without a name.
 */
export function isOnVolume(folder: string, mountinfo: string): boolean {
  let best = { source: '', at: '', type: '' };
  for (const line of mountinfo.split('\n')) {
    const [, , , source = '', place = ''] = line.split(' ').map(unescaped);
    const type = / - (\S+)/.exec(line)?.[1] ?? '';
    const holds = place === '/' || folder === place || folder.startsWith(`${place}/`);
    // of several at one place the last one counts
    if (place && holds && place.length >= best.at.length) best = { source, at: place, type };
  }
  return best.at.length > 1 && !temporary.includes(best.type) && !nameless.test(best.source);
}

/** The folder itself, or the nearest one above it that is there already, by its real name. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder === path.dirname(folder) ? folder : realFolder(path.dirname(folder));
  }
}

/**
 * Whether what is stored outlives this process's container, of which the image says by DATA_DIR_NEEDS_VOLUME that it forgets
 * its disk; on a machine without one it always does.
 */
export function isPersistent({ databaseUrl, dataDir }: StoreConfig): boolean {
  if (databaseUrl !== null || process.env.DATA_DIR_NEEDS_VOLUME !== 'true') return true;
  try {
    return isOnVolume(
      realFolder(path.resolve(dataDir)),
      readFileSync('/proc/self/mountinfo', 'utf8'),
    );
  } catch {
    // a system that does not tell
    return true;
  }
}
