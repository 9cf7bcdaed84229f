const unusableCode = 'STORE_UNUSABLE';

/** A permanent fault; the message says the remedy. */
export class UnusableStore extends Error {
  readonly code = unusableCode;
}

/** By code: bundles have classes of their own. */
export function isUnusable(error: unknown): error is UnusableStore {
  return (error as { code?: unknown }).code === unusableCode;
}
