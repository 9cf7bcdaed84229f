/** The pad's own units, whatever its size on the screen. */
export const pad = { width: 600, height: 150 };

export interface Signature {
  /** One SVG path for each stroke of the pointer. */
  strokes: string[];
  typed: string;
}

export const unsigned: Signature = { strokes: [], typed: '' };
export const isSigned = ({ strokes, typed }: Signature) =>
  strokes.length > 0 || typed.trim() !== '';

/** The signature itself, on the pad and on paper. */
export function SignatureDrawing({ signature }: { signature: Signature }) {
  const { strokes, typed } = signature;
  return (
    <>
      <path d={`M20 ${pad.height - 34}H${pad.width - 20}`} className="stroke-control" />
      <path
        d={strokes.join('')}
        className="fill-none stroke-ink"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {typed && (
        <text x="24" y={pad.height - 46} className="fill-ink" fontSize="40" fontStyle="italic">
          {typed}
        </text>
      )}
    </>
  );
}
