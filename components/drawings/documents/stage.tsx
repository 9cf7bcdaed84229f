import { ScrollLink } from '@/components/layout/links';
import type { StageProps } from '@/components/poster/choices';
import { Seek } from '@/components/poster/seek';
import { anchors } from '@/content/anchors';
import { quoteDemo } from '@/content/demos/quote';
import { posters } from '@/content/posters';
import { filling, PriceList, stepOfRow } from './price-list';
import { penWidth, signatureSize } from './shapes';
import { Signature } from './signature';

const { title, total, accepted, sign, signUnit, signForMe, signHint, open } = posters.documents;

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
      <div className="documents-quote fit-text border-ink border-t-2 bg-paper pt-[0.5em] leading-[1.4]">
        <p className="documents-row mb-[0.5em]">
          <b>{`${title} ${quoteDemo.number}`}</b> {quoteDemo.customer}
        </p>
        {quoteDemo.rows.map(([what, price]) => (
          <p key={what} className="documents-row lands" data-at={stepOfRow(what)} data-said="">
            {what} <span>{price}</span>
          </p>
        ))}
        <p
          className="documents-row mt-[0.5em] border-t pt-[0.5em]"
          data-at={filling.ready}
          data-from=""
        >
          <span data-who="">{total}</span>{' '}
          <b className="documents-total fit-text leading-none tracking-[-0.03em]">
            {plays && (
              <span className="documents-listed needs-script absolute right-0" data-said="">
                {quoteDemo.listed}
              </span>
            )}
            <span data-at={filling.ready + 1} data-said="">
              {quoteDemo.total}
            </span>
          </b>
        </p>
      </div>
      {plays && <PriceList />}
      {/* the disc is over what it reaches into */}
      <div className="documents-signature z-1" data-at={filling.ready + 2} data-value={0}>
        <Signature className="documents-pale" />
        <Signature className="documents-ink" />
        <div className="documents-tail">
          <Line className="documents-on-sheet stroke-line" />
          <Line className="documents-beyond" />
        </div>
        {plays && (
          <>
            <Seek
              label={sign}
              unit={signUnit}
              max={100}
              thumb="48px"
              under="24px"
              className="documents-pen"
            />
            <i className="documents-disc needs-script">
              <svg viewBox="0 0 68 68" aria-hidden="true">
                <path d="M26 24L16 34l10 10M42 24l10 10-10 10" />
              </svg>
            </i>
          </>
        )}
      </div>
      <p
        className="documents-accepted fit-text flex flex-wrap items-center gap-x-[0.75rem] bg-paper"
        data-at={filling.ready + 2}
      >
        {accepted}
        {plays && (
          // in one place, so that the sheet keeps its height; over the slider, which reaches below the name
          <span className="documents-either needs-script grid items-center justify-items-start font-bold *:[grid-area:1/1]">
            <b>{signHint}</b>
            <button
              type="button"
              className="relative z-2 min-h-11 cursor-pointer underline decoration-2 underline-offset-[0.3em]"
              data-play="skip"
            >
              {signForMe}
            </button>
          </span>
        )}
      </p>
      <ol
        className="documents-times grid leading-[1.25]"
        data-delays={[...filling.delays, ...quoteDemo.steps.map(({ afterMs }) => afterMs)].join(
          ' ',
        )}
      >
        {quoteDemo.steps.map(({ time, event, text }, i, { length }) => (
          <li key={time} data-at={i + filling.ready} data-value={i + 1 < length ? 0 : 100}>
            <b className="documents-time fit-text leading-none tracking-[-0.03em]" data-said="">
              {time}
            </b>{' '}
            <div>
              <b className="documents-event min-[75rem]:text-[1.33em]" data-said="">
                {event}
              </b>{' '}
              <span data-said="">{text}</span>{' '}
              {i + 1 === length && (
                <ScrollLink
                  targetId={anchors.desk}
                  className="target -my-3 font-bold underline outline-current"
                >
                  {open}
                </ScrollLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
