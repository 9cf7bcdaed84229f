import { subscribe } from 'node:diagnostics_channel';
import { readLine } from '@/lib/lead/figures/counted';
import type { Counter } from '@/lib/lead/figures/counter';

/** Where the release's server publishes what nginx tells it (deploy/server/server.js). */
const channelName = 'site.counted';

/** Counts what nginx has served, a line each (`readLine`). Once per process. */
export function countWhatNginxServes(counter: () => Counter): void {
  subscribe(channelName, (line) => {
    const counted = readLine(String(line));
    if (counted) counter().add(counted);
  });
}
