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
    <ol data-delays={steps.map(({ afterMs }) => afterMs).join(' ')} className="lead-days">
      {messages.map(({ day, channel, from, text, brief }, i) => (
        <li
          key={text}
          data-at={crowd.length + i + 1}
          data-value={day}
          data-rest={brief && ''}
          style={{ '--lead-day': day } as CSSProperties}
        >
          <b>{day}</b>
          <div>
            <span className={cn('lead-channel', from && 'lead-person capsule border-3')}>
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
      <ul className="lead-feeders">
        {feeders.map((feeder) => (
          <li key={feeder}>{feeder}</li>
        ))}
      </ul>
      <div className="lead-length" data-at={0} data-value={1}>
        <b>
          <span>{lastDay}</span>
        </b>
        {/* of one day it would not be true */}
        <div data-at={crowd.length + 2}>{outcome}</div>
      </div>
      <div className="lead-counts">
        {counts.map(({ people, what }, i, { length }) => (
          <p
            key={what}
            data-at={i + 1 < length ? i + 1 : steps.length}
            data-value={i === 0 ? 1 : undefined}
            data-said=""
          >
            <span>{people}</span> {what}
          </p>
        ))}
      </div>
      <i className="lead-token" />
      <Days />
    </>
  );
}
