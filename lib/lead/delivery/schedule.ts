/** From this wait on, in seconds, the moment is drawn at random: a thousand requests do not all come back at once. */
const jitteredFrom = 3_600;

/** Milliseconds until the next attempt, null when none is left; a fault that waiting does not fix waits the longest. */
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
  return nextWaitMs(1, [Math.max(...retrySeconds)], false, () => 1) ?? 0;
}
