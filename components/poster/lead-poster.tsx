import type { CSSProperties } from 'react';
import { posters } from '@/content/posters';

const { feeders, length, stops } = posters.lead;

/** Where people come from, and the days until one of them is ready. */
export function LeadPoster() {
  return (
    <>
      <ul className="poster-feeders">
        {feeders.map((feeder) => (
          <li key={feeder}>{feeder}</li>
        ))}
      </ul>
      <p className="poster-length">
        <b>{length.value}</b> {length.text}
      </p>
      <ol className="poster-days">
        {stops.map(({ day, channel, text }) => (
          <li key={day} style={{ '--day': day } as CSSProperties}>
            <b>{day}</b>
            <span>{channel}</span> {text}
          </li>
        ))}
      </ol>
    </>
  );
}
