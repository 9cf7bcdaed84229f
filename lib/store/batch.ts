const largestBatch = 100;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Group commit: simultaneous items share one `run`, whose results are in their order; each caller gets its result, or
 * the error. After a batch the next waits for `rest`, unless a full one is waiting.
 */
export function batched<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  rest?: (done: number) => Promise<unknown>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let running = false;

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch);
      waiting = waiting.slice(largestBatch);
      try {
        const results = await run(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
        if (waiting.length < largestBatch) await rest?.(batch.length);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running) return;
      running = true;
      setImmediate(flush);
    });
}
