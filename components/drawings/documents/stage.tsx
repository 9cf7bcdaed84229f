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
      <div className="documents-quote fit-text border-ink border-t-2 bg-paper leading-[1.4]">
        <p className="documents-row">
          <b>{`${title} ${quoteDemo.number}`}</b> {quoteDemo.customer}
        </p>
        {quoteDemo.rows.map(([what, price]) => (
          <p key={what} className="documents-row lands" data-at={stepOfRow(what)} data-said="">
            {what} <span>{price}</span>
          </p>
        ))}
        <p className="documents-row border-t" data-at={filling.ready} data-from="">
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
      <div className="documents-signature" data-at={0} data-value={0}>
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
      <p className="documents-accepted fit-text flex flex-wrap items-center gap-x-[0.75rem] bg-paper">
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
      <ol
        className="documents-times grid leading-[1.25]"
        data-delays={[...filling.delays, ...quoteDemo.steps.map(({ afterMs }) => afterMs)].join(
          ' ',
        )}
      >
        {quoteDemo.steps.map(({ time, event, text }, i, { length }) => (
          <li key={time} data-at={i + filling.ready} data-value={i + 1 < length ? 0 : 100}>
            <div data-said="">
              <b className="documents-time fit-text leading-none tracking-[-0.03em]">{time}</b>{' '}
              <b className="documents-event fit-text">{event}</b> <span>{text}</span>
            </div>{' '}
            {i + 1 === length && (
              <ScrollLink
                targetId={anchors.desk}
                className="target -my-3 font-bold underline outline-current"
              >
                {open}
              </ScrollLink>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
