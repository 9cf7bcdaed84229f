import { createExpiringMap } from '@/lib/expiring-map';

/** So many in so many seconds, counted from the first. */
export interface WindowLimit {
  points: number;
  seconds: number;
}

/**
 * Counts by key in memory. A window begins with its first request; of more than `most` keys, by default 20,000, the
 * oldest are forgotten. `now` is in milliseconds on a clock that only goes forward.
 */
export function createWindows({ points, seconds }: WindowLimit, most?: number) {
  const windows = createExpiringMap<{ count: number }>(seconds * 1_000, most);

  /** Whole seconds until the next one would be taken, at least 1; null when it would be now. Counts nothing. */
  function waitSeconds(key: string, now = performance.now()): number | null {
    const window = windows.get(key, now);
    return window && window.value.count >= points ? Math.ceil((window.ends - now) / 1_000) : null;
  }

  return {
    waitSeconds,
    /** Counts one and gives null, or over the limit the seconds to wait. */
    take(key: string, now = performance.now()): number | null {
      const wait = waitSeconds(key, now);
      if (wait !== null) return wait;
      const window = windows.get(key, now);
      if (window) window.value.count += 1;
      else windows.set(key, { count: 1 }, now);
      return null;
    },
    /** Takes back one that was counted. */
    giveBack(key: string, now = performance.now()): void {
      const window = windows.get(key, now);
      if (window && window.value.count > 0) window.value.count -= 1;
    },
  };
}
