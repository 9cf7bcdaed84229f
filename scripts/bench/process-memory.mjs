// Peak memory of a process and all it started, read from /proc (Linux).
import { readdir, readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;
const SAMPLE_MS = 100;

/** @param {number} groupId */
async function residentBytes(groupId) {
  let bytes = 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      const group = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
      if (group !== groupId) continue;
      const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
      bytes += Number(resident) * PAGE_BYTES;
    } catch {
      // it ended while we looked
    }
  }
  return bytes;
}

/**
 * Samples a process group until it is told to stop, which gives the peak in bytes.
 *
 * @param {number} groupId
 */
export function watchMemory(groupId) {
  let peak = 0;
  const timer = setInterval(async () => {
    peak = Math.max(peak, await residentBytes(groupId));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
