import { Drawing, Stroke, Terminus } from './drawing';

const voice = [30, 78, 132, 96, 56, 24];

/** Two minutes on a station clock, a voice, and the day in the calendar. */
export function VoicebotDrawing() {
  return (
    <Drawing>
      <circle cx="122" cy="150" r="112" className="fill-paper stroke-ink" strokeWidth="8" />
      <path d="M122 150V56A94 94 0 0 1 141.5 58Z" className="fill-line" />
      <path d="M122 150V60M122 150L72 179" className="stroke-ink" strokeWidth="10" />
      <path d="M122 48v16M122 236v16M20 150h16M208 150h16" className="stroke-ink" strokeWidth="8" />
      {voice.map((height, i) => (
        <path
          key={height}
          d={`M${252 + i * 13} ${150 - height / 2}v${height}`}
          className="stroke-line"
          strokeWidth="7"
        />
      ))}
      <Stroke d="M317 150H336" />
      <path d="M332 104h62v92h-62z" className="fill-paper stroke-ink" strokeWidth="7" />
      <path d="M332 114h62" className="stroke-ink" strokeWidth="20" />
      <Terminus x={363} y={162} />
    </Drawing>
  );
}
