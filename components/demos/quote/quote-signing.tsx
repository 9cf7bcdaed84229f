import type { PointerEvent } from 'react';
import { quoteWords } from '@/content/demos/quote';
import { DemoField } from '../core/demo-field';
import { pad, type Signature, SignatureDrawing, unsigned } from './quote-signature';

const words = quoteWords.signature;
interface QuoteSigningProps {
  signature: Signature;
  signedOn?: string | undefined;
  /** Missing in the server's frame. */
  onChange?: (change: (now: Signature) => Signature) => void;
}

/** Where the customer signs: by pointer on the pad, or by writing the name. */
export function QuoteSigning({ signature, signedOn, onChange }: QuoteSigningProps) {
  const { typed } = signature;

  function draw(event: PointerEvent<SVGSVGElement>, begin: boolean) {
    if (!onChange || (!begin && event.buttons === 0)) return;
    if (begin) event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.round(((event.clientX - box.left) / box.width) * pad.width);
    const y = Math.round(((event.clientY - box.top) / box.height) * pad.height);
    // several points may arrive before the next drawing, so each builds on the latest
    onChange(({ strokes: drawn }) => {
      const earlier = begin ? drawn : drawn.slice(0, -1);
      // a dot is a stroke too: a line of no length shows its round cap
      const stroke = begin ? `M${x} ${y}l0 0` : `${drawn.at(-1) ?? `M${x} ${y}`}L${x} ${y}`;
      return { typed: '', strokes: [...earlier, stroke] };
    });
  }

  return (
    <div className="mt-8 grid gap-5 border-ink border-t-2 pt-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <p className="font-bold">{words.title}</p>
        <p className="type-small mb-2 text-muted">{words.pad}</p>
        <svg
          viewBox={`0 0 ${pad.width} ${pad.height}`}
          className="quote-pad"
          aria-hidden="true"
          onPointerDown={onChange && ((event) => draw(event, true))}
          onPointerMove={onChange && ((event) => draw(event, false))}
        >
          <SignatureDrawing signature={signature} />
        </svg>
      </div>
      <div>
        <DemoField
          name="quote-typed"
          label={words.typed}
          value={typed}
          maxLength={60}
          onChange={onChange && ((text) => onChange(() => ({ strokes: [], typed: text })))}
        />
        <p className="mt-3 min-h-11">
          {signedOn && <strong className="mr-4">{words.signedOn(signedOn)}</strong>}
          {signedOn && (
            <button
              type="button"
              data-control="quote-clear"
              className="demo-minor"
              onClick={onChange && (() => onChange(() => unsigned))}
            >
              {words.clear}
            </button>
          )}
        </p>
      </div>
    </div>
  );
}
