import { Drawing, Stroke } from './drawing';

/** One face, one voice, and the languages it speaks. */
export function AvatarDrawing() {
  return (
    <Drawing>
      <path d="M20 20h200v260H20z" className="fill-line" />
      {/* the same in both themes: a face turned light on dark is a negative */}
      <g className="scheme-light">
        <path d="M34 280c4-56 36-80 86-80s82 24 86 80z" className="fill-ink" />
        <path d="M100 174h40v36a20 20 0 0 1-40 0z" className="fill-paper" />
        <rect x="74" y="70" width="92" height="126" rx="46" className="fill-paper" />
        <path
          d="M68 126c-6-56 20-82 54-82 30 0 56 22 50 78-18-4-34-18-42-34-14 22-36 36-62 38z"
          className="fill-ink"
        />
        <circle cx="103" cy="134" r="5" className="fill-ink" />
        <circle cx="140" cy="134" r="5" className="fill-ink" />
        <path d="M104 168c10 9 24 9 34 0" className="fill-none stroke-ink" strokeWidth="5" />
      </g>
      <Stroke d="M220 168H262L318 112H340" />
      <Stroke d="M262 168H340" />
      <Stroke d="M262 168L318 224H340" />
      {[112, 168, 224].map((y, i) => (
        <g key={y}>
          <path d={`M330 ${y - 20}h52v40h-52z`} className="fill-paper stroke-ink" strokeWidth="4" />
          <text x="356" y={y + 7} textAnchor="middle" className="fill-ink font-bold text-[19px]">
            {['IT', 'EN', 'DE'][i]}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
