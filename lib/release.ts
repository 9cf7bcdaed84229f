/** Commit (eight digits) and time of this build; null where it found none. */
export function release() {
  // spelt out: the build replaces these very words
  const commit = process.env.BUILD_COMMIT;
  const time = process.env.BUILD_TIME;
  return { commit: commit || null, builtAt: time ? new Date(time) : null };
}
