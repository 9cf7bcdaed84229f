const remembered = { most: 1_000, ms: 600_000 };

interface Flight<Result> {
  fingerprint: string;
  result: Promise<Result>;
}

export type SingleFlight<Result> = ReturnType<typeof createSingleFlight<Result>>;

/** Makes simultaneous requests with one key one, also without the store. */
export function createSingleFlight<Result>(keep: (result: Result) => boolean) {
  const flights = new Map<string, Flight<Result>>();

  function remember(key: string): void {
    if (flights.size > remembered.most) flights.delete(flights.keys().next().value ?? key);
    setTimeout(() => flights.delete(key), remembered.ms).unref();
  }

  return {
    /**
     * Runs the work or joins the run under way, 'conflict' for another fingerprint; what `keep` accepts is given again
     * later.
     */
    async run(
      key: string,
      fingerprint: string,
      work: () => Promise<Result>,
    ): Promise<Result | 'conflict'> {
      const joined = flights.get(key);
      if (joined) return joined.fingerprint === fingerprint ? await joined.result : 'conflict';
      const result = work();
      flights.set(key, { fingerprint, result });
      const again = await result.then(keep).catch(() => false);
      if (again) remember(key);
      else flights.delete(key);
      return await result;
    },
  };
}
