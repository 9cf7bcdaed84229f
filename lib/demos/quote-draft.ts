import { type ParsedNumber, parseItalianNumber } from '../italian/number';
import { quoteTotals } from './quote';

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

export const quoteLimits = {
  items: 12,
  descriptionLength: 120,
  quantity: { decimals: 0, min: 1, max: 9_999 },
  price: { decimals: 2, min: 0, max: 100_000_000 },
  percent: { decimals: 2, min: 0, max: 10_000 },
} as const;

export type CheckedItem = ReturnType<typeof checkItem>;

function checkItem(item: DraftItem) {
  const quantity = parseItalianNumber(item.quantity, quoteLimits.quantity);
  const price = parseItalianNumber(item.price, quoteLimits.price);
  const description = item.description.trim();
  const amountCents = quantity.ok && price.ok ? quantity.value * price.value : undefined;
  return { id: item.id, description, quantity, price, nameless: description === '', amountCents };
}

const readPercent = (typed: string): ParsedNumber =>
  typed.trim() === '' ? { ok: true, value: 0 } : parseItalianNumber(typed, quoteLimits.percent);

export function checkDraft(draft: Draft) {
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
