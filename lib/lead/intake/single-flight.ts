/** How many finished answers are remembered at most, and for how many milliseconds. */
const remembered = { most: 1_000, ms: 600_000 };

interface Flight<Result> {
  fingerprint: string;
  result: Promise<Result>;
}

export interface SingleFlight<Result> {
  /**
   * Runs the work for a key, or joins the run under way. Resolves to 'conflict' when that run is about something else.
   * A result that `keep` says so about is given again later, too.
   */
  run(key: string, fingerprint: string, work: () => Promise<Result>): Promise<Result | 'conflict'>;
}

/** Requests with one key that come together are one, even where the store cannot say so. */
export function createSingleFlight<Result>(
  keep: (result: Result) => boolean,
): SingleFlight<Result> {
  const flights = new Map<string, Flight<Result>>();

  function remember(key: string): void {
    if (flights.size > remembered.most) flights.delete(flights.keys().next().value ?? key);
    setTimeout(() => flights.delete(key), remembered.ms).unref();
  }

  return {
    async run(key, fingerprint, work) {
      const joined = flights.get(key);
      if (joined) return joined.fingerprint === fingerprint ? await joined.result : 'conflict';
      const result = work();
      flights.set(key, { fingerprint, result });
      try {
        if (keep(await result)) remember(key);
        else flights.delete(key);
      } catch {
        flights.delete(key);
      }
      return await result;
    },
  };
}
