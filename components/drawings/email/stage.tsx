import type { ReactNode } from 'react';
import { type StageProps, sceneAttributes, scenesShown } from '@/components/poster/choices';
import { Marked, nameOf } from '@/components/poster/conversation';
import { emailDemo } from '@/content/demos/email';
import type { MailScene, Said } from '@/content/demos/types';
import { demoWords } from '@/content/demos/words';
import { posters } from '@/content/posters';
import { cn } from '@/lib/utils';

const { out, back, re } = posters.email;
const [sample, rest] = demoWords.taken.split(':');
/** The letter stands there from the start, and is read out before the answer's first paragraph. */
const letterStep = 1;
/** Of an answer's paragraphs, the one that answers: it stands on the poster at rest. */
const answerParagraph = 1;

/** The question on its way down, what is looked up at the turn, the answer on its way back, paragraph by paragraph. */
export function EmailStage({ plays }: StageProps) {
  return (
    <>
      {scenesShown(emailDemo.scenes, plays).map((scene, i) => (
        <Exchange key={JSON.stringify(scene.when)} scene={scene} place={i} />
      ))}
    </>
  );
}

function Exchange({ scene, place }: { scene: MailScene; place: number }) {
  const { subject, lang, said, notes } = scene;
  const [question, answer] = said;
  const answers = said.filter(({ from }) => from === 'assistant');
  const takesOver = said.find(({ from }) => from === 'human');
  return (
    <div {...sceneAttributes(scene, answers, place)} className="email-scene">
      <Way name={out} said={question} subject={subject} className="email-out">
        <div lang={lang}>
          <p aria-hidden="true" className="email-brief">
            {question.brief}
          </p>
          <p className="email-letter" data-said={letterStep}>
            <Marked text={question.text} />
          </p>
        </div>
        <Arrow d="M50 0V108M8 66L50 108L92 66" />
      </Way>
      <Way name={back} said={answer} subject={`${re} ${subject}`} className="email-back">
        <ol lang={lang} className="email-answer story grid gap-[0.375em]">
          {answers.map(({ text }, i) => (
            <li
              key={text}
              data-at={i + 1}
              data-rest={i === answerParagraph ? '' : undefined}
              data-said=""
            >
              <Marked text={text} />
            </li>
          ))}
        </ol>
        {takesOver && (
          <div className="email-passing lands" data-at={answers.length} data-from={takesOver.from}>
            <p
              data-who=""
              className="email-person capsule max-w-full border-4 font-bold leading-[1.15]"
            >
              {takesOver.author}
            </p>
            <p data-said="" className="email-passed">
              {takesOver.text}
            </p>
          </div>
        )}
        <Arrow d="M50 120V12M8 54L50 12L92 54" />
      </Way>
      <dl className="email-notes fit-text story text-center">
        {notes.map((note, i) => (
          <div
            key={note.label}
            // the question is no step of its own
            data-at={Math.max(1, note.after - 1)}
            data-rest={i === answerParagraph ? '' : undefined}
          >
            <dt className={cn('font-bold', note.person && 'capsule mx-auto mb-1 border-3 px-3')}>
              {note.label}
            </dt>
            <dd className="text-balance">{note.value}</dd>
          </div>
        ))}
      </dl>
      <p className="email-sample fit-text text-center text-line-on">
        <mark>{sample}</mark>:{rest}
      </p>
    </div>
  );
}

interface WayProps {
  name: string;
  said: Said;
  subject: string;
  className: string;
  children: ReactNode;
}

/** One side of the loop: a mail with its head. */
function Way({ name, said: { author, from, time }, subject, className, children }: WayProps) {
  return (
    <div data-from={from} className={cn('email-way fit-text', className)}>
      <p className="email-head fit-text flex justify-between font-bold">
        {name} <time>{time}</time>
      </p>
      <p data-who="" className="email-author fit-text">
        {nameOf(author)}
      </p>
      <p
        data-said={from === 'customer' ? letterStep : undefined}
        className="email-subject fit-text break-words font-bold leading-[1.05] tracking-[-0.02em]"
      >
        {subject}
      </p>
      {children}
    </div>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <svg
      viewBox="0 0 100 120"
      className="email-arrow absolute fill-none stroke-14 stroke-line"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
