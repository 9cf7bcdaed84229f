import type { CSSProperties } from 'react';
import { mapRuns } from '@/content/network';
import { routeField } from '@/lib/browser/route-note';
import { OtherLines } from './other-lines';
import { type RunView, runViews } from './run-view';

/**
 * A customer's question, chosen from each line's example, and the line that answers it. Which one is lit, and that it is
 * drawn, is the browser's own doing: radio buttons, `board.css` and `run.css`.
 */
export function Runs() {
  const runs = runViews();
  return (
    <fieldset className="runs" style={{ '--lines': runs.length } as CSSProperties}>
      <legend>{mapRuns.legend}</legend>
      {runs.map((run, place) => (
        <div
          key={run.slug}
          className="run"
          data-line={run.colour}
          style={{ '--place': place } as CSSProperties}
        >
          <label className="run-choice">
            <input
              type="radio"
              name={routeField}
              value={run.request}
              data-route-line={run.line}
              data-route-service={run.name}
              defaultChecked={run.slug === mapRuns.first}
            />
            <span>{run.request}</span>
          </label>
          <RunPanel run={run} runs={runs} />
        </div>
      ))}
    </fieldset>
  );
}

/** A question on its way: its line, the answer that the line becomes, and who takes over; beside it the other lines. */
function RunPanel({ run, runs }: { run: RunView; runs: readonly RunView[] }) {
  const { person } = run;
  return (
    <div className="run-panel">
      <i className="run-row" />
      <p className="run-source">
        <b>{run.source}</b> {run.sentAt}
      </p>
      <a href={run.path} className="run-name" data-short={run.shortName}>
        {run.name}
      </a>
      <div className="run-side">
        <div className="run-answer">
          <p className="run-head">
            {run.opening} <b>{run.answeredAt}</b>
          </p>
          <p className="run-reply">{run.reply}</p>
        </div>
        <div className="run-person">
          <b>{person.name}</b>
          <p className="run-head">
            {person.role} <b>{person.at}</b>
          </p>
          <p>«{person.says}»</p>
        </div>
        <p className="run-arrival">
          {run.destination}: {run.arrival}
        </p>
      </div>
      <OtherLines drawing={run.map} runs={runs} />
    </div>
  );
}
