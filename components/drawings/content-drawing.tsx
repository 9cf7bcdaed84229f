import { Drawing, Ring, Stroke } from './drawing';

/** One brief, three formats: text, image, video. */
export function ContentDrawing() {
  return (
    <Drawing>
      <Stroke d="M14 150H110L206 54H262" />
      <Stroke d="M14 150H262" />
      <Stroke d="M110 150L206 246H262" />
      <path
        d="M262 14h112v80H262zM262 110h112v80H262zM262 206h112v80H262z"
        className="fill-paper stroke-ink"
        strokeWidth="6"
      />
      <path d="M280 38h76M280 54h76M280 70h44" className="stroke-ink" strokeWidth="7" />
      <path d="M270 182l34-44 24 28 14-16 24 32z" className="fill-ink" />
      <circle cx="346" cy="134" r="10" className="fill-line" />
      <path d="M302 222l40 24-40 24z" className="fill-line stroke-ink" strokeWidth="4" />
      <Ring x={16} y={150} />
      <Ring x={110} y={150} />
    </Drawing>
  );
}
