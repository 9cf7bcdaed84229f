/**
 * Begins a step unless the time is over. Rejects with the step's error, or when the time is over, whatever becomes of the
 * step.
 */
export type InTime = <Result>(step: () => Promise<Result>) => Promise<Result>;

/** However long it takes. */
export const anyTime: InTime = (step) => step();

/** One deadline, in milliseconds from now, over steps that may hang. */
export function createDeadline(limitMs: number) {
  const end = performance.now() + limitMs;
  const isOver = () => performance.now() >= end;

  const inTime: InTime = async (step) => {
    const late = () => new Error('The store did not answer in time');
    if (isOver()) throw late();
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(late()), end - performance.now());
    });
    try {
      return await Promise.race([step(), over]);
    } finally {
      clearTimeout(timer);
    }
  };

  return { isOver, inTime };
}
