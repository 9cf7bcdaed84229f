import { posters } from '@/content/posters';
import { CallRuler } from './call-ruler';
import { clockTime } from './clock-time';

const { marks, arrival } = posters.voicebot;

/** Two minutes from the request to the appointment, with a cursor that one can move along them. */
export function CallPoster() {
  return (
    <>
      <CallRuler call={posters.voicebot} />
      <ol className="poster-marks">
        {marks.map((mark, i) => (
          <li key={mark}>
            <b>{clockTime(i * 60)}</b>
            {mark}
          </li>
        ))}
      </ol>
      <p className="poster-arrival">
        <b>{arrival.time}</b>
        {arrival.text}
      </p>
    </>
  );
}
