import type { NumberField } from '@/content/demos/types';
import { fieldFault } from '@/lib/demos/numbers';

interface EntryProps {
  /** Unique on the page: the field's name and id. */
  name: string;
  field: NumberField;
  /** What stands in it; the browser keeps that. */
  typed: string;
}

/** A number to type, with its unit and its complaint under it. */
export function Entry({ name, field, typed }: EntryProps) {
  const error = fieldFault(typed, field);
  return (
    <div className="entry">
      <label htmlFor={name} className="entry-label">
        {field.label}
      </label>
      <div className="entry-field">
        <input
          id={name}
          name={name}
          type="text"
          inputMode="decimal"
          defaultValue={field.initial}
          maxLength={16}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${name}-error`}
        />
        {field.unit && <span aria-hidden="true">{field.unit}</span>}
      </div>
      {error && (
        <p id={`${name}-error`} className="type-small mt-1 font-bold text-error">
          {error}
        </p>
      )}
    </div>
  );
}
