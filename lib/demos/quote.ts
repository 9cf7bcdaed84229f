/** What a quote's sums are made of. Unit prices are integer euro cents, VAT excluded; percents have two decimals at most. */
export interface QuoteInput {
  items: { quantity: number; unitCents: number }[];
  discountPercent: number;
  vatPercent: number;
}

/** All in integer euro cents. */
export interface QuoteTotals {
  discountCents: number;
  taxableCents: number;
  vatCents: number;
  totalCents: number;
}

function percentOf(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 100)) / 10_000);
}

/** A quote's sums: discount, then VAT, each rounded once, half up, as invoices have them (art. 21 DPR 633/1972). */
export function quoteTotals({ items, discountPercent, vatPercent }: QuoteInput): QuoteTotals {
  const goodsCents = items.reduce((sum, item) => sum + item.quantity * item.unitCents, 0);
  const discountCents = percentOf(goodsCents, discountPercent);
  const taxableCents = goodsCents - discountCents;
  const vatCents = percentOf(taxableCents, vatPercent);
  return { discountCents, taxableCents, vatCents, totalCents: taxableCents + vatCents };
}
