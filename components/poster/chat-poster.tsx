import { chatbotDemo } from '@/content/demos/chatbot';
import type { ChatScene } from '@/content/demos/types';
import { sceneAttributes } from './choices';

const { axes, scenes, cardTitle } = chatbotDemo;
const [channel] = axes;

/** The columns stand from the website's to Instagram's; WhatsApp's conversation is the one that stands there at rest. */
const columns = ['sito', 'whatsapp', 'facebook', 'instagram'];

/** Four channels, and the one conversation that they run into: its columns choose it. */
export function ChatPoster() {
  const options = columns.flatMap((id) => channel.options.filter((option) => option.id === id));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend would stand above the columns */}
      <div role="group" aria-label={channel.legend} className="chat-channels">
        {options.map(({ id, label }) => (
          <label key={id}>
            <input
              type="radio"
              name="canale"
              data-axis={channel.id}
              value={id}
              defaultChecked={id === channel.options[0].id}
            />
            <b>{label}</b>
            <span>{scenes.find(({ when }) => when[channel.id] === id)?.asks}</span>
          </label>
        ))}
      </div>
      {scenes.map((scene, i) => (
        <Conversation key={scene.asks} scene={scene} place={i} />
      ))}
    </>
  );
}

function Conversation({ scene, place }: { scene: ChatScene; place: number }) {
  const { messages, card, when } = scene;
  return (
    <div
      {...sceneAttributes(scene, messages, place)}
      className="chat-scene"
      data-column={columns.indexOf(when[channel.id] ?? '')}
    >
      <ol className="chat-dialogue">
        {messages.map(({ from, time, author, text, brief }, i) => (
          <li key={text} data-from={from} data-at={i + 1} data-rest={brief && ''}>
            <time>{time}</time>
            <p>
              <span data-said="">{text}</span>
              {brief && (
                <span className="chat-brief" aria-hidden="true">
                  {brief}
                </span>
              )}
            </p>
            <span className="chat-author">{author.split(',')[0]}</span>
          </li>
        ))}
      </ol>
      <dl className="chat-card">
        <dt>{cardTitle}</dt>
        {card.map(({ label, value, after }) => (
          <dd key={label} data-at={after}>
            <span className="sr-only">{label}: </span>
            {value}
          </dd>
        ))}
      </dl>
    </div>
  );
}
