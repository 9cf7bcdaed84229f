import { Drawing, Ring, Stroke, Terminus } from './drawing';

/** A letter comes in, the line turns around inside it and leaves as the answer. */
export function EmailDrawing() {
  return (
    <Drawing>
      <path d="M110 66h240v168H110z" className="fill-paper stroke-ink" strokeWidth="6" />
      <path d="M110 66l120 92 120-92" className="fill-none stroke-ink" strokeWidth="6" />
      <Stroke d="M10 116H226A34 34 0 0 1 226 184H40" width={10} />
      <path d="M54 160l-28 24 28 24z" className="fill-line" />
      <Ring x={14} y={116} />
      <Terminus x={12} y={184} />
    </Drawing>
  );
}
