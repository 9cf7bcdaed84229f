import { voiceTrace } from './shapes/call';

/** The voice's trace in a box of 400 by 100. */
export const voiceBars = voiceTrace(0, 0, 10, 1);

/** The voice of the second minute: what has been said in the line's colour, what is to come in grey. */
export function CallWave() {
  return (
    <svg
      viewBox="0 0 400 100"
      preserveAspectRatio="none"
      className="call-wave"
      strokeWidth="4"
      aria-hidden="true"
    >
      <path d={voiceBars} className="call-unsaid" />
      <path d={voiceBars} className="call-said" />
    </svg>
  );
}
