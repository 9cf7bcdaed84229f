import { mapRuns } from '@/content/network';
import { RunCard } from './run-card';
import type { OwnRun, RunView } from './run-view';

const noRowsBefore = { '--rows-before': 0 };

interface RunPanelProps {
  run: RunView;
  /** The visitor's own words, where this line has taken them. */
  own: OwnRun | null;
}

const answerTo = ({ handedOver }: OwnRun) =>
  handedOver ? mapRuns.own.handedOver.answer : mapRuns.own.answer;

/** One request on its way, finished: laid over the map on wide screens, a drawing of its own on small ones. */
export function RunPanel({ run, own }: RunPanelProps) {
  const { person } = run;
  return (
    <div
      className="run-panel"
      // the card then has its entry alone
      style={own === null ? run.style : { ...run.style, ...noRowsBefore }}
    >
      <a href={run.path} className="run-name" data-short={run.shortName}>
        {run.name}
      </a>
      <p className="run-source">
        <b>{run.source}</b> {own === null && run.sentAt}
      </p>
      <p className="run-token">
        <b>{own?.request ?? run.request}</b>
      </p>
      <p className="run-answer">
        {own ? answerTo(own) : <b>{run.answer.at}</b>} {own === null && run.answer.text}
      </p>
      {person && (
        <p className="run-person">
          {person.text} {own === null && <b>{person.at}</b>}
        </p>
      )}
      <RunCard run={run} own={own} />
    </div>
  );
}
