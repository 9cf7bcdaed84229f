'use client'; // asks, and shows what is said without leaving the page

import { type FormEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cta } from '@/components/layout/links';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { assistant as words } from '@/content/assistant';
import { mostTyped } from '@/lib/assistant/protocol';
import { takeQuestion } from '@/lib/browser/assistant';
import { type Said, useTalk } from './use-talk';

interface AssistantProps {
  as: 'customer' | 'guest';
  scene: string;
  service: string;
  /** Number of the service's line. */
  line: string;
  /** Where the form is, and what leads there. */
  form: string;
  person: string;
  lineClass?: string;
}

const fieldId = 'assistant';

/** The field below a scripted conversation, and what is said by it as that conversation's next lines. */
export function Assistant({ as, scene, service, line, form, person, lineClass }: AssistantProps) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef('');
  const { talk, said, state, ask, end } = useTalk(root, scene);
  const last = said.at(-1);

  function send(event: FormEvent) {
    event.preventDefault();
    const message = field.current?.value.trim();
    if (!field.current || !message || state !== 'open') return;
    typed.current = message;
    field.current.value = '';
    void ask(message);
  }

  const closing = (
    <button type="button" className="target underline" onClick={end}>
      {words.end}
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its controls' keys arrive here
    <div
      ref={root}
      className="assistant"
      onKeyDown={({ key }) => key === 'Escape' && talk && end()}
    >
      {state === 'over' ? (
        <p className="assistant-head">
          <a
            href={form}
            className="target font-bold underline"
            {...(form.startsWith('#') && { 'data-scroll': '' })}
            {...cta('demo')}
            onClick={() => takeQuestion({ line: Number(line), service, request: typed.current })}
          >
            {person}
          </a>
          {talk && closing}
        </p>
      ) : (
        <form method="dialog" onSubmit={send}>
          <div className="assistant-head">
            <Label htmlFor={fieldId}>{words.label[as]}</Label>
            {talk && closing}
          </div>
          <div className="flex flex-1 gap-2">
            <Input
              ref={field}
              id={fieldId}
              type="text"
              maxLength={mostTyped}
              enterKeyHint="send"
              autoComplete="off"
              aria-describedby="assistant-note"
              onChange={({ target }) => {
                typed.current = target.value.trim() || typed.current;
              }}
              data-1p-ignore
              data-bwignore
              data-lpignore="true"
            />
            <Button type="submit" variant="poster" className="flex-none">
              {words.send}
            </Button>
          </div>
        </form>
      )}
      <p className="sr-only" aria-live="polite">
        {state === 'waiting' && <ChangingText>{`${words.name} ${words.typing}`}</ChangingText>}
        {state !== 'waiting' && last?.from === 'assistant' && (
          // in elements of their own: a translator may have put its own into the texts
          <span key={said.length}>
            {`${words.name}: `}
            <span lang={talk?.language}>{last.text}</span>
          </span>
        )}
        {state === 'over' && <ChangingText>{` ${person}`}</ChangingText>}
      </p>
      {talk &&
        createPortal(
          <>
            {said.map((each, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
              <TalkLine key={i} {...{ as, lineClass }} said={each} lang={talk.language} />
            ))}
            {state === 'waiting' && (
              <TalkLine said={{ from: 'assistant', time: '', text: words.typing }} as={as} />
            )}
          </>,
          talk.list,
        )}
    </div>
  );
}

interface TalkLineProps extends Pick<AssistantProps, 'as'> {
  said: Said;
  lang?: string;
  lineClass?: string | undefined;
}

function TalkLine({ said: { from, time, text }, as, lang, lineClass }: TalkLineProps) {
  const isVisitor = from === 'visitor';
  return (
    <li
      data-from={isVisitor ? as : from}
      data-rest=""
      // the live region says it
      aria-hidden={time ? undefined : true}
      data-talk=""
      data-asked={isVisitor ? '' : undefined}
      className={isVisitor ? lineClass : undefined}
    >
      <time>{time}</time>
      <p lang={lang} className="whitespace-pre-line">
        {text}
      </p>
      <span data-who="">{isVisitor ? words.you : words.name}</span>
    </li>
  );
}
