/** Milliseconds that a request over the limit for all waits for others: they go out in one mail. */
export const bundleWaitMs = 600_000;

/** From this wait on, in seconds, the moment is drawn at random: a thousand requests do not all come back at once. */
const jitteredFrom = 3_600;

/**
 * Milliseconds until the next attempt, after `attempts` failed ones; null when none is left and the delivery is dead-lettered.
 * `retrySeconds` has the wait before each retry, in order. Waits of an hour and more vary by half, so that two hours
 * mean one to three. A fault that waiting does not fix (wrong password) waits the longest of the list.
 */
export function nextWaitMs(
  attempts: number,
  retrySeconds: number[],
  configurationFault: boolean,
  random: () => number = Math.random,
): number | null {
  const listed = retrySeconds[attempts - 1];
  if (listed === undefined) return null;
  const seconds = configurationFault ? Math.max(...retrySeconds) : listed;
  const factor = seconds >= jitteredFrom ? 0.5 + random() : 1;
  return Math.round(seconds * factor * 1_000);
}

/** Milliseconds that nothing waits longer for, whatever is drawn. */
export function longestWaitMs(retrySeconds: number[]): number {
  const longest = nextWaitMs(1, [Math.max(...retrySeconds)], false, () => 1);
  return Math.max(bundleWaitMs, longest ?? 0);
}
