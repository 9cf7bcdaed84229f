import type { CSSProperties } from 'react';
import { funnelWords, leadDemo } from '@/content/demos/lead';
import type { Axis, FunnelScene, Selection } from '@/content/demos/types';
import { posters } from '@/content/posters';
import { axesStart, everySelection, sceneFor } from '@/lib/demos/demo-script';
import { funnelOf } from '@/lib/demos/estimates';
import { formatEuro, formatNumber } from '@/lib/italian/format';
import { plural } from '@/lib/italian/plural';
import { cn } from '@/lib/utils';
import { Choices, sceneAttributes, shownWhen } from './choices';
import { Spoken } from './conversation';

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
        <b className="set-32 wide:set-44 block leading-none tracking-[-0.03em]">
          {formatNumber(result[stage], 1)}
        </b>{' '}
        {plural(result[stage], stages[stage])}
        {price !== null && `, ${each(formatEuro(price))}`}
      </p>
    );
  });
}

/** The days of one lead, from the first message to whoever takes over. */
function Days({ scene, place }: { scene: FunnelScene; place: number }) {
  const { messages } = scene;
  return (
    <ol
      {...sceneAttributes(scene, [...crowd, ...messages], place)}
      className="lead-days absolute top-300 right-0 left-0 text-line-on wide:top-404 wide:left-702"
    >
      {messages.map(({ day, channel, from, text, brief }, i) => (
        <li
          key={text}
          data-at={crowd.length + i + 1}
          data-value={day}
          data-rest={brief && ''}
          style={{ '--day': day } as CSSProperties}
        >
          <b className="set-30 wide:set-48 -translate-y-1/2 absolute top-0 left-30 text-ink leading-none tracking-[-0.03em] wide:left-70">
            {day}
          </b>
          <div className="set-14 wide:set-18 absolute leading-[1.25]">
            <span className={cn('block w-max font-bold', from && 'capsule mb-2 border-3 px-12')}>
              {channel}
            </span>{' '}
            <Spoken text={text} brief={brief} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Where people come from, the days until one of them is ready, and what three choices make of it. */
export function LeadPoster() {
  return (
    <>
      <ul className="set-13 wide:set-19 absolute top-0 left-226 grid auto-rows-[calc(var(--spacing)*22)] items-center gap-y-5 font-bold wide:top-24 wide:left-1030 wide:auto-rows-[calc(var(--spacing)*34)] wide:gap-y-8">
        {feeders.map((feeder) => (
          <li key={feeder} className="w-max bg-paper leading-tight">
            {feeder}
          </li>
        ))}
      </ul>
      <div
        className="lead-length set-16 wide:set-32 absolute top-166 left-150 tablet:top-190 tablet:right-0 tablet:left-auto wide:top-auto wide:bottom-44 wide:left-0 font-bold text-line-on leading-none"
        data-at={0}
        data-value={1}
      >
        <b>
          <span>{lastDay}</span>
        </b>
        <div className="absolute bottom-0 narrow:left-122 w-92 tablet:static tablet:mt-14 tablet:w-auto wide:top-4 wide:bottom-auto wide:w-320 wide:tracking-[-0.02em]">
          {scenes.map(({ when, outcome }, i) => (
            <span key={outcome + when.nurturing} {...shownWhen(when, i === 0)}>
              {outcome}
            </span>
          ))}
        </div>
      </div>
      <div className="lead-figures keeps-place [--type:0.9375rem] wide:set-14 wide:bottom-44 wide:w-400 narrow:-mx-(--x) narrow:relative grid grid-cols-[auto_auto_1fr] wide:grid-cols-3 gap-x-16 narrow:bg-line narrow:px-(--x) narrow:py-16 text-line-on leading-[1.2] wide:h-72">
        <Figure stage="leads" by={axes.slice(0, 1)} at={() => 1} />
        <Figure stage="reached" by={axes.slice(0, 2)} at={() => 2} />
        <Figure stage="meetings" by={axes} at={lastStepOf} />
      </div>
      <i className="lead-token wide:top-390 wide:left-718 absolute top-291 left-7 size-18 rounded-full border-5 border-ink bg-paper wide:size-28 wide:border-7" />
      {scenes.map((scene, i) => (
        <Days key={scene.when.nurturing} scene={scene} place={i} />
      ))}
      <div className="lead-choices z-1 keeps-place [--type:0.9375rem] wide:set-14 wide:bottom-(--choices) wide:left-0 narrow:-mx-(--x) tablet:grid-cols-3 narrow:relative grid narrow:gap-4 narrow:bg-line narrow:px-(--x) narrow:pb-12 text-line-on">
        {axes.map((axis) => (
          <Choices key={axis.id} stage="lead" axis={axis} />
        ))}
      </div>
    </>
  );
}
