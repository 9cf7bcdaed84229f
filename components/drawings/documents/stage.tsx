import type { StageProps } from '@/components/poster/choices';
import { Seek } from '@/components/poster/seek';
import { quoteDemo } from '@/content/demos/quote';
import { posters } from '@/content/posters';
import { penWidth, signatureSize } from './shapes';
import { Signature } from './signature';

const { title, total, accepted, sign, signForMe, signHint } = posters.documents;

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
export function DocumentsStage({ plays }: StageProps) {
  return (
    <>
      <div className="documents-leaf narrow:pb-12 wide:contents">
        <div className="set-14 wide:set-17 wide:bottom-164 wide:left-660 border-ink border-t-2 bg-paper pt-8 pb-20 leading-[1.4] wide:absolute wide:w-236 wide:p-0 wide:pt-10 *:flex *:flex-wrap *:items-end *:justify-between">
          <p className="mb-6 wide:mb-10">
            <b>{`${title} ${quoteDemo.number}`}</b> {quoteDemo.customer}
          </p>
          {quoteDemo.rows.map(([what, price]) => (
            <p key={what}>
              {what} <span>{price}</span>
            </p>
          ))}
          <p className="mt-6 border-t pt-6 wide:mt-10 wide:pt-10">
            {total}{' '}
            <b className="wide:set-52 set-26 leading-none tracking-[-0.03em]">{quoteDemo.total}</b>
          </p>
        </div>
        <div
          className="documents-signature narrow:relative narrow:mb-12 wide:absolute wide:bottom-119 wide:left-0"
          data-at={0}
          data-value={0}
        >
          <Signature className="documents-pale" />
          <Signature className="documents-ink" />
          <div className="documents-tail">
            <Line className="documents-on-sheet stroke-line" />
            <Line className="documents-beyond" />
          </div>
          {plays && (
            <>
              <i className="documents-disc needs-script">
                <svg viewBox="0 0 68 68" aria-hidden="true">
                  <path d="M26 24L16 34l10 10M42 24l10 10-10 10" />
                </svg>
              </i>
              <Seek label={sign} max={100} thumb="48px" under="24px" className="documents-pen" />
            </>
          )}
        </div>
        <p className="wide:set-18 set-14 wide:bottom-36 wide:left-660 wide:grid wide:w-250 flex flex-wrap items-center justify-items-start gap-x-12 bg-paper narrow:min-h-[2.75rem] wide:absolute wide:gap-0">
          {accepted}
          {plays && (
            <span className="documents-either needs-script">
              <b>{signHint}</b>
              <button type="button" data-play="skip">
                {signForMe}
              </button>
            </span>
          )}
        </p>
      </div>
      <ol
        className="documents-times tablet:grid-cols-4 wide:set-18 wide:top-24 wide:bottom-164 wide:w-380 wide:left-956 tablet:gap-x-14 grid grid-cols-2 gap-x-16 gap-y-20 narrow:px-(--side) narrow:pt-20 narrow:pb-24 leading-[1.25] wide:grid-cols-1 wide:content-between wide:gap-0"
        data-delays={quoteDemo.steps.map(({ afterMs }) => afterMs).join(' ')}
      >
        {quoteDemo.steps.map(({ time, event, text }, i, { length }) => (
          <li key={time} data-at={i + 1} data-value={i + 1 < length ? 0 : 100} data-said="">
            <b className="wide:set-72 set-28 block leading-none tracking-[-0.03em]">{time}</b>{' '}
            <span className="wide:set-24 block md:font-bold">{event}</span>{' '}
            <small className="block text-base wide:text-[1em] max-md:sr-only">{text}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
