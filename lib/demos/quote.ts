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

/**
 * A percentage of an amount, rounded to the cent (half up). In hundredths of a percent both factors are whole numbers,
 * so that the product is exact: 1,15% of 1.000,00 € is 11,50 €, not a binary fraction beside it.
 */
function percentOf(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 100)) / 10_000);
}

/**
 * Sums a quote: discount on the goods' total, then VAT on what remains, each rounded to the cent once
 * (half up), as an Italian invoice shows them (art. 21 DPR 633/1972).
 */
export function quoteTotals({ items, discountPercent, vatPercent }: QuoteInput): QuoteTotals {
  const goodsCents = items.reduce((sum, item) => sum + item.quantity * item.unitCents, 0);
  const discountCents = percentOf(goodsCents, discountPercent);
  const taxableCents = goodsCents - discountCents;
  const vatCents = percentOf(taxableCents, vatPercent);
  return { discountCents, taxableCents, vatCents, totalCents: taxableCents + vatCents };
}
