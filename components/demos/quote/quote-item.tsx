import { quoteFaults, quoteWords } from '@/content/demos/quote';
import { type CheckedItem, type DraftItem, quoteLimits } from '@/lib/demos/quote-draft';
import { formatEuro } from '@/lib/italian/format';
import { DemoField } from '../core/demo-field';

type ItemField = keyof Omit<DraftItem, 'id'>;

export interface QuoteActions {
  change(id: number, field: ItemField, value: string): void;
  changeDiscount(value: string): void;
  add(): void;
  remove(id: number): void;
}

interface QuoteItemProps {
  number: number;
  item: DraftItem;
  checked: CheckedItem | undefined;
  actions?: QuoteActions;
}

/** One line of the quote: its fields, its amount, and the way to take it off. */
export function QuoteItem({ number, item, checked, actions }: QuoteItemProps) {
  const name = (field: string) => `quote-${field}-${item.id}`;
  const change = (field: ItemField) =>
    actions && ((value: string) => actions.change(item.id, field, value));
  const { quantity, price, amountCents, nameless } = checked ?? {};
  return (
    <fieldset className="quote-item">
      <legend>
        <span className="sr-only">{quoteWords.line(number)}</span>
      </legend>
      <DemoField
        name={name('description')}
        label={quoteWords.description}
        value={item.description}
        maxLength={quoteLimits.descriptionLength}
        onChange={change('description')}
        error={nameless ? quoteFaults.description : undefined}
        grows
        className="quote-description"
      />
      <DemoField
        name={name('quantity')}
        label={quoteWords.quantity}
        value={item.quantity}
        inputMode="numeric"
        maxLength={12}
        onChange={change('quantity')}
        error={quantity && !quantity.ok ? quoteFaults.quantity[quantity.fault] : undefined}
      />
      <DemoField
        name={name('price')}
        label={quoteWords.price}
        value={item.price}
        inputMode="decimal"
        maxLength={20}
        onChange={change('price')}
        onBlur={
          actions && price?.ok
            ? () => actions.change(item.id, 'price', formatEuro(price.value))
            : undefined
        }
        error={price && !price.ok ? quoteFaults.price[price.fault] : undefined}
      />
      <p className="quote-amount">
        <span className="demo-legend">{quoteWords.amount}</span>
        <span>{amountCents === undefined ? '–' : formatEuro(amountCents)}</span>
      </p>
      <button
        type="button"
        data-control={name('remove')}
        className="demo-minor quote-remove"
        aria-label={quoteWords.remove(number)}
        onClick={actions && (() => actions.remove(item.id))}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="M1 1l12 12M13 1L1 13" stroke="currentColor" strokeWidth="2" />
        </svg>
        <span>{quoteWords.removeShort}</span>
      </button>
      {amountCents === undefined && (
        <p className="type-small quote-uncounted text-muted">{quoteWords.uncounted}</p>
      )}
    </fieldset>
  );
}
