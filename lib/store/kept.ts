import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { StoreConfig } from '@/lib/store/connection';

/** A line of mountinfo, as far as it counts here. */
interface Mount {
  /** The folder of its file system that is mounted. */
  source: string;
  at: string;
  type: string;
}

/** File systems that are gone with the container or the machine's memory. */
const passing = ['overlay', 'aufs', 'tmpfs', 'ramfs'];

/** A volume that an engine has made by itself, for want of a name, or Kubernetes for one pod: the next one gets another. */
const nameless = /\/volumes\/[\da-f]{64}\/_data$|\/kubernetes\.io~empty-dir\//;

const unescaped = (text: string) =>
  text.replace(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));

/** proc_pid_mountinfo(5): id, parent, device, source, place, options, optional fields, a dash, type. */
function mounts(mountinfo: string): Mount[] {
  return mountinfo.split('\n').flatMap((line) => {
    const [, , , source, at] = line.split(' ');
    const type = / - (\S+)/.exec(line)?.[1];
    return source && at && type ? [{ source: unescaped(source), at: unescaped(at), type }] : [];
  });
}

const isInside = (folder: string, at: string) =>
  at === '/' || folder === at || folder.startsWith(`${at}/`);

/**
 * Whether what is written in a folder outlives a container, by the container's own list of mounts: it is on one other
 * than the image's, and neither in memory nor on a volume without a name.
 *
 * @param folder absolute, without symbolic links
 * @param mountinfo the text of /proc/self/mountinfo
 */
export function isOnVolume(folder: string, mountinfo: string): boolean {
  // of several at one place the last one counts
  const mount = mounts(mountinfo)
    .filter(({ at }) => isInside(folder, at))
    .reduce<Mount | null>((best, it) => (it.at.length >= (best?.at.length ?? 0) ? it : best), null);
  if (!mount || mount.at === '/') return false;
  return !passing.includes(mount.type) && !nameless.test(mount.source);
}

/** The folder itself, or the nearest one above it that is there already, by its real name. */
function realFolder(folder: string): string {
  const full = path.resolve(folder);
  if (existsSync(full) || full === path.dirname(full)) return realpathSync(full);
  return realFolder(path.dirname(full));
}

function isFolderKept(folder: string): boolean {
  try {
    return isOnVolume(realFolder(folder), readFileSync('/proc/self/mountinfo', 'utf8'));
  } catch {
    // a system that does not tell
    return true;
  }
}

/**
 * Whether what is stored outlives this process's container, of which the image says by DATA_DIR_NEEDS_VOLUME that it forgets
 * its disk; on a machine without one it always does.
 */
export function isStoreKept({ databaseUrl, dataDir }: StoreConfig): boolean {
  return (
    databaseUrl !== null || process.env.DATA_DIR_NEEDS_VOLUME !== 'true' || isFolderKept(dataDir)
  );
}
