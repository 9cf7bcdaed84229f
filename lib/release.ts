/** The build that runs: its commit's first eight digits, and its time; null where the build found none. */
export function release() {
  // one by one and whole: the build puts its values in the place of these very words
  const commit = process.env.BUILD_COMMIT;
  const time = process.env.BUILD_TIME;
  return { commit: commit || null, builtAt: time ? new Date(time) : null };
}
