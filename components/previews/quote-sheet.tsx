import type { ReactNode } from 'react';
import { previewWords } from '@/content/previews';
import type { QuotePreview } from '@/content/types';
import { cn } from '@/lib/cn';
import { quoteTotals } from '@/lib/demos/quote';
import { formatEuro } from '@/lib/italian/format';

const words = previewWords.quote;

interface QuoteSheetProps {
  quote: Omit<QuotePreview, 'tracking'>;
  className?: string;
  /** Stands under the sums, such as a signature. */
  children?: ReactNode;
}

/** The document itself, as it is read and printed. */
export function QuoteSheet({ quote, className, children }: QuoteSheetProps) {
  const totals = quoteTotals(quote);
  return (
    <div className={cn('frame border-2 border-ink bg-sheet p-4 sm:p-5 md:p-8', className)}>
      <div className="flex flex-wrap justify-between gap-4 border-ink border-b-2 pb-4">
        <p className="type-title font-bold">
          {words.title} {quote.number}
        </p>
        <p className="tabular">{quote.date}</p>
      </div>
      <p className="py-4">
        {words.customer} <strong>{quote.customer}</strong>
      </p>
      <table className="w-full text-left wrap-anywhere">
        <thead className="type-small text-muted">
          <tr className="border-hairline border-b">
            <th scope="col" className="py-2 font-normal">
              {words.columns.description}
            </th>
            <th scope="col" className="py-2 pl-2 sm:pl-4 text-right font-normal">
              {words.columns.quantity}
            </th>
            <th scope="col" className="py-2 pl-2 sm:pl-4 text-right font-normal max-sm:hidden">
              {words.columns.price}
            </th>
            <th scope="col" className="py-2 pl-2 sm:pl-4 text-right font-normal">
              {words.columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may well say the same
            <tr key={i} className="border-hairline border-b">
              <td className="py-3 pr-3">{item.description}</td>
              <td className="py-3 pl-2 sm:pl-4 text-right tabular whitespace-nowrap">
                {item.quantity}
              </td>
              <td className="py-3 pl-2 sm:pl-4 text-right tabular whitespace-nowrap max-sm:hidden">
                {formatEuro(item.unitCents)}
              </td>
              <td className="py-3 pl-2 sm:pl-4 text-right tabular whitespace-nowrap">
                {formatEuro(item.quantity * item.unitCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="quote-sums">
        {quote.discountPercent > 0 && (
          <Sum
            label={`${words.discount} ${quote.discountPercent}%`}
            cents={-totals.discountCents}
          />
        )}
        <Sum label={words.taxable} cents={totals.taxableCents} />
        <Sum label={`${words.vat} ${quote.vatPercent}%`} cents={totals.vatCents} />
        <Sum label={words.total} cents={totals.totalCents} strong />
      </dl>

      {children}
    </div>
  );
}

export function Sum({
  label,
  cents,
  strong = false,
}: {
  label: string;
  cents: number;
  strong?: boolean;
}) {
  return (
    <div className={cn('quote-sum', strong && 'quote-total')}>
      <dt>{label}</dt>
      <dd>{formatEuro(cents)}</dd>
    </div>
  );
}
