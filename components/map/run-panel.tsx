import { mapRuns } from '@/content/network';
import { OtherLines } from './other-lines';
import type { OwnRun, RunView } from './run-view';

interface RunPanelProps {
  run: RunView;
  /** The visitor's own words, where this line has taken them. */
  own: OwnRun | null;
  runs: readonly RunView[];
}

/** A question on its way: its line, the answer that the line becomes, and who takes over; beside it the other lines. */
export function RunPanel({ run, own, runs }: RunPanelProps) {
  const { own: words } = mapRuns;
  const { person } = run;
  const says = own?.handedOver ? words.handedOver.person : words.person;
  return (
    <div className="run-panel">
      <i className="run-row" />
      <p className="run-source">
        <b>{run.source}</b> {own === null && run.sentAt}
      </p>
      <a href={run.path} className="run-name" data-short={run.shortName}>
        <b aria-hidden="true">{`L${run.line}`}</b>
        <span>{run.name}</span>
      </a>
      <div className="run-side">
        <div className="run-answer">
          <p className="run-head">
            {run.opening} <b>{own ? words.example : run.answeredAt}</b>
          </p>
          <p className="run-reply">{own?.reply ?? run.reply}</p>
        </div>
        <div className="run-person">
          <b>{person.name}</b>
          <p className="run-head">
            {person.role} {own === null && <b>{person.at}</b>}
          </p>
          <p>«{own ? says : person.says}»</p>
        </div>
        <p className="run-arrival">
          {run.destination}: {own ? words.arrival : run.arrival}
        </p>
      </div>
      <OtherLines drawing={run.map} runs={runs} />
    </div>
  );
}
