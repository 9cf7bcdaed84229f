/** What a quote's sums are made of. Unit prices are integer euro cents, VAT excluded. */
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
 * Sums a quote: discount on the goods' total, then VAT on what remains, each rounded to the cent once
 * (half up), as an Italian invoice shows them (art. 21 DPR 633/1972).
 */
export function quoteTotals({ items, discountPercent, vatPercent }: QuoteInput): QuoteTotals {
  const goodsCents = items.reduce((sum, item) => sum + item.quantity * item.unitCents, 0);
  const discountCents = Math.round((goodsCents * discountPercent) / 100);
  const taxableCents = goodsCents - discountCents;
  const vatCents = Math.round((taxableCents * vatPercent) / 100);
  return { discountCents, taxableCents, vatCents, totalCents: taxableCents + vatCents };
}

const euro = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
});

/** Integer cents as Italians write euros: `1.234,50 €`. */
export function formatEuro(cents: number): string {
  return euro.format(cents / 100);
}
