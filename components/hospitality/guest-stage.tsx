import { Fragment } from 'react';
import { lineColour } from '@/components/line/palette';
import { Choices, sceneAttributes } from '@/components/poster/choices';
import { PlayButton, PlayControls } from '@/components/poster/play-controls';
import { PlayScript } from '@/components/poster/play-script';
import { type DemoId, demos } from '@/content/demos';
import type {
  CallScene,
  ChatScene,
  ChatScript,
  MailScene,
  MailScript,
  Scene,
} from '@/content/demos/types';
import { demoWords } from '@/content/demos/words';
import { solutionBySlug } from '@/content/solutions';
import type { GuestDemo } from '@/content/types';

type Part = string | { text: string };

/** One line of a conversation, whether it was written, spoken or mailed. */
interface Said {
  from: 'guest' | 'assistant' | 'person';
  author: string;
  time?: string;
  subject?: string;
  text: Part[];
  lang?: string | undefined;
  /** How it is spoken: its place among the voices, pitch and rate. */
  voice?: string;
  /** On phones it is read out only until it plays: a greeting, or what the next line says anyhow. */
  minor?: boolean;
}

/** A scene as any of the three tabs shows it: what is said, step by step, and what comes of it. */
interface Conversation {
  delays: { afterMs: number }[];
  said: Said[];
  outcome?: string | undefined;
  notes: { label: string; value: string; after: number }[];
}

const chatOf = ({ messages, card }: ChatScene, { cardTitle }: ChatScript): Conversation => ({
  delays: messages,
  said: messages.map(({ from, author, time, text, lang }, i) => ({
    from: from === 'human' ? 'person' : from === 'customer' ? 'guest' : 'assistant',
    author,
    time,
    text: [text],
    lang,
    // a person's answer ends it, else thanks do
    minor: messages.at(-1)?.from === 'human' ? i > 2 && i < messages.length - 1 : i > 3,
  })),
  outcome: cardTitle,
  notes: card,
});

const callOf = ({ turns, timeline, appointment }: CallScene): Conversation => ({
  delays: turns,
  said: turns.map(({ speaker, author, at, text, lang }, i) => ({
    from: speaker === 'customer' ? 'guest' : 'assistant',
    author,
    time: at,
    text: [text],
    lang,
    voice: speaker === 'customer' ? '1 0.85 1.05' : '0 1.05 1.05',
    minor: i === 0,
  })),
  notes: [
    ...timeline.map(({ time, event, after }) => ({ label: time, value: event, after })),
    {
      label: demoWords.calendar,
      value: `${appointment.day}, ${appointment.time}: ${appointment.title}`,
      after: turns.length,
    },
  ],
});

function mailOf(scene: MailScene, { sources: words }: MailScript): Conversation {
  const { incoming, reply, sources, escalation } = scene;
  const { from, time, subject, body, lang } = incoming;
  const question: Said = {
    from: 'guest',
    author: from,
    time,
    subject,
    text: [body.join(' ')],
    lang,
  };
  const answers = reply.body.map(
    ({ text }, i): Said => ({
      from: 'assistant',
      author: reply.from,
      time: reply.time,
      text,
      lang: reply.lang,
      minor: i === 0 || i === reply.body.length - 1,
    }),
  );
  const person: Said[] = escalation
    ? [{ from: 'person', author: escalation.title, text: [escalation.text] }]
    : [];
  const pause = { afterMs: 2200 };
  return {
    delays: [pause, ...reply.body, ...person.map(() => pause)],
    said: [question, ...answers, ...person],
    outcome: words?.title,
    notes: sources.map(({ label, value }) => {
      const used = reply.body.findIndex(({ text }) =>
        text.some((part) => typeof part !== 'string' && part.from === label),
      );
      return { label, value, after: used + 2 };
    }),
  };
}

function conversationsOf(demo: DemoId): { scene: Scene; conversation: Conversation }[] {
  const script = demos[demo];
  switch (script.kind) {
    case 'chat':
      return script.scenes.map((scene) => ({ scene, conversation: chatOf(scene, script) }));
    case 'call':
      return script.scenes.map((scene) => ({ scene, conversation: callOf(scene) }));
    case 'mail':
      return script.scenes.map((scene) => ({ scene, conversation: mailOf(scene, script) }));
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
            <span>{title}</span>
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
        <p className="guest-text play-rest">
          {demoWords.label}
          <span className="guest-about">. {text}</span>
        </p>
      </div>
    </div>
  );
}

interface DialogueProps {
  scene: Scene;
  conversation: Conversation;
  place: number;
}

function Dialogue({ scene, conversation, place }: DialogueProps) {
  const { said, delays, outcome, notes } = conversation;
  return (
    <div {...sceneAttributes(scene, delays, place)} className="guest-scene">
      <ol className="guest-dialogue">
        {said.map((line, i) => (
          <Line key={plain(line)} line={line} step={i + 1} />
        ))}
      </ol>
      <div className="guest-notes">
        {outcome && <b>{outcome}</b>}
        <dl>
          {notes.map(({ label, value, after }) => (
            <div key={label + value} data-at={Math.max(after, 1)}>
              <dt>{label}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const plain = ({ text }: Said) =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

function Line({ line, step }: { line: Said; step: number }) {
  const { from, author, time, subject, text, lang, voice, minor } = line;
  const [name, ...role] = author.split(',');
  return (
    <li data-from={from} data-at={step} data-rest={minor ? undefined : ''}>
      <p className="guest-author">
        <b>{name}</b>
        {from === 'person' && role.length > 0 && <span>{role.join(',')}</span>}
      </p>
      <time>{time}</time>
      <div lang={lang}>
        {subject && <p className="guest-subject">{subject}</p>}
        <p data-said="" data-voice={voice}>
          {text.map((part) =>
            typeof part === 'string' ? (
              <Fragment key={part}>{part}</Fragment>
            ) : (
              <mark key={part.text}>{part.text}</mark>
            ),
          )}
        </p>
      </div>
    </li>
  );
}
