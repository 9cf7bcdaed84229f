import { z } from 'zod';

/** Undefined where a column holds no JSON. */
export function storedJson(column: unknown): unknown {
  if (typeof column !== 'string') return undefined;
  try {
    return JSON.parse(column);
  } catch {
    return undefined;
  }
}

/** Null where a column holds no list of texts. */
export function storedTexts(column: unknown): string[] | null {
  return z.array(z.string()).safeParse(storedJson(column)).data ?? null;
}
