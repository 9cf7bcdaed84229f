import type { FocusEventHandler } from 'react';
import { cn } from '@/lib/cn';

interface EntryProps {
  /** Unique on the page: the field's name and id. */
  name: string;
  label: string;
  /** What stands in it at first; from then on the browser keeps what is typed. */
  initial: string;
  /** Grows with its text, so that nothing of it is cut. */
  grows?: boolean;
  error?: string | undefined;
  inputMode?: 'decimal' | 'numeric' | 'text';
  maxLength?: number;
  className?: string;
  /** Of a field of one line. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** What the number counts, after the field: €, %, h. */
  unit?: string;
}

/** A field to type in, with its unit and its complaint under it. */
export function Entry(props: EntryProps) {
  const { name, label, initial, grows, error, inputMode = 'text', unit } = props;
  const field = {
    id: name,
    name,
    defaultValue: initial,
    maxLength: props.maxLength,
    autoComplete: 'off',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && `${name}-error`,
  };
  return (
    <div className={cn('entry', props.className)}>
      <label htmlFor={name} className="entry-label">
        {label}
      </label>
      <div className="entry-field">
        {grows ? (
          <textarea rows={1} {...field} />
        ) : (
          <input type="text" inputMode={inputMode} onBlur={props.onBlur} {...field} />
        )}
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
      {error && (
        <p id={`${name}-error`} className="type-small mt-1 font-bold text-error">
          {error}
        </p>
      )}
    </div>
  );
}
