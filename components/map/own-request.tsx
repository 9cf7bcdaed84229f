import { useId, useRef } from 'react';
import { mapRuns } from '@/content/network';

interface OwnRequestProps {
  /** Something is about to be typed. */
  onPrepare: () => void;
  onSend: (request: string) => void;
  /** What became of the last one, for those who do not see it run. */
  answer: string;
}

/** The visitor's own words, in a form that the browser itself sends nowhere. */
export function OwnRequest({ onPrepare, onSend, answer }: OwnRequestProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { own } = mapRuns;

  function send() {
    const request = field.current?.value.trim().replace(/\s+/g, ' ') ?? '';
    if (request === '') field.current?.focus();
    else onSend(request);
  }

  return (
    <div data-hydrates="" className="run-own">
      <form
        method="dialog"
        aria-label={own.label}
        className="run-own-field"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input
          ref={field}
          type="text"
          aria-label={own.label}
          placeholder={own.label}
          maxLength={own.maxLength}
          autoComplete="off"
          enterKeyHint="go"
          aria-describedby={`${id}-hint`}
          onFocus={onPrepare}
        />
        <button type="submit" aria-label={own.button}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12h18M13 5l7 7-7 7" />
          </svg>
        </button>
      </form>
      <small id={`${id}-hint`}>{own.hint}</small>
      <span role="status" className="sr-only">
        {answer}
      </span>
    </div>
  );
}
