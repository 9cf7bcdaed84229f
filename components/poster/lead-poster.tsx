import type { CSSProperties } from 'react';
import { funnelWords, leadDemo } from '@/content/demos/lead';
import type { Axis, FunnelScene, Selection } from '@/content/demos/types';
import { posters } from '@/content/posters';
import { axesStart, everySelection, sceneFor } from '@/lib/demos/demo-script';
import { funnelOf } from '@/lib/demos/funnel';
import { formatEuro, formatNumber } from '@/lib/italian/format';
import { plural } from '@/lib/italian/plural';
import { Choices, sceneAttributes, shownWhen } from './choices';

const { axes, scenes } = leadDemo;
const { feeders, lastDay } = posters.lead;
const { stages, each } = funnelWords;

/** Before the first message, those who leave their data, and those who answer. */
const crowd = [{ afterMs: 500 }, { afterMs: 1400 }];

const lastStepOf = (selection: Selection) =>
  crowd.length + sceneFor(leadDemo, { ...axesStart(axes), ...selection }).messages.length;

interface FigureProps {
  stage: keyof typeof stages;
  /** What the number depends on. */
  by: readonly Axis[];
  at: (selection: Selection) => number;
}

/** One number of the funnel, once for every choice that changes it. */
function Figure({ stage, by, at }: FigureProps) {
  return everySelection(by).map((selection, i) => {
    const result = funnelOf(selection);
    const price = stage === 'meetings' ? result.costPerMeetingCents : null;
    return (
      <p
        key={Object.values(selection).join()}
        {...shownWhen(selection, i === 0)}
        data-at={at(selection)}
        data-value={stage === 'leads' ? 1 : undefined}
        data-said=""
      >
        <b>{formatNumber(result[stage], 1)}</b> {plural(result[stage], stages[stage])}
        {price !== null && <small>, {each(formatEuro(price))}</small>}
      </p>
    );
  });
}

/** The days of one lead, from the first message to whoever takes over. */
function Days({ scene, place }: { scene: FunnelScene; place: number }) {
  const { messages } = scene;
  return (
    <ol {...sceneAttributes(scene, [...crowd, ...messages], place)} className="lead-days">
      {messages.map(({ day, channel, from, text, brief }, i) => (
        <li
          key={text}
          data-at={crowd.length + i + 1}
          data-value={day}
          data-rest={brief && ''}
          data-from={from}
          style={{ '--day': day } as CSSProperties}
        >
          <b>{day}</b>
          <p>
            <span>{channel}</span>{' '}
            <span data-said="" className={brief ? 'lead-text' : undefined}>
              {text}
            </span>
            {brief && (
              <span className="lead-brief" aria-hidden="true">
                {brief}
              </span>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Where people come from, the days until one of them is ready, and what three choices make of it. */
export function LeadPoster() {
  return (
    <>
      <ul className="poster-feeders">
        {feeders.map((feeder) => (
          <li key={feeder}>{feeder}</li>
        ))}
      </ul>
      <p className="lead-length" data-at={0} data-value={1}>
        <b>
          <span>{lastDay}</span>
        </b>
        {scenes.map(({ when, outcome }, i) => (
          <span key={outcome + when.nurturing} {...shownWhen(when, i === 0)}>
            {outcome}
          </span>
        ))}
      </p>
      <div className="lead-figures">
        <Figure stage="leads" by={axes.slice(0, 1)} at={() => 1} />
        <Figure stage="reached" by={axes.slice(0, 2)} at={() => 2} />
        <Figure stage="meetings" by={axes} at={lastStepOf} />
      </div>
      <i className="lead-token" />
      {scenes.map((scene, i) => (
        <Days key={scene.when.nurturing} scene={scene} place={i} />
      ))}
      <div className="lead-choices">
        {axes.map((axis) => (
          <Choices key={axis.id} stage="lead" axis={axis} />
        ))}
      </div>
    </>
  );
}
