import type { CSSProperties } from 'react';
import { Spoken } from '@/components/poster/conversation';
import { leadDemo } from '@/content/demos/lead';
import { posters } from '@/content/posters';
import { cn } from '@/lib/utils';

const { counts, messages, outcome } = leadDemo;
const { feeders, lastDay } = posters.lead;

/** Before the first message, those who leave their data, and those who answer. */
const crowd = [{ afterMs: 500 }, { afterMs: 1400 }];
const steps = [...crowd, ...messages];

/** Where a message has passed, it stands there in few words; while it is said, in its own. */
const inDays = { full: 'lead-full', brief: 'lead-brief' };

/** The days of one lead, from the first message to whoever takes over. */
function Days() {
  return (
    <ol
      data-delays={steps.map(({ afterMs }) => afterMs).join(' ')}
      className="lead-days absolute top-300 right-0 left-0 text-line-on wide:top-404 wide:left-702"
    >
      {messages.map(({ day, channel, from, text, brief }, i) => (
        <li
          key={text}
          data-at={crowd.length + i + 1}
          data-value={day}
          data-rest={brief && ''}
          style={{ '--lead-day': day } as CSSProperties}
        >
          <b className="set-30 wide:set-48 -translate-y-1/2 absolute top-0 left-30 bg-paper text-ink leading-none tracking-[-0.03em] wide:left-70">
            {day}
          </b>
          <div className="fit-text [--text-size:calc(var(--unit)*15)] wide:set-20 absolute narrow:text-balance leading-[1.25]">
            <span
              className={cn(
                'block w-max font-bold',
                from && 'capsule wide:mr-8 mb-2 wide:mb-0 wide:inline-block border-3 px-12',
              )}
            >
              {channel}
            </span>{' '}
            <Spoken text={text} brief={brief} classes={inDays} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Where people come from, the days until one of them is ready, and how many are. */
export function LeadStage() {
  return (
    <>
      <ul className="set-14 wide:set-19 absolute top-0 left-170 grid auto-rows-[calc(var(--spacing)*22)] items-center gap-y-5 font-bold wide:top-24 wide:left-1030 wide:auto-rows-[calc(var(--spacing)*34)] wide:gap-y-8">
        {feeders.map((feeder) => (
          <li key={feeder} className="w-max bg-paper leading-tight">
            {feeder}
          </li>
        ))}
      </ul>
      <div
        className="lead-length set-24 wide:set-44 absolute top-171 left-90 flex items-end gap-x-12 tablet:top-190 tablet:block tablet:right-0 tablet:left-auto wide:top-auto wide:bottom-134 wide:left-0 wide:gap-x-24 font-bold text-line-on leading-none"
        data-at={0}
        data-value={1}
      >
        <b>
          <span>{lastDay}</span>
        </b>
        {/* of one day it would not be true */}
        <div
          data-at={crowd.length + 2}
          className="w-120 tablet:mt-14 tablet:w-auto wide:w-max wide:tracking-[-0.03em]"
        >
          {outcome}
        </div>
      </div>
      <div className="fit-text [--text-size:calc(var(--unit)*14)] wide:set-17 wide:bottom-32 wide:left-0 flex narrow:justify-between narrow:*:w-78 wide:*:w-150 narrow:pt-16 narrow:pb-24 narrow:pl-90 text-line-on leading-[1.2]">
        {counts.map(({ people, what }, i, { length }) => (
          <p
            key={what}
            data-at={i + 1 < length ? i + 1 : steps.length}
            data-value={i === 0 ? 1 : undefined}
            data-said=""
          >
            <span className="set-32 wide:set-44 block leading-none tracking-[-0.03em]">
              {people}
            </span>{' '}
            {what}
          </p>
        ))}
      </div>
      <i className="lead-token wide:top-390 wide:left-718 absolute top-291 left-7 size-18 rounded-full border-5 border-ink bg-paper wide:size-28 wide:border-7" />
      <Days />
    </>
  );
}
