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
      <div role="group" aria-label={channel.legend} className="chatbot-channels fit-text grid">
        {options.map(({ id, label }) => (
          <DrawnChoice
            key={id}
            {...{ plays }}
            axis={channel}
            option={id}
            chosen={id === channel.options[0].id}
          >
            <b className="block">{label}</b>
            <span className="leading-[1.2]">
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
      <ol className="chatbot-dialogue story story-three grid bg-paper">
        {said.map(({ from, time, author, text, brief }, i) => (
          <li
            key={text}
            data-from={from}
            data-at={i + 1}
            data-rest={brief && ''}
            className="fit-text grid items-center"
          >
            <time className="fit-text font-bold">{time}</time>
            <p className="text-balance">
              <Spoken text={text} brief={brief} />
            </p>
            <span
              data-who=""
              className={cn(
                'chatbot-author fit-text font-normal',
                from === 'human' && 'chatbot-person capsule border-5',
              )}
            >
              {nameOf(author)}
            </span>
          </li>
        ))}
      </ol>
      <dl className="chatbot-card fit-text overflow-clip bg-paper text-ink leading-[1.2]">
        <dt className="bg-ink font-bold text-paper">{notesTitle}</dt>
        {notes.map(({ label, value, after }) => (
          <dd key={label} data-at={after}>
            <span className="block">{label} </span>
            <b className="block">{value}</b>
          </dd>
        ))}
      </dl>
    </div>
  );
}
