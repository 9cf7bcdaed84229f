import { type ReactNode, useId, useRef } from 'react';
import { mapRuns } from '@/content/network';

interface RunFieldProps {
  /** Something is about to be typed. */
  onPrepare: () => void;
  /** The visitor's own words; empty to see again what is shown. */
  onSend: (request: string) => void;
  /** What is shown is what the field has in it. */
  sent: boolean;
  onEdit: () => void;
  /** What became of the last one, for those who do not see it run. */
  children: ReactNode;
}

/** The field for the visitor's own words, in a form that the browser itself sends nowhere. While it is empty, the example's stand in it. */
export function RunField({ onPrepare, onSend, sent, onEdit, children }: RunFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { own } = mapRuns;
  return (
    <div data-hydrates="" data-sent={sent ? '' : undefined} className="run-field">
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          onSend(field.current?.value.trim().replace(/\s+/g, ' ') ?? '');
        }}
      >
        <label htmlFor={id}>{own.label}</label>
        <input
          ref={field}
          id={id}
          type="text"
          // an empty one tells the styles that nothing is typed
          placeholder=" "
          maxLength={own.maxLength}
          autoComplete="off"
          enterKeyHint="go"
          aria-describedby={`${id}-hint`}
          onFocus={onPrepare}
          onInput={onEdit}
        />
        <button type="submit">
          <span>{own.button}</span>
          <svg viewBox="0 0 32 24" aria-hidden="true">
            <path d="M0 12h28M18 2l10 10-10 10" />
          </svg>
        </button>
      </form>
      <small id={`${id}-hint`}>{own.hint}</small>
      <span role="status" className="sr-only">
        {children}
      </span>
    </div>
  );
}
