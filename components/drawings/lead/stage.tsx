import type { CSSProperties } from 'react';
import { Spoken } from '@/components/poster/conversation';
import { leadDemo } from '@/content/demos/lead';
import { posters } from '@/content/posters';

const { counts, messages, outcome } = leadDemo;
const { feeders, lastDay } = posters.lead;

/** Before the first message, those who leave their data. */
const crowd = [{ afterMs: 500 }];
const steps = [...crowd, ...messages];

/** Where a message has passed, it stands there in few words; while it is said, in its own. */
const inDays = { full: 'lead-full', brief: 'lead-brief' };

/** The days of one lead, from the first message to whoever takes over. */
function Days() {
  return (
    <ol
      data-delays={steps.map(({ afterMs }) => afterMs).join(' ')}
      className="lead-days grid text-line-on"
    >
      {[...new Set(messages.map(({ day }) => day))].map((today) => (
        <li key={today} style={{ '--lead-day': today } as CSSProperties}>
          <b className="fit-text absolute -translate-y-1/2 bg-paper text-ink leading-none tracking-[-0.03em]">
            {today}
          </b>
          <div className="lead-messages fit-text">
            {messages.map(
              ({ day, channel, from, text, brief }, i) =>
                day === today && (
                  <div
                    key={text}
                    className="lead-message"
                    data-at={crowd.length + i + 1}
                    data-value={day}
                    data-from={from ?? 'assistant'}
                  >
                    <b data-who="" className={from ? 'lead-person capsule' : 'lead-channel'}>
                      {channel}
                    </b>{' '}
                    <Spoken text={text} brief={brief} classes={inDays} />
                  </div>
                ),
            )}
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
      <ul className="lead-feeders fit-text grid content-start font-bold">
        {feeders.map((feeder) => (
          <li key={feeder} className="w-max self-center bg-paper leading-tight">
            {feeder}
          </li>
        ))}
      </ul>
      <div
        className="lead-length fit-text font-bold text-line-on leading-none"
        data-at={0}
        data-value={1}
      >
        <b className="fit-text leading-[0.75] tracking-[-0.02em]">
          <span>{lastDay}</span>
        </b>
        {/* of one day it would not be true */}
        <div data-at={crowd.length + 2}>{outcome}</div>
      </div>
      <div className="lead-counts fit-text flex text-line-on leading-[1.2]">
        {counts.map(({ people, what, after }) => (
          <p
            key={what}
            data-at={crowd.length + after}
            data-value={after === 0 ? 1 : undefined}
            data-said=""
          >
            <b className="text-[1.6em] leading-none tracking-[-0.03em]">{people}</b> {what}
          </p>
        ))}
      </div>
      <i className="lead-token" />
      <Days />
    </>
  );
}
