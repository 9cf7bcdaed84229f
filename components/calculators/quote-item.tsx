import type { FocusEventHandler } from 'react';
import { quoteFaults, quoteWords } from '@/content/demos/quote';
import { type CheckedItem, type DraftItem, quoteLimits } from '@/lib/demos/quote-draft';
import { formatEuro } from '@/lib/italian/format';
import { Entry } from './entry';

interface QuoteItemProps {
  number: number;
  /** What stands in its fields at first. */
  initial: DraftItem;
  checked: CheckedItem | undefined;
  onRemove: () => void;
  onPriceLeft: FocusEventHandler<HTMLInputElement>;
}

/** One line of the quote: its fields, its amount, and the way to take it off. */
export function QuoteItem({ number, initial, checked, onRemove, onPriceLeft }: QuoteItemProps) {
  const name = (field: string) => `quote-${field}-${initial.id}`;
  const { quantity, price, amountCents, nameless } = checked ?? {};
  return (
    <fieldset className="quote-item">
      <legend>
        <span className="sr-only">{quoteWords.line(number)}</span>
      </legend>
      <Entry
        name={name('description')}
        label={quoteWords.description}
        initial={initial.description}
        maxLength={quoteLimits.descriptionLength}
        error={nameless ? quoteFaults.description : undefined}
        grows
        className="quote-description"
      />
      <Entry
        name={name('quantity')}
        label={quoteWords.quantity}
        initial={initial.quantity}
        inputMode="numeric"
        maxLength={12}
        error={quantity && !quantity.ok ? quoteFaults.quantity[quantity.fault] : undefined}
      />
      <Entry
        name={name('price')}
        label={quoteWords.price}
        initial={initial.price}
        inputMode="decimal"
        maxLength={20}
        onBlur={onPriceLeft}
        error={price && !price.ok ? quoteFaults.price[price.fault] : undefined}
      />
      <p className="quote-amount">
        <span className="entry-label">{quoteWords.amount}</span>
        <span>{amountCents === undefined ? '–' : formatEuro(amountCents)}</span>
      </p>
      <button
        type="button"
        id={name('remove')}
        className="quote-minor quote-remove needs-script"
        aria-label={quoteWords.remove(number)}
        onClick={onRemove}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="M1 1l12 12M13 1L1 13" stroke="currentColor" strokeWidth="2" />
        </svg>
        <span>{quoteWords.removeShort}</span>
      </button>
      {checked && amountCents === undefined && (
        <p className="type-small quote-uncounted text-muted">{quoteWords.uncounted}</p>
      )}
    </fieldset>
  );
}
