import type { ReactNode } from 'react';
import { AssistantField } from '@/components/assistant/assistant-field';
import { lineColour } from '@/components/line/palette';
import { Choices, sceneAttributes } from '@/components/poster/choices';
import { Marked } from '@/components/poster/conversation';
import { PlayButton, PlayControls, PlayRow } from '@/components/poster/play-controls';
import { demos } from '@/content/demos';
import type { DialogueScript, Note, Said } from '@/content/demos/types';
import { demoWords } from '@/content/demos/words';
import { solutionBySlug } from '@/content/solutions';
import type { GuestDemo } from '@/content/types';
import { unbroken } from '@/lib/italian/unbroken';
import { hospitalityPath } from '@/lib/links';

type DialogueScene = DialogueScript['scenes'][number];

/** As the styles name them. */
const roles = { customer: 'guest', assistant: 'assistant', human: 'person' };

/** What on phones is read out only until it plays: a greeting, or what the next line says anyhow. */
function isMinor(kind: DialogueScript['kind'], said: readonly Said[], i: number): boolean {
  const last = said.length - 1;
  const passed = said[last]?.from === 'human';
  if (kind === 'call') return i === 0;
  if (kind === 'mail') return i === 1 || i === (passed ? last - 1 : last);
  // a person's answer ends it, else thanks do
  return i > 3 && !(passed && i === last);
}

function notesOf(scene: DialogueScene): Note[] {
  if (!('appointment' in scene)) return scene.notes;
  const { day, time, title } = scene.appointment;
  const value = `${day}, ${time}: ${title}`;
  return [...scene.notes, { label: demoWords.calendar, value, after: scene.said.length }];
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
    <div
      data-ground="day"
      className="guest-stage relative flow-root [--track:var(--night-line-width)]"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend would repeat the title above it */}
      <div
        role="group"
        aria-label={label}
        className="guest-stage-tabs relative grid md:auto-cols-fr md:grid-flow-col"
      >
        {parts.map(({ demo, title, slug, problem, guest }, i) => (
          <label
            key={demo}
            data-line={lineColour(lineOf(slug))}
            className="wrap-anywhere relative grid cursor-pointer content-start gap-1 py-3 pr-(--side) pl-(--night-line-words) md:not-first:pl-6 md:not-last:pr-6"
          >
            <input
              type="radio"
              name="demo-ospite"
              value={i}
              defaultChecked={i === 0}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="leading-snug">
              <b>{title}:</b> {unbroken(problem)}
            </span>
            <span className="type-title text-balance font-bold">{`«${unbroken(guest)}»`}</span>
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
  const solution = script.kind === 'chat' && solutionBySlug(slug);
  return (
    <div
      data-stage=""
      data-tab={place}
      data-line={lineColour(lineOf(slug))}
      className="guest-stage-panel"
    >
      <div className="py-1 pr-(--side) pl-(--night-line-words)">
        {script.axes.map((axis) => (
          <Choices
            key={axis.id}
            stage={demo}
            axis={axis}
            chosen={script.scenes[0].when[axis.id]}
            // on wider screens options stand where the messages do
            legendClass="max-md:sr-only lg:w-53"
            optionClass="p-0 bg-transparent text-inherit no-underline [:is(:checked,:hover)+&]:underline decoration-4 decoration-line underline-offset-[0.4em]"
          />
        ))}
      </div>
      <div data-box="">
        {script.scenes.map((scene, i) => (
          <Conversation key={JSON.stringify(scene.when)} {...{ script, scene }} place={i} />
        ))}
      </div>
      {solution && (
        <AssistantField
          as="guest"
          scene="hotel"
          {...{ solution }}
          page={hospitalityPath}
          className="pt-3 pr-(--side) pb-4 pl-(--night-line-words)"
          lineClass="night-line-stop"
        />
      )}
      <PlayRow className="guest-stage-controls min-h-20 border-ink border-t-2 py-3 pr-(--side) pl-(--night-line-words)">
        {/* of the two buttons at the foot one is filled: the one that leads on */}
        <PlayButton
          label={demoWords.watch}
          className="bg-transparent! text-ink! inset-ring-2 inset-ring-ink"
        />
        {/* one row, though it starts beside the line */}
        <PlayControls className="max-md:gap-x-2 max-md:[--text-size:0.875rem]" />
        <p className="guest-stage-terms below-play min-[75rem]:beside-play">
          {`${demoWords.label}. ${text}`}
        </p>
      </PlayRow>
    </div>
  );
}

interface ConversationProps {
  script: DialogueScript;
  scene: DialogueScene;
  place: number;
}

/** What is said, step by step, and what comes of it. */
function Conversation({ script, scene, place }: ConversationProps) {
  const { said } = scene;
  const { kind, notesTitle } = script;
  return (
    <div
      {...sceneAttributes(scene, said, place)}
      className="grid min-h-[21.5rem] grid-rows-[1fr_auto] max-md:min-h-[31rem]"
    >
      <ol className="guest-stage-talk">
        {said.map((line, i) => (
          <Line key={line.text} {...{ kind, scene, line }} place={i} />
        ))}
      </ol>
      <div className="guest-stage-notes night-line-stop night-line-terminus relative flex flex-wrap items-baseline gap-x-5 pt-3.5 pr-(--side) pb-3 pl-(--night-line-words) leading-normal">
        {notesTitle && <b>{notesTitle}</b>}
        <dl className="contents">
          {notesOf(scene).map(({ label, value, after }) => (
            <div key={label + value} data-at={Math.max(after, 1)}>
              <dt>{label}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

interface LineProps {
  kind: DialogueScript['kind'];
  scene: DialogueScene;
  line: Said;
  place: number;
}

function Line({ kind, scene, line: { from, author, time, text }, place }: LineProps) {
  // a mail is passed on in the house's own language
  const lang = kind === 'mail' && from === 'human' ? undefined : scene.lang;
  const [name, ...role] = author.split(',');
  return (
    <li
      data-from={roles[from]}
      data-at={place + 1}
      data-rest={isMinor(kind, scene.said, place) ? undefined : ''}
      className={from === 'customer' ? 'night-line-stop' : undefined}
    >
      <p>
        <b data-who="">{name}</b>
        {from === 'human' && role.length > 0 && <span>{role.join(',')}</span>}
      </p>
      <time>{time}</time>
      <div lang={lang}>
        {place === 0 && 'subject' in scene && <p className="font-bold">{scene.subject}</p>}
        <p data-said="">
          <Marked text={text} />
        </p>
      </div>
    </li>
  );
}
