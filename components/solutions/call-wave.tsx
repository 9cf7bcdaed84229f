/** Loud and soft of one minute, a syllable a bar, as heights in percent. */
const loudness = [
  18, 44, 78, 34, 62, 96, 100, 58, 22, 8, 8, 30, 66, 88, 40, 16, 8, 26, 72, 94, 60, 84, 46, 18, 8, 12,
  48, 90, 70, 28, 52, 98, 64, 20, 8, 8, 34, 76, 56, 24,
];

/** The voice's trace in a box of 400 by 100. */
export const voiceBars = loudness
  .map((height, i) => `M${i * 10 + 5} ${50 - height / 2}v${height}`)
  .join('');

/** The voice of the second minute: what has been said in the line's colour, what is to come in grey. */
export function CallWave() {
  return (
    <svg
      viewBox="0 0 400 100"
      preserveAspectRatio="none"
      className="poster-wave"
      strokeWidth="4"
      aria-hidden="true"
    >
      <path d={voiceBars} className="stroke-control" />
      <path d={voiceBars} className="poster-wave-said stroke-line" />
    </svg>
  );
}
