/** Looks again and again until the thing is there; throws when it has not come in time. */
export async function until<Result>(
  look: () => Promise<Result | undefined | false | null> | Result | undefined | false | null,
  what: string,
  limitMs = 120_000,
): Promise<Result> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Not within ${limitMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
