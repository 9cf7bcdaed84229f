import { Fragment, type ReactNode } from 'react';
import { lineColour } from '@/components/line/palette';
import { Choices, sceneAttributes } from '@/components/poster/choices';
import { PlayButton, PlayControls } from '@/components/poster/play-controls';
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

function mailOf(scene: MailScene, { sourcesTitle }: MailScript): Conversation {
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
    outcome: sourcesTitle,
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

interface GuestStageProps {
  parts: readonly GuestDemo[];
  label: string;
  /** The way on, at the stage's foot. */
  children: ReactNode;
}

/** What guests write, say and mail, on one stage with a tab for each: the browser’s own radio buttons choose it. */
export function GuestStage({ parts, label, children }: GuestStageProps) {
  return (
    <div className="guest-stage relative flow-root">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend would repeat the title above it */}
      <div
        role="group"
        aria-label={label}
        className="guest-tabs grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))]"
      >
        {parts.map(({ demo, title, slug }, i) => (
          <label
            key={demo}
            data-line={lineColour(lineOf(slug))}
            className="wrap-anywhere relative grid min-h-16 cursor-pointer items-center px-[clamp(0.5rem,2vw,1.5rem)] py-2 font-bold text-(length:--text-lead) leading-[1.15] first:pl-(--x) max-md:text-base"
          >
            <input
              type="radio"
              name="demo-ospite"
              value={i}
              defaultChecked={i === 0}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
      {parts.map((part, i) => (
        <GuestPanel key={part.demo} part={part} place={i} />
      ))}
      {children}
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
      <div className="guest-choices flex flex-wrap gap-x-10 py-3 pr-(--x) pl-(--beside)">
        {script.axes.map((axis) => (
          <Choices key={axis.id} stage={demo} axis={axis} chosen={script.scenes[0].when[axis.id]} />
        ))}
      </div>
      <div data-box="">
        {conversationsOf(demo).map(({ scene, conversation }, i) => (
          <Dialogue key={JSON.stringify(scene.when)} {...{ scene, conversation }} place={i} />
        ))}
      </div>
      <div className="play-row min-h-20 border-ink border-t-2 bg-paper px-(--x) py-3">
        <PlayButton label={demoWords.watch} />
        <PlayControls voices={script.kind === 'call'} />
        <p className="beside-play below-play wide:col-2 wide:row-1 text-[0.9375rem]">{`${demoWords.label}. ${text}`}</p>
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
    <div
      {...sceneAttributes(scene, delays, place)}
      className="grid min-h-[23.5rem] grid-rows-[1fr_auto] max-md:min-h-[31rem]"
    >
      <ol className="guest-dialogue">
        {said.map((line, i) => (
          <Line key={plain(line)} line={line} step={i + 1} />
        ))}
      </ol>
      <div className="guest-notes relative flex flex-wrap items-baseline gap-x-5 pt-3.5 pr-(--x) pb-5 pl-(--beside) text-[0.9375rem] leading-normal max-md:text-sm">
        {outcome && <b>{outcome}</b>}
        <dl className="contents">
          {notes.map(({ label, value, after }) => (
            <div key={label + value} data-at={Math.max(after, 1)}>
              <dt className="inline text-muted">{label}</dt>{' '}
              <dd className="inline font-bold">{value}</dd>
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
    <li
      data-from={from}
      data-at={step}
      data-rest={minor ? undefined : ''}
      className="relative grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 py-3.5 pr-(--x) pl-(--beside) lg:grid-cols-[11rem_1fr_auto]"
    >
      <p className="guest-author text-[0.9375rem] leading-[1.35]">
        <b>{name}</b>
        {from === 'person' && role.length > 0 && <span>{role.join(',')}</span>}
      </p>
      <time className="text-[0.9375rem] leading-[1.35] lg:col-3">{time}</time>
      <div
        lang={lang}
        className="lg:col-2 lg:row-1 max-lg:col-span-full max-w-[68ch] text-(length:--text-lead) leading-[1.35] max-md:text-base "
      >
        {subject && <p className="font-bold">{subject}</p>}
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
