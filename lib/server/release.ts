/** Of which source this process is, and since when. */
export interface Release {
  /** The first eight digits; null where the build found none, and outside of a build. */
  commit: string | null;
  /** When `next build` made it; null outside of a build. */
  builtAt: Date | null;
}

/** What runs, as `next.config.ts` handed it to the build. */
export function release(): Release {
  // one by one and whole: the build puts its values in the place of these very words
  const commit = process.env.BUILD_COMMIT;
  const time = process.env.BUILD_TIME;
  return { commit: commit || null, builtAt: time ? new Date(time) : null };
}
