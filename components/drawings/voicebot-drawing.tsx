import { Drawing, Stroke, Terminus } from './drawing';

const voice = [18, 46, 78, 110, 70, 96, 40, 62, 26];

/** Two minutes on a station clock, a voice, and the day in the calendar. */
export function VoicebotDrawing() {
  return (
    <Drawing>
      <circle cx="92" cy="150" r="80" className="fill-paper stroke-ink" strokeWidth="6" />
      <path d="M92 150V82A68 68 0 0 1 106.1 83.5Z" className="fill-line" />
      <path d="M92 150V88M92 150L54 172" className="stroke-ink" strokeWidth="7" />
      <path d="M92 78v10M92 212v10M20 150h10M154 150h10" className="stroke-ink" strokeWidth="6" />
      {voice.map((height, i) => (
        <path
          key={height}
          d={`M${192 + i * 13} ${150 - height / 2}v${height}`}
          className="stroke-line"
          strokeWidth="7"
        />
      ))}
      <Stroke d="M300 150H336" />
      <path d="M336 110h56v80h-56z" className="fill-paper stroke-ink" strokeWidth="6" />
      <path d="M336 118h56" className="stroke-ink" strokeWidth="16" />
      <Terminus x={364} y={160} />
    </Drawing>
  );
}
