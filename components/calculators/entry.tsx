import { ChangingText } from '@/components/ui/changing-text';
import type { NumberField } from '@/content/demos/types';
import { fieldFault } from '@/lib/demos/numbers';
import { cn } from '@/lib/utils';

interface EntryProps {
  /** Unique on the page: the field's name and id. */
  name: string;
  field: NumberField;
  typed: string;
  /** Set in large, its words beside the field. */
  large?: boolean;
}

/** A number to type, with its unit and its complaint under it; what is typed the browser keeps. */
export function Entry({ name, field, typed, large }: EntryProps) {
  const error = fieldFault(typed, field);
  const { label, unit, initial } = field;
  // a unit in letters is whole in the label
  const unitId = /[€%]/.test(unit) ? `${name}-unit` : undefined;
  return (
    <div
      className={
        large
          ? 'flex min-w-0 basis-full flex-wrap items-end justify-between gap-x-6 gap-y-1 text-base text-ink'
          : 'min-w-0'
      }
    >
      <label
        htmlFor={name}
        className={
          large
            ? 'min-w-0 flex-[1_1_9rem] text-balance font-bold leading-[1.3]'
            : 'mb-1 block text-[0.875rem] text-muted'
        }
      >
        {label}
      </label>
      <div
        className={cn(
          'items-center gap-2',
          large ? 'relative ml-auto grid min-w-0 flex-[0_1_9rem]' : 'flex',
        )}
      >
        <input
          // without scripts there is nothing to reckon with: it reads as text
          className={cn(
            'tabular min-h-11 w-full min-w-0 rounded-[2px] border border-control bg-paper px-2.5 py-1.5 text-end hover:border-ink aria-invalid:border-2 aria-invalid:border-error noscript:pointer-events-none noscript:border-transparent',
            large && cn('font-bold text-[1.25rem] tracking-[-0.015em]', unit && 'pe-11!'),
          )}
          type="text"
          id={name}
          name={name}
          defaultValue={initial}
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : unitId}
        />
        {unit && (
          <span
            id={unitId}
            aria-hidden="true"
            className={large ? 'pointer-events-none absolute right-0 w-10' : 'min-w-9'}
          >
            {unit}
          </span>
        )}
      </div>
      {error && (
        <p id={`${name}-error`} className="type-small mt-1 basis-full font-bold text-error">
          <ChangingText>{error}</ChangingText>
        </p>
      )}
    </div>
  );
}
