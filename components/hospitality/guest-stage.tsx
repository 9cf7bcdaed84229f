import { LineBadge } from '@/components/line/line-badge';
import { lineColour } from '@/components/line/palette';
import { Choices, sceneAttributes } from '@/components/poster/choices';
import { PlayButton, PlayControls } from '@/components/poster/play-controls';
import { PlayScript } from '@/components/poster/play-script';
import { type DemoId, demos } from '@/content/demos';
import type { CallScene, ChatScene, MailScene, Scene } from '@/content/demos/types';
import { demoWords } from '@/content/demos/words';
import { solutionBySlug } from '@/content/solutions';
import type { GuestDemo } from '@/content/types';

/** One line of a conversation, whether it was written, spoken or mailed. */
interface Said {
  from: 'guest' | 'assistant' | 'person';
  author: string;
  time: string;
  text: string;
  lang?: string | undefined;
  /** How it is spoken: its place among the voices, pitch and rate. */
  voice?: string;
}

/** A scene as any of the three tabs shows it: what is said, step by step, and what is noted meanwhile. */
interface Conversation {
  delays: { afterMs: number }[];
  said: Said[];
  notes: { label: string; value: string; after: number }[];
}

const chatOf = ({ messages, card }: ChatScene): Conversation => ({
  delays: messages,
  said: messages.map(({ from, ...message }) => ({
    ...message,
    from: from === 'human' ? 'person' : from === 'customer' ? 'guest' : 'assistant',
  })),
  notes: card,
});

const callOf = ({ turns, timeline, appointment }: CallScene): Conversation => ({
  delays: turns,
  said: turns.map(({ speaker, author, at, text, lang }) => ({
    from: speaker === 'customer' ? 'guest' : 'assistant',
    author,
    time: at,
    text,
    lang,
    voice: speaker === 'customer' ? '1 0.85 1.05' : '0 1.05 1.05',
  })),
  notes: [
    ...timeline.map(({ time, event, after }) => ({ label: time, value: event, after })),
    {
      label: appointment.day,
      value: `${appointment.time}, ${appointment.title}`,
      after: turns.length,
    },
  ],
});

function mailOf({ incoming, reply, sources, escalation }: MailScene): Conversation {
  const question: Said = {
    from: 'guest',
    author: incoming.from,
    time: incoming.time,
    text: incoming.body.join(' '),
    lang: incoming.lang,
  };
  const answers = reply.body.map(
    ({ text }): Said => ({
      from: 'assistant',
      author: reply.from,
      time: reply.time,
      text: text.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
      lang: reply.lang,
    }),
  );
  const person: Said[] = escalation
    ? [{ from: 'person', author: escalation.title, time: '', text: escalation.text }]
    : [];
  const said = [question, ...answers, ...person];
  const pause = { afterMs: 2200 };
  return {
    delays: [pause, ...reply.body, ...person.map(() => pause)],
    said,
    notes: sources.map((source, i) => ({ ...source, after: Math.min(i + 3, said.length) })),
  };
}

function conversationsOf(demo: DemoId): { scene: Scene; conversation: Conversation }[] {
  const script = demos[demo];
  switch (script.kind) {
    case 'chat':
      return script.scenes.map((scene) => ({ scene, conversation: chatOf(scene) }));
    case 'call':
      return script.scenes.map((scene) => ({ scene, conversation: callOf(scene) }));
    case 'mail':
      return script.scenes.map((scene) => ({ scene, conversation: mailOf(scene) }));
    default:
      return [];
  }
}

/** What guests write, say and mail, on one stage with a tab for each: the browser’s own radio buttons choose it. */
export function GuestStage({ parts, label }: { parts: readonly GuestDemo[]; label: string }) {
  return (
    <div className="guest-stage">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend would repeat the title above it */}
      <div role="group" aria-label={label} className="guest-tabs">
        {parts.map(({ demo, title, slug }, i) => (
          <label key={demo} data-line={lineColour(lineOf(slug))}>
            <input type="radio" name="demo-ospite" value={i} defaultChecked={i === 0} />
            <LineBadge line={lineOf(slug)} /> <span>{title}</span>
          </label>
        ))}
      </div>
      {parts.map((part, i) => (
        <GuestPanel key={part.demo} part={part} place={i} />
      ))}
      <PlayScript />
    </div>
  );
}

const lineOf = (slug: string) => solutionBySlug(slug)?.line ?? 1;

function GuestPanel({ part: { demo, slug, text }, place }: { part: GuestDemo; place: number }) {
  const script = demos[demo];
  if (!('scenes' in script)) return null;
  return (
    <div
      data-stage=""
      data-tab={place}
      data-line={lineColour(lineOf(slug))}
      className="guest-panel"
    >
      <div className="guest-choices">
        {script.axes.map((axis) => (
          <Choices key={axis.id} stage={demo} axis={axis} chosen={script.scenes[0].when[axis.id]} />
        ))}
      </div>
      <div data-box="" className="guest-box">
        {conversationsOf(demo).map(({ scene, conversation }, i) => (
          <Dialogue key={JSON.stringify(scene.when)} {...{ scene, conversation }} place={i} />
        ))}
      </div>
      <div className="guest-controls">
        <PlayButton label={demoWords.watch} />
        <PlayControls voices={script.kind === 'call'} />
        <p className="guest-text">{`${demoWords.label}. ${text}`}</p>
      </div>
    </div>
  );
}

interface DialogueProps {
  scene: Scene;
  conversation: Conversation;
  place: number;
}

function Dialogue({ scene, conversation: { said, delays, notes }, place }: DialogueProps) {
  // at rest the question, its answer, and how it ended
  const rests = (i: number) => i < 2 || i >= said.length - 2;
  return (
    <div {...sceneAttributes(scene, delays, place)}>
      <ol className="guest-dialogue">
        {said.map(({ from, author, time, text, lang, voice }, i) => (
          <li key={text} data-from={from} data-at={i + 1} data-rest={rests(i) ? '' : undefined}>
            <span className="guest-author">{author.split(',')[0]}</span> <time>{time}</time>
            <p lang={lang} data-said="" data-voice={voice}>
              {text}
            </p>
          </li>
        ))}
      </ol>
      <dl className="guest-notes">
        {notes.map(({ label, value, after }) => (
          <div key={label + value} data-at={after}>
            <dt>{label}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
