/** For how long new attempts begin: six times what the server's restart takes, and no longer than one watches a spinner. */
const tryForMs = 30_000;
/** More than the server may take to answer (20 s, where it has to send the mail itself). */
const attemptLimitMs = 25_000;
const firstPauseMs = 1_000;
const longestPauseMs = 5_000;

/** How one attempt ended: with a result, or with a reason to make another. */
export type Attempt<Result> =
  | { result: Result }
  | { again: string /** as the server asks: Retry-After */; pauseMs?: number | undefined };

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves when there is a network, or after `limitMs`. Where the browser cannot tell, at once. */
async function untilOnline(limitMs: number): Promise<void> {
  if (navigator.onLine !== false) return;
  const waiting = new AbortController();
  const back = new Promise((resolve) =>
    addEventListener('online', resolve, { signal: waiting.signal }),
  );
  await Promise.race([back, sleep(limitMs)]);
  waiting.abort();
}

async function once<Result>(
  attempt: (signal: AbortSignal) => Promise<Attempt<Result>>,
): Promise<Attempt<Result>> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), attemptLimitMs);
  try {
    return await attempt(limit.signal);
  } catch (error) {
    if (limit.signal.aborted) return { again: `no answer in ${attemptLimitMs / 1000} s` };
    return { again: error instanceof Error ? error.message : 'no answer' };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Makes attempts until one ends with a result: after 1, 2, 4, then each 5 seconds, or later where the server asks for it;
 * where the browser knows of no network, which may be wrong, the first at once and the next as soon as there is one. New
 * ones begin for half a minute, and one lasts 25 seconds at the most, so that it is over in less than a minute.
 *
 * @param attempt one attempt; that it throws is a reason to make another
 * @returns the first result, or why the last attempt had none
 */
export async function keepTrying<Result>(
  attempt: (signal: AbortSignal) => Promise<Attempt<Result>>,
): Promise<Attempt<Result>> {
  const deadline = Date.now() + tryForMs;
  for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
    const ended = await once(attempt);
    if ('result' in ended) return ended;
    const wait = Math.max(pause, ended.pauseMs ?? 0);
    if (Date.now() + wait > deadline) return ended;
    await sleep(wait);
    await untilOnline(deadline - Date.now());
  }
}
