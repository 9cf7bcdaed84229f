import { Drawing, Ring, Stroke } from './drawing';

/** Sheets come off one line, and the line itself signs the last. */
export function DocumentsDrawing() {
  return (
    <Drawing>
      <path d="M96 14h170v220H96z" className="fill-paper stroke-ink" strokeWidth="6" />
      <path d="M126 38h170v220H126z" className="fill-paper stroke-ink" strokeWidth="6" />
      <path d="M156 62h170v224H156z" className="fill-paper stroke-ink" strokeWidth="6" />
      <path
        d="M182 96h72M182 124h118M182 146h118M182 168h118"
        className="stroke-ink"
        strokeWidth="7"
      />
      <path d="M254 196h46" className="stroke-ink" strokeWidth="12" />
      <Stroke d="M14 250H176C200 250 196 222 210 222S214 264 228 258 236 232 248 236 252 262 268 252 292 250 388 250" />
      <Ring x={16} y={250} />
    </Drawing>
  );
}
