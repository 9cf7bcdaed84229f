import { cn } from '@/lib/cn';

interface DemoFieldProps {
  /** Names the control on the page; unique on it. */
  name: string;
  label: string;
  value: string;
  /** Missing in the server's frame, where the browser alone keeps what is typed. */
  onChange?: ((value: string) => void) | undefined;
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
  const { name, label, value, onChange, error, inputMode = 'text', maxLength, unit, hint } = props;
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return (
    <div className={cn('demo-field', props.className)}>
      <label htmlFor={name} className="demo-legend">
        {label}
      </label>
      <div className="demo-input">
        <input
          type="text"
          id={name}
          data-control={name}
          inputMode={inputMode}
          maxLength={maxLength}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          {...(onChange
            ? { value, onChange: (event) => onChange(event.target.value) }
            : { defaultValue: value })}
        />
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
