import { quoteDemo } from '@/content/demos/quote';
import { posters } from '@/content/posters';
import { posterQuote } from './poster-quote';
import { penWidth, signature, signatureSize } from './shapes/documents';

const { title, total, accepted, sign, signForMe, signHint } = posters.documents;

export function Signature({ className }: { className: string }) {
  const { width, height } = signatureSize;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      <path d={signature(height, 1)} className="fill-none stroke-line" strokeWidth={penWidth} />
    </svg>
  );
}

/** On from the end of the name. */
function Line({ className }: { className: string }) {
  const { width, height } = signatureSize;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      <path d={`M${width - 5} ${height}H4000`} strokeWidth={penWidth} />
    </svg>
  );
}

/** The quote that is signed with the line itself, by the visitor's own hand where they like, and when it came to that. */
export function DocumentsPoster() {
  return (
    <>
      <div className="poster-leaf">
        <p className="poster-sheet-head">
          <b>{`${title} ${posterQuote.number}`}</b> {posterQuote.customer}
        </p>
        <p className="poster-total">
          {total} <b>{posterQuote.total}</b>
        </p>
        <div className="sign" data-at={0} data-value={0}>
          <Signature className="sign-pale" />
          <Signature className="sign-ink" />
          <div className="sign-tail">
            <Line className="sign-on-sheet stroke-line" />
            <Line className="sign-beyond" />
          </div>
          <i className="sign-disc needs-script">
            <svg viewBox="0 0 68 68" aria-hidden="true">
              <path d="M26 24L16 34l10 10M42 24l10 10-10 10" />
            </svg>
          </i>
          <input
            type="range"
            data-seek=""
            className="needs-script"
            aria-label={sign}
            defaultValue={100}
          />
        </div>
        <p className="poster-accepted">
          {accepted}
          <b className="sign-hint needs-script">{signHint}</b>
          <button type="button" data-play="skip" className="sign-now needs-script">
            {signForMe}
          </button>
        </p>
      </div>
      <ol
        className="poster-times"
        data-delays={quoteDemo.steps.map(({ afterMs }) => afterMs).join(' ')}
      >
        {quoteDemo.steps.map(({ time, event, text }, i, { length }) => (
          <li key={time} data-at={i + 1} data-value={i + 1 < length ? 0 : 100} data-said="">
            <b>{time}</b> <span>{event}</span> <small>{text}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
