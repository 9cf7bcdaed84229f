import type { ChangeEvent } from 'react';
import { cn } from '@/lib/cn';

interface DemoFieldProps {
  /** Names the control on the page; unique on it. */
  name: string;
  label: string;
  value: string;
  /** Missing in the server's frame, where the browser alone keeps what is typed. */
  onChange?: ((value: string) => void) | undefined;
  /** When what was typed may be written as it is kept. */
  onBlur?: (() => void) | undefined;
  /** Grows with its text, so that nothing of it is cut. */
  grows?: boolean;
  error?: string | undefined;
  inputMode?: 'decimal' | 'numeric' | 'text';
  maxLength?: number;
  className?: string;
  /** What the number counts, after the field: €, %, h. */
  unit?: string;
  hint?: string;
}

/** A one-line field of a simulation, with its complaint under it. */
export function DemoField(props: DemoFieldProps) {
  const { name, label, value, onChange, onBlur, grows, error, inputMode = 'text' } = props;
  const { maxLength, unit, hint } = props;
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const common = {
    id: name,
    'data-control': name,
    maxLength,
    autoComplete: 'off',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    onBlur,
  };
  const kept = onChange
    ? {
        value,
        onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          // a description is one paragraph, whatever was pasted
          onChange(event.target.value.replace(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap))),
      }
    : { defaultValue: value };
  return (
    <div className={cn('demo-field', props.className)}>
      <label htmlFor={name} className="demo-legend">
        {label}
      </label>
      <div className="demo-input">
        {grows ? (
          <textarea rows={1} {...common} {...kept} />
        ) : (
          <input type="text" inputMode={inputMode} {...common} {...kept} />
        )}
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
      {hint && (
        <p id={`${name}-hint`} className="type-small mt-1 text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="type-small mt-1 font-bold text-error">
          {error}
        </p>
      )}
    </div>
  );
}
