import { type ParsedNumber, parseItalianNumber } from '../italian/number';
import { type QuoteTotals, quoteTotals } from './quote';

/** One line of a quote as it is typed; `id` tells lines apart while they come and go. */
export interface DraftItem {
  id: number;
  description: string;
  quantity: string;
  price: string;
}

export interface Draft {
  items: DraftItem[];
  discount: string;
  vat: string;
}

/** The bounds of what a sensible quote holds; prices in cents, percents in hundredths. */
export const quoteLimits = {
  items: 12,
  descriptionLength: 120,
  quantity: { decimals: 0, min: 1, max: 9_999 },
  price: { decimals: 2, min: 0, max: 100_000_000 },
  percent: { decimals: 2, min: 0, max: 10_000 },
} as const;

export interface CheckedItem {
  id: number;
  description: string;
  quantity: ParsedNumber;
  price: ParsedNumber;
  nameless: boolean;
  /** In cents; undefined while the line cannot be counted. */
  amountCents: number | undefined;
}

export interface CheckedDraft {
  items: CheckedItem[];
  discount: ParsedNumber;
  vat: ParsedNumber;
  /** In percent, none where it cannot be read. */
  discountPercent: number;
  vatPercent: number;
  /** Of the lines that can be counted, with no discount or VAT while it cannot be read. */
  totals: QuoteTotals;
  sound: boolean;
}

function checkItem(item: DraftItem): CheckedItem {
  const quantity = parseItalianNumber(item.quantity, quoteLimits.quantity);
  const price = parseItalianNumber(item.price, quoteLimits.price);
  const description = item.description.trim();
  const amountCents = quantity.ok && price.ok ? quantity.value * price.value : undefined;
  return { id: item.id, description, quantity, price, nameless: description === '', amountCents };
}

/** An empty field is none of it. */
const readPercent = (typed: string): ParsedNumber =>
  typed.trim() === '' ? { ok: true, value: 0 } : parseItalianNumber(typed, quoteLimits.percent);

/** Reads a draft, says what cannot be taken, and sums the rest to the cent. */
export function checkDraft(draft: Draft): CheckedDraft {
  const items = draft.items.map(checkItem);
  const [discount, vat] = [readPercent(draft.discount), readPercent(draft.vat)];
  const counted = items.flatMap(({ quantity, price }) =>
    quantity.ok && price.ok ? [{ quantity: quantity.value, unitCents: price.value }] : [],
  );
  const discountPercent = discount.ok ? discount.value / 100 : 0;
  const vatPercent = vat.ok ? vat.value / 100 : 0;
  const sound =
    items.length > 0 &&
    discount.ok &&
    vat.ok &&
    items.every((item) => item.amountCents !== undefined && !item.nameless);
  return {
    items,
    discount,
    vat,
    discountPercent,
    vatPercent,
    totals: quoteTotals({ items: counted, discountPercent, vatPercent }),
    sound,
  };
}
