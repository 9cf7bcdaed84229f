const bars = 72;

interface WaveformProps {
  text: string;
  /** How much of it has sounded, from 0 to 1. */
  played?: number;
}

/** A voice's trace: one bar for each stretch of the spoken text, as tall as its vowels are many. */
export function Waveform({ text, played = 1 }: WaveformProps) {
  const stretch = Math.max(1, Math.floor(text.length / bars));
  const trace = Array.from({ length: bars }, (_, i) => {
    const letters = text.slice(i * stretch, (i + 1) * stretch);
    const vowels = letters.replace(/[^aeiouàèéìòù]/gi, '').length;
    const height = Math.min(46, 4 + Math.round((vowels / stretch) * 60));
    return `M${i * 6 + 2} ${24 - height / 2}v${height}`;
  });
  const sounded = Math.round(bars * played);
  return (
    <svg
      viewBox={`0 0 ${bars * 6} 48`}
      className="h-12 w-full"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={trace.slice(sounded).join('')} className="stroke-hairline" strokeWidth="3" />
      <path d={trace.slice(0, sounded).join('')} className="stroke-line" strokeWidth="3" />
    </svg>
  );
}
