import type { CSSProperties } from 'react';
import {
  DrawnChoice,
  type StageProps,
  sceneAttributes,
  scenesShown,
} from '@/components/poster/choices';
import { nameOf, Spoken } from '@/components/poster/conversation';
import { chatbotDemo } from '@/content/demos/chatbot';
import type { ChatScene } from '@/content/demos/types';
import { cn } from '@/lib/utils';

const { axes, scenes, notesTitle } = chatbotDemo;
const [channel] = axes;

/** The columns stand from the website's to Instagram's; WhatsApp's conversation is the one that stands there at rest. */
const columns = ['sito', 'whatsapp', 'facebook', 'instagram'];

/** Four channels, and the one conversation that they run into: its columns choose it. */
export function ChatbotStage({ plays }: StageProps) {
  const options = columns.flatMap((id) => channel.options.filter((option) => option.id === id));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend would stand above the columns */}
      <div
        role="group"
        aria-label={channel.legend}
        className="chatbot-channels wide:top-0 wide:left-0 set-14 wide:[--text-size:max(0.8125rem,calc(var(--unit)*14))] *:wide:pt-20 *:wide:pr-4 *:wide:pb-44 *:wide:pl-8 grid grid-cols-4 gap-6 bg-paper text-center *:relative *:px-4 *:pt-12 *:pb-36 wide:grid-cols-[repeat(4,calc(var(--unit)*84))] wide:gap-8 wide:bg-transparent wide:text-left"
      >
        {options.map(({ id, label }) => (
          <DrawnChoice
            key={id}
            {...{ plays }}
            axis={channel}
            option={id}
            chosen={id === channel.options[0].id}
          >
            <b className="wide:mb-10 block">{label}</b>
            <span className="block leading-[1.2] max-md:hidden">
              {scenes.find(({ when }) => when[channel.id] === id)?.asks}
            </span>
          </DrawnChoice>
        ))}
      </div>
      {scenesShown(scenes, plays).map((scene, i) => (
        <Conversation key={scene.asks} scene={scene} place={i} />
      ))}
    </>
  );
}

function Conversation({ scene, place }: { scene: ChatScene; place: number }) {
  const { said, notes, when } = scene;
  const column = columns.indexOf(when[channel.id] ?? '');
  return (
    <div
      {...sceneAttributes(scene, said, place)}
      className="contents"
      style={{ '--chatbot-column': column } as CSSProperties}
    >
      <ol className="chatbot-dialogue story story-three wide:pointer-events-auto wide:absolute wide:right-0 wide:bottom-48 wide:left-416 wide:grid wide:h-360 min-h-312 wide:grid-rows-[repeat(3,minmax(0,1fr))] bg-paper">
        {said.map(({ from, time, author, text, brief }, i) => (
          <li
            key={text}
            data-from={from}
            data-at={i + 1}
            data-rest={brief && ''}
            className={cn(
              'set-18 wide:set-24 grid grid-cols-[auto_1fr] items-center gap-x-12 gap-y-4 px-16 py-14 wide:grid-cols-[calc(var(--unit)*90)_1fr_auto] wide:gap-x-24 wide:py-0 wide:pr-(--side) wide:pl-18',
              from === 'assistant' && 'wide:m-0 -mr-(--side) bg-line font-bold text-line-on',
            )}
          >
            <time className="narrow:set-16 narrow:row-1 narrow:min-w-41 font-bold">{time}</time>
            <p className="text-balance narrow:col-2">
              <Spoken text={text} brief={brief} />
            </p>
            <span
              className={cn(
                'set-16 wide:set-18 narrow:row-1 narrow:justify-self-start font-normal',
                from === 'human' && 'capsule border-5 px-20 py-8',
              )}
            >
              {nameOf(author)}
            </span>
          </li>
        ))}
      </ol>
      <dl className="chatbot-card set-14 wide:[--text-size:max(0.8125rem,calc(var(--unit)*16))] wide:absolute wide:right-(--side) wide:bottom-0 wide:left-0 wide:flex wide:h-48 wide:items-center wide:justify-between wide:whitespace-nowrap h-[max(8rem,calc(var(--unit)*112))] overflow-clip narrow:pt-10 text-line-on leading-[1.2]">
        <dt className="narrow:float-left narrow:w-60">{notesTitle}</dt>
        {notes.map(({ label, value, after }) => (
          <dd key={label} data-at={after} className="narrow:ml-69">
            <span className="sr-only">{label}: </span>
            {value}
          </dd>
        ))}
      </dl>
    </div>
  );
}
