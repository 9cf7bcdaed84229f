import type { CSSProperties } from 'react';
import {
  Choices,
  type StageProps,
  sceneAttributes,
  scenesShown,
} from '@/components/poster/choices';
import { Spoken } from '@/components/poster/conversation';
import { Seek } from '@/components/poster/seek';
import type { CallScene } from '@/content/demos/types';
import { voicebotDemo } from '@/content/demos/voicebot';
import { demoWords } from '@/content/demos/words';
import { posters } from '@/content/posters';
import { clockTime, flagsOf } from './flags';
import { voiceBars } from './shapes';

const { axes, scenes } = voicebotDemo;
const { rulerLabel, rulerUnit, rulerSeconds } = posters.voicebot;
/** The call begins where the second minute does. */
const firstSecond = rulerSeconds / 2;

/** Two minutes from the request to the appointment: words rise from their second, a cursor moves along them. */
export function VoicebotStage({ plays }: StageProps) {
  return (
    <>
      {plays && (
        <Choices
          stage="voicebot"
          axis={axes[0]}
          legendClass="sr-only"
          className="voicebot-choices fit-text text-line-on"
        />
      )}
      {scenesShown(scenes, plays).map((scene, i) => (
        <Call key={scene.title} scene={scene} place={i} />
      ))}
      <div className="voicebot-ruler" data-at="0" data-value={firstSecond}>
        <svg
          viewBox="0 0 400 100"
          preserveAspectRatio="none"
          className="absolute top-[24%] left-[51%] h-[64%] w-[48%]"
          strokeWidth="4"
          aria-hidden="true"
        >
          <path d={voiceBars} className="stroke-ink opacity-45" />
          <path d={voiceBars} className="voicebot-said" />
        </svg>
        <span className="voicebot-cursor pointer-events-none absolute inset-0" aria-hidden="true">
          <i />
        </span>
        {plays && (
          <div className="absolute inset-y-0 right-0 left-1/2">
            <Seek
              label={rulerLabel}
              unit={rulerUnit}
              min={firstSecond}
              max={rulerSeconds}
              thumb="min(3rem, var(--side) * 2)"
              under="2.5rem"
            />
          </div>
        )}
      </div>
    </>
  );
}

function Call({ scene, place }: { scene: CallScene; place: number }) {
  const { asks, said, notes, appointment, title } = scene;
  return (
    <div {...sceneAttributes(scene, said, place)} className="voicebot-call contents">
      <div className="voicebot-asks fit-text leading-[1.15]">
        <span className="block bg-paper">{asks?.from}</span>
        <b className="fit-text block text-balance bg-paper tracking-[-0.02em]">{asks?.text}</b>
      </div>
      <p className="sr-only">{title}</p>
      <Flags scene={scene} />
      <ol className="voicebot-marks fit-text text-line-on leading-tight">
        {notes.map(({ label, value, after }) => (
          // where the ruler begins nobody has spoken yet
          <li key={label} {...(after === 1 && { 'data-at': 0, 'data-said': '' })}>
            <b className="max-md:block">{`${label}:00`}</b> {value}
          </li>
        ))}
      </ol>
      <div
        className="voicebot-appointment lands bg-paper leading-[1.2] md:max-[75rem]:bg-transparent"
        data-at={said.length}
      >
        <b className="fit-text block leading-none tracking-[-0.03em]">{appointment.time}</b>{' '}
        {appointment.brief}
      </div>
      <div
        className="voicebot-calendar lands fit-text text-pretty text-line-on leading-[1.3]"
        data-at={said.length}
      >
        <b>{demoWords.calendar}:</b> {`${appointment.title}. ${appointment.text}`}
      </div>
    </div>
  );
}

/** The words of a call, each over its second; at rest the decisive ones. */
function Flags({ scene }: { scene: CallScene }) {
  const { said } = scene;
  const decisive = said.filter(({ brief }) => brief);
  return (
    <ol className="voicebot-flags story text-line-on">
      {flagsOf(said).map(({ time, author, brief, from, text, second, row, clears }, i) => {
        const rest = decisive.findIndex((each) => each.time === time);
        return (
          <li
            key={time}
            className="fit-text leading-[1.2]"
            data-at={i + 1}
            data-value={second}
            data-from={from}
            data-rest={brief && ''}
            data-clears={clears ? '' : undefined}
            style={
              {
                '--voicebot-second': second,
                '--voicebot-row': row,
                ...(brief && { '--voicebot-rest': rest }),
              } as CSSProperties
            }
          >
            <div className="voicebot-who">
              <time className="mr-[0.5em]">{clockTime(scene, second)}</time>{' '}
              <span data-who="">{author}</span>
            </div>
            <div>
              <Spoken text={text} brief={brief} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
