import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { StoreConfig } from '@/lib/store/schema';

const temporary = ['overlay', 'aufs', 'tmpfs', 'ramfs'];

const nameless = /\/volumes\/[\da-f]{64}\/_data$|\/kubernetes\.io~empty-dir\//;

const unescaped = (text: string) =>
  text.replace(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));

/** By the list of mounts (proc_pid_mountinfo(5)). */
export function isOnVolume(folder: string, mountinfo: string): boolean {
  let best = { source: '', at: '', type: '' };
  for (const line of mountinfo.split('\n')) {
    const [, , , source = '', place = ''] = line.split(' ').map(unescaped);
    const type = / - (\S+)/.exec(line)?.[1] ?? '';
    const holds = place === '/' || folder === place || folder.startsWith(`${place}/`);
    if (place && holds && place.length >= best.at.length) best = { source, at: place, type };
  }
  return best.at.length > 1 && !temporary.includes(best.type) && !nameless.test(best.source);
}

function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder === path.dirname(folder) ? folder : realFolder(path.dirname(folder));
  }
}

/** Whether the data outlives this container, whose image sets DATA_DIR_NEEDS_VOLUME. */
export function isPersistent({ databaseUrl, dataDir }: StoreConfig): boolean {
  if (databaseUrl !== null || process.env.DATA_DIR_NEEDS_VOLUME !== 'true') return true;
  try {
    const mountinfo = readFileSync('/proc/self/mountinfo', 'utf8');
    return isOnVolume(realFolder(path.resolve(dataDir)), mountinfo);
  } catch {
    return true;
  }
}
