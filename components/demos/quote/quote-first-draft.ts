import type { QuoteScript } from '@/content/demos/types';
import type { Draft } from '@/lib/demos/quote-draft';
import { formatEuro } from '@/lib/italian/format';

/** The script's quote as if somebody had typed it. */
export function firstDraft({ quote }: QuoteScript): Draft {
  return {
    items: quote.items.map((item, i) => ({
      id: i + 1,
      description: item.description,
      quantity: String(item.quantity),
      price: formatEuro(item.unitCents),
    })),
    discount: String(quote.discountPercent).replace('.', ','),
  };
}
