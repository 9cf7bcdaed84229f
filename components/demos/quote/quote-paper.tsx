import { createPortal } from 'react-dom';
import { QuoteSheet } from '@/components/previews/quote-sheet';
import { quoteWords } from '@/content/demos/quote';
import type { QuotePreview } from '@/content/types';
import type { CheckedDraft } from '@/lib/demos/quote-draft';
import { isSigned, pad, type Signature, SignatureDrawing } from './quote-signature';

interface QuotePaperProps {
  quote: QuotePreview;
  checked: CheckedDraft;
  signature: Signature;
  date: string;
}

/** What goes to the printer: the document alone, with what can be counted of the draft. */
export function QuotePaper({ quote, checked, signature, date }: QuotePaperProps) {
  const filledIn = {
    ...quote,
    date,
    items: checked.items.flatMap(({ description, quantity, price }) =>
      quantity.ok && price.ok
        ? [{ description, quantity: quantity.value, unitCents: price.value }]
        : [],
    ),
    discountPercent: checked.discount.ok ? checked.discount.value / 100 : 0,
  };
  return createPortal(
    <div className="print-sheet light" data-print="quote">
      <QuoteSheet quote={filledIn} className="border-0">
        {isSigned(signature) && (
          <div className="mt-8">
            <p>
              {quoteWords.signature.title}. {quoteWords.signature.signedOn(date)}
            </p>
            <svg
              viewBox={`0 0 ${pad.width} ${pad.height}`}
              className="mt-2 w-80"
              aria-hidden="true"
            >
              <SignatureDrawing signature={signature} />
            </svg>
          </div>
        )}
        <p className="type-small mt-8">{quoteWords.disclaimer}</p>
      </QuoteSheet>
    </div>,
    document.body,
  );
}
