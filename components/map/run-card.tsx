import { mapRuns } from '@/content/network';
import type { RunRow } from '@/content/types';
import type { OwnRun, RunView } from './run-view';

/**
 * What a request has become: a real record, framed, with the line running through its entry; of the visitor's own, what
 * an assistant answers.
 */
export function RunCard({ run, own }: { run: RunView; own: OwnRun | null }) {
  const { card, destination } = run;
  if (own)
    return (
      <div className="run-card">
        <p className="run-head">
          <b>{destination}</b>
          {mapRuns.example}
        </p>
        <p className="run-entry">
          <span>{own.reply}</span>
        </p>
      </div>
    );
  return (
    <div className="run-card">
      <p className="run-head">
        <b>{destination}</b>
        {card.note}
      </p>
      <Rows rows={card.before} />
      <p className="run-entry">
        <b>{card.entry.label}</b>
        <b>{card.entry.text}</b>
        <span>{card.entry.detail}</span>
      </p>
      <Rows rows={card.after} signed={card.signed} />
    </div>
  );
}

function Rows({
  rows = [],
  signed,
}: {
  rows?: RunRow[] | undefined;
  signed?: boolean | undefined;
}) {
  return rows.map(({ label, text }, i) => (
    <p key={label} className="run-row">
      <span>{label}</span> {text}
      {signed && i === rows.length - 1 && <SignedHere />}
    </p>
  ));
}

function SignedHere() {
  return (
    <svg viewBox="0 0 96 28" className="run-signature" aria-hidden="true">
      <path d="M3 22C9 4 15 2 14 10s-5 13 1 6 7-8 7-3 3 5 7-1 6-6 6-1 4 4 8-2 8-8 9-3-5 11-1 10 9-14 13-13 0 9 5 8 8-9 12-8 2 6 8 3" />
    </svg>
  );
}
