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
const { rulerLabel, rulerSeconds } = posters.voicebot;
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
          className="voicebot-choices fit-text [--text-size:calc(var(--unit)*14)] md:set-16 tablet:absolute tablet:top-0 wide:top-30 wide:left-517 text-line-on"
        />
      )}
      {scenesShown(scenes, plays).map((scene, i) => (
        <Call key={scene.title} scene={scene} place={i} />
      ))}
      <div
        className="voicebot-ruler absolute top-(--voicebot-top) left-0 h-112 w-240 md:top-auto md:bottom-(--voicebot-foot) md:h-200 md:w-1000"
        data-at="0"
        data-value={firstSecond}
      >
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
    <div {...sceneAttributes(scene, said, place)} className="md:contents">
      <div className="set-14 md:set-18 absolute top-[calc(var(--voicebot-top)+var(--spacing)*18)] left-8 w-110 leading-[1.15] md:top-auto md:bottom-[calc(var(--voicebot-foot)+var(--spacing)*50)] md:left-26 md:w-440">
        <span className="block bg-paper">{asks?.from}</span>
        <b className="md:set-30 block text-balance bg-paper tracking-[-0.02em]">{asks?.text}</b>
      </div>
      <p className="sr-only">{title}</p>
      <Flags scene={scene} />
      <ol className="set-14 md:set-17 wide:set-20 flex pt-32 leading-tight text-line-on md:p-0">
        {notes.map(({ label, value }) => (
          <li
            key={label}
            className="max-md:nth-3:absolute max-md:nth-3:top-[calc(var(--voicebot-top)+var(--spacing)*144)] max-md:nth-3:left-268 w-120 pr-8 max-md:nth-3:bg-paper max-md:nth-3:text-ink md:absolute md:bottom-(--voicebot-marks) md:left-0 md:w-auto md:whitespace-nowrap md:nth-2:left-500 md:nth-3:left-1000"
          >
            <b className="max-md:block">{`${label}:00`}</b> {value}
          </li>
        ))}
      </ol>
      <div
        className="voicebot-appointment lands md:set-18 tablet:set-15 -right-(--side) absolute top-[calc(var(--voicebot-top)+var(--spacing)*196)] left-268 bg-paper leading-[1.2] tablet:w-140 md:inset-auto md:bottom-[calc(var(--voicebot-foot)+var(--spacing)*84)] md:left-1044 wide:whitespace-nowrap"
        data-at={said.length}
      >
        <b className="set-32 md:set-60 block leading-none tracking-[-0.03em]">{appointment.time}</b>{' '}
        {appointment.brief}
      </div>
      <div
        className="lands set-14 wide:[--text-size:max(0.8125rem,calc(var(--unit)*16))] text-pretty max-w-236 py-8 leading-[1.3] text-line-on wide:right-(--side) wide:bottom-20 wide:left-500 md:absolute md:max-w-none md:p-0 tablet:inset-x-0 tablet:bottom-[1.25rem]"
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
    <ol className="voicebot-flags story text-line-on [--late:0.45s]">
      {flagsOf(said).map(({ time, author, brief, from, text, second, row, clears }, i) => {
        const rest = decisive.findIndex((each) => each.time === time);
        return (
          <li
            key={time}
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
              <time className="mr-[0.5em]">{clockTime(scene, second)}</time> {author}
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
