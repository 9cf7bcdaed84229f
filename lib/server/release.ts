/** When `next build` made what runs; null outside of a build. `next.config.ts` hands it over. */
export function releasedAt(): Date | null {
  const time = process.env.BUILD_TIME;
  return time ? new Date(time) : null;
}
