import { ChangingText } from '@/components/ui/changing-text';
import type { NumberField } from '@/content/demos/types';
import { fieldFault } from '@/lib/demos/numbers';

interface EntryProps {
  /** Unique on the page: the field's name and id. */
  name: string;
  field: NumberField;
  typed: string;
}

/** A number to type, with its unit and its complaint under it; what is typed the browser keeps. */
export function Entry({ name, field, typed }: EntryProps) {
  const error = fieldFault(typed, field);
  const { label, unit, initial } = field;
  return (
    <div className="entry">
      <label htmlFor={name} className="entry-label">
        {label}
      </label>
      <div className="entry-field">
        <input
          type="text"
          id={name}
          name={name}
          defaultValue={initial}
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${name}-error`}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
      {error && (
        <p id={`${name}-error`} className="type-small mt-1 font-bold text-error">
          <ChangingText>{error}</ChangingText>
        </p>
      )}
    </div>
  );
}
