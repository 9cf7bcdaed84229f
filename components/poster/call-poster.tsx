import type { CSSProperties } from 'react';
import type { CallScene } from '@/content/demos/types';
import { voicebotDemo } from '@/content/demos/voicebot';
import { demoWords } from '@/content/demos/words';
import { posters } from '@/content/posters';
import { clockTime, flagsOf, restRoom } from './call-flags';
import { CallWave } from './call-wave';
import { Choices, sceneAttributes } from './choices';

const { axes, scenes } = voicebotDemo;
const { rulerLabel, rulerSeconds } = posters.voicebot;
/** Which of a language's voices speaks, how high and how fast. */
const voices = { assistant: '0 1.05 1.05', customer: '1 0.85 1.05' };

/** Two minutes from the request to the appointment: words rise from their second, a cursor moves along them. */
export function CallPoster() {
  return (
    <>
      <Choices stage="voicebot" axis={axes[0]} className="call-choices" />
      {scenes.map((scene, i) => (
        <Call key={scene.title} scene={scene} place={i} />
      ))}
      <div className="call-ruler" data-at="0" data-value="0">
        <CallWave />
        <span className="call-cursor" aria-hidden="true">
          <i className="poster-cursor" />
        </span>
        <input
          type="range"
          className="needs-script"
          data-seek=""
          min={0}
          max={rulerSeconds}
          defaultValue={rulerSeconds}
          aria-label={rulerLabel}
        />
      </div>
    </>
  );
}

function Call({ scene, place }: { scene: CallScene; place: number }) {
  const { asks, turns, timeline, appointment, title } = scene;
  const flags = flagsOf(turns);
  const decisive = turns.filter(({ brief }) => brief);
  return (
    <div {...sceneAttributes(scene, turns, place)} className="call-scene">
      <p className="call-asks">
        <span>{asks?.from}</span>
        <b>{asks?.text}</b>
      </p>
      <p className="sr-only">{title}</p>
      <ol className="call-flags">
        {turns.map((turn, i) => {
          const { second = 0, row, room, clears } = flags[i] ?? {};
          const rest = decisive.indexOf(turn);
          return (
            <li
              key={turn.at}
              data-at={i + 1}
              data-value={second}
              data-from={turn.speaker}
              data-rest={turn.brief && ''}
              data-clears={clears ? '' : undefined}
              style={
                {
                  '--second': second,
                  '--row': row,
                  '--room': room,
                  ...(turn.brief && { '--rest': rest, '--rest-room': restRoom(rest, second) }),
                } as CSSProperties
              }
            >
              <p className="call-who">
                <time>{clockTime(scene, second)}</time> {turn.author}
              </p>
              <p>
                <span data-said="" data-voice={voices[turn.speaker]}>
                  {turn.text}
                </span>
                {turn.brief && (
                  <span className="call-brief" aria-hidden="true">
                    {turn.brief}
                  </span>
                )}
              </p>
            </li>
          );
        })}
      </ol>
      <ol className="call-marks">
        {timeline.map(({ time, event }) => (
          <li key={time}>
            <b>{`${time}:00`}</b> {event}
          </li>
        ))}
      </ol>
      <p className="call-arrival" data-at={turns.length}>
        <b>{appointment.time}</b> {appointment.brief}
      </p>
      <p className="call-slip" data-at={turns.length}>
        <b>{demoWords.calendar}:</b> {`${appointment.title}. ${appointment.text}`}
      </p>
    </div>
  );
}
