'use client'; // looks up what the visitor asks

import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { questionBox } from '@/content/question-box';
import { passagesPath } from '@/lib/links';
import type { PassagePage } from '@/lib/questions/site-passages';
import { fetchJson, once } from './load-once';
import { type Outcome, QuestionOutcome } from './question-outcome';

/** The search of the question box, and what it searches. */
const loadAnswers = once(async () => {
  const [{ siteSearch }, pages] = await Promise.all([
    import('@/lib/questions/site-search'),
    fetchJson<PassagePage[]>(passagesPath),
  ]);
  return siteSearch(pages);
});

interface QuestionBoxProps {
  /** The page's path: what is asked on it is about it first. */
  path: string;
  examples: readonly string[];
}

/** A form that the browser itself sends nowhere, so that what is asked before React is there waits for it. */
export function QuestionBox({ path, examples }: QuestionBoxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const last = useRef('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function ask() {
    const question = field.current?.value.trim().replace(/\s+/g, ' ') ?? '';
    if (question === '') {
      field.current?.focus();
      return;
    }
    last.current = question;
    const found = await loadAnswers().then(
      (answerTo): Outcome => ({ question, answer: answerTo(question, path) }),
      (): Outcome => ({ question, answer: 'failed' }),
    );
    // another has been asked meanwhile
    if (last.current === question) setOutcome(found);
  }

  function askExample(example: string) {
    if (field.current) field.current.value = example;
    void ask();
  }

  // a failure shows where it matters, in ask
  const prepare = () => void loadAnswers().catch(() => {});

  return (
    <search data-hydrates="" className="ask">
      <label htmlFor={`${id}-field`} className="type-title font-bold">
        {questionBox.label}
      </label>
      <form
        method="dialog"
        aria-label={questionBox.label}
        className="ask-field"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <input
          ref={field}
          id={`${id}-field`}
          type="text"
          maxLength={questionBox.maxLength}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={`${id}-hint`}
          onFocus={prepare}
        />
        <Button variant="ink" compact type="submit">
          {questionBox.button}
        </Button>
      </form>
      <p id={`${id}-hint`} className="type-small mt-2 text-muted">
        {questionBox.hint}
      </p>
      <p className="ask-examples">
        <span className="type-small text-muted">{questionBox.examplesLabel}</span>
        {examples.map((example) => (
          <button
            key={example}
            type="button"
            className="target underline"
            onPointerDown={prepare}
            onClick={() => askExample(example)}
          >
            {example}
          </button>
        ))}
      </p>
      <QuestionOutcome outcome={outcome} path={path} />
    </search>
  );
}
