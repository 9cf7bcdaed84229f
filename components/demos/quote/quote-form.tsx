import type { ReactNode } from 'react';
import { QuoteSheet, Sum } from '@/components/previews/quote-sheet';
import { quoteFaults, quoteWords } from '@/content/demos/quote';
import type { QuoteScript } from '@/content/demos/types';
import { previewWords } from '@/content/previews';
import { type CheckedDraft, type Draft, quoteLimits } from '@/lib/demos/quote-draft';
import { DemoField } from '../core/demo-field';
import { type QuoteActions, QuoteItem } from './quote-item';
import { QuoteTracking } from './quote-tracking';

const words = previewWords.quote;

interface QuoteFormProps {
  script: QuoteScript;
  draft: Draft;
  checked: CheckedDraft;
  date: string;
  signed: boolean;
  /** Missing in the server's frame. */
  actions?: QuoteActions;
  /** Signature and buttons, under the sums. */
  children: ReactNode;
}

/** The quote as something to fill in, beside what happens to it afterwards. */
export function QuoteForm(props: QuoteFormProps) {
  const { script, draft, checked, date, signed, actions, children } = props;
  const { quote } = script;
  const { totals } = checked;
  return (
    <div className="quote-form">
      {/* without scripts nothing would add up, so the finished document stands here */}
      <QuoteSheet quote={quote} className="script-free" />
      <div className="needs-script frame border-2 border-ink bg-sheet p-4 sm:p-5 md:p-8">
        <div className="flex flex-wrap justify-between gap-4 border-ink border-b-2 pb-4">
          <p className="type-title font-bold">
            {words.title} {quote.number}
          </p>
          <p className="tabular">{date}</p>
        </div>
        <p className="py-4">
          {words.customer} <strong>{quote.customer}</strong>
        </p>
        {draft.items.map((item, i) => (
          <QuoteItem
            key={item.id}
            number={i + 1}
            item={item}
            checked={checked.items[i]}
            {...(actions && { actions })}
          />
        ))}
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-hairline border-t pt-4">
          <button
            type="button"
            data-control="quote-add"
            className="demo-minor"
            aria-disabled={draft.items.length >= quoteLimits.items}
            onClick={actions?.add}
          >
            {quoteWords.add}
          </button>
          {draft.items.length >= quoteLimits.items && (
            <p className="type-small text-muted">{quoteWords.full}</p>
          )}
          <DemoField
            name="quote-discount"
            label={quoteWords.discount}
            value={draft.discount}
            inputMode="decimal"
            maxLength={12}
            className="w-40 max-w-full"
            unit="%"
            onChange={actions?.changeDiscount}
            error={checked.discount.ok ? undefined : quoteFaults.discount[checked.discount.fault]}
          />
        </div>
        <dl className="quote-sums">
          <Sum label={words.discount} cents={-totals.discountCents} />
          <Sum label={words.taxable} cents={totals.taxableCents} />
          <Sum label={`${words.vat} ${quote.vatPercent}%`} cents={totals.vatCents} />
          <Sum label={words.total} cents={totals.totalCents} strong />
        </dl>
        {children}
      </div>
      <QuoteTracking events={quote.tracking} signed={signed} />
    </div>
  );
}
