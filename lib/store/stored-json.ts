import { z } from 'zod';

/** What a column holds as JSON; undefined where it is none. */
export function storedJson(column: unknown): unknown {
  if (typeof column !== 'string') return undefined;
  try {
    return JSON.parse(column);
  } catch {
    return undefined;
  }
}

/** A column's JSON list of texts; null where it is none. */
export function storedTexts(column: unknown): string[] | null {
  return z.array(z.string()).safeParse(storedJson(column)).data ?? null;
}
