import { cta } from '@/components/layout/call-to-action';
import { questionBox } from '@/content/question-box';
import { keepGoalsNote, offerGoalsNote } from '@/lib/demos/goals-note';
import { consultationPath } from '@/lib/links';
import type { Answer, Passage } from '@/lib/questions/site-search';

/** What has become of a question: an answer of the site, none, or the search could not be loaded. */
export interface Outcome {
  question: string;
  answer: Answer | null | 'failed';
}

interface QuestionOutcomeProps {
  outcome: Outcome | null;
  /** The page's own. */
  path: string;
}

export function QuestionOutcome({ outcome, path }: QuestionOutcomeProps) {
  const answer = outcome?.answer;
  return (
    <>
      <div role="status">
        {answer && answer !== 'failed' && (
          <div className="ask-answer">
            <p className="type-small font-bold text-line-text">{questionBox.answered}</p>
            <p className="type-title mt-3 font-bold">{answer.passage.title}</p>
            <p className="mt-2 max-w-[62ch]">{answer.passage.text}</p>
            <Source passage={answer.passage} from={path} />
          </div>
        )}
        {outcome && (answer === null || answer === 'failed') && (
          <div className="ask-answer">
            <p className="type-title font-bold">
              {questionBox[answer ? 'failed' : 'unanswered'].title}
            </p>
            <p className="mt-2 max-w-[62ch]">
              {questionBox[answer ? 'failed' : 'unanswered'].text}
            </p>
          </div>
        )}
      </div>
      {answer && answer !== 'failed' && answer.near.length > 0 && (
        <div className="mt-6">
          <p className="type-small text-muted">{questionBox.near}</p>
          {answer.near.map((passage) => (
            <Near key={`${passage.path} ${passage.title}`} passage={passage} from={path} />
          ))}
        </div>
      )}
      {outcome && (
        <AskUs question={outcome.question} answered={Boolean(answer && answer !== 'failed')} />
      )}
    </>
  );
}

interface PassageProps {
  passage: Passage;
  /** The page that it is shown on. */
  from: string;
}

function Source({ passage: { path, anchor, page }, from }: PassageProps) {
  return (
    <a href={`${path}#${anchor}`} className="target underline">
      {path === from ? questionBox.here : questionBox.source(page)}
    </a>
  );
}

function Near({ passage, from }: PassageProps) {
  return (
    <details className="question border-hairline border-b">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-6 py-3 font-bold leading-snug">
        <span>
          {passage.title} <span className="type-small font-normal text-muted">{passage.page}</span>
        </span>
        <span className="question-sign" aria-hidden="true" />
      </summary>
      <p className="max-w-[62ch] pr-12 text-muted">{passage.text}</p>
      <Source passage={passage} from={from} />
    </details>
  );
}

/** The question goes into the form: on this page, or on the one that the link leads to. */
function AskUs({ question, answered }: { question: string; answered: boolean }) {
  const link = (
    <a
      href={consultationPath}
      className={answered ? 'target underline' : 'button mt-5'}
      onClick={(event) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (opensElsewhere) return;
        if (offerGoalsNote(question)) event.preventDefault();
        else keepGoalsNote(question);
      }}
      {...cta('question')}
    >
      {questionBox.ask}
    </a>
  );
  return answered ? (
    <p className="mt-4 text-muted">
      {questionBox.other} {link}
    </p>
  ) : (
    link
  );
}
