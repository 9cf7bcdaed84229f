'use client'; // sums as the visitor types

import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { quoteDemo, quoteFaults, quoteWords } from '@/content/demos/quote';
import { previewWords } from '@/content/previews';
import { checkDraft, type DraftItem, quoteLimits } from '@/lib/demos/quote-draft';
import { formatDay, formatEuro } from '@/lib/italian/format';
import { parseItalianNumber } from '@/lib/italian/number';
import { Entry } from './entry';
import { QuoteItem } from './quote-item';
import { useEntries } from './use-entries';

const { quote } = quoteDemo;
const words = previewWords.quote;
const firstIds = quote.items.map((_, i) => i + 1);
const inPercent = (percent: number) => String(percent).replace('.', ',');
const first = {
  'quote-customer': quote.customer,
  'quote-discount': inPercent(quote.discountPercent),
  'quote-vat': inPercent(quote.vatPercent),
};

/** What a line begins as: the script's, or a new one. */
function initialItem(id: number): DraftItem {
  const item = quote.items[id - 1];
  return {
    id,
    description: item?.description ?? quoteWords.newItem,
    quantity: String(item?.quantity ?? 1),
    price: formatEuro(item?.unitCents ?? 0),
  };
}

/** Opens the browser's print dialogue with the quote alone on the paper; the title is the file's proposed name. */
function printQuote() {
  const { documentElement: root, title } = document;
  root.dataset.printing = 'quote';
  document.title = quoteWords.fileName;
  const afterwards = () => {
    delete root.dataset.printing;
    document.title = title;
  };
  window.addEventListener('afterprint', afterwards, { once: true });
  window.print();
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="quote-sum">
      <dt>{label}</dt>
      <dd>{formatEuro(cents)}</dd>
    </div>
  );
}

interface QuoteFormProps {
  /** Both on paper only: who sends it, and who has signed. */
  letterhead: ReactNode;
  signature: ReactNode;
}

/** The quote as something to fill in, and on paper as the document itself. */
export function QuoteForm({ letterhead, signature }: QuoteFormProps) {
  const [ids, setIds] = useState(firstIds);
  const [turn, setTurn] = useState(0);
  const [today, setToday] = useState(quote.date);
  const [complaint, setComplaint] = useState<string>();
  const lastId = useRef(ids.length);
  const { root, entries, onInput, read, touched } = useEntries(first, `${turn} ${ids}`);
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);

  useEffect(() => setToday(formatDay(new Date())), []);

  const items = ids.map((id) => {
    const initial = initialItem(id);
    const entry = (field: 'description' | 'quantity' | 'price') =>
      // a description is one paragraph, whatever was pasted
      (entries[`quote-${field}-${id}`] ?? initial[field]).replace(/\n/g, ' ');
    const typed = { description: entry('description'), quantity: entry('quantity') };
    return { id, initial, typed: { id, ...typed, price: entry('price') } };
  });
  const checked = checkDraft({
    items: items.map(({ typed }) => typed),
    discount: entries['quote-discount'] ?? first['quote-discount'],
    vat: entries['quote-vat'] ?? first['quote-vat'],
  });
  const { totals, discount, vat } = checked;
  const full = ids.length >= quoteLimits.items;

  // a line just added takes the focus, so that typing goes on where the eye is
  const added = useRef<number>(undefined);
  useEffect(() => {
    if (added.current !== undefined)
      root.current
        ?.querySelector<HTMLTextAreaElement>(`#quote-description-${added.current}`)
        ?.select();
    added.current = undefined;
  });

  function add() {
    if (full) return;
    lastId.current += 1;
    added.current = lastId.current;
    setIds([...ids, lastId.current]);
  }

  function remove(id: number) {
    setIds(ids.filter((each) => each !== id));
    find('#quote-add')?.focus();
  }

  function reset() {
    setIds(firstIds);
    setTurn(turn + 1);
    setComplaint(undefined);
  }

  function print() {
    if (checked.sound) return printQuote();
    setComplaint(ids.length === 0 ? quoteWords.noItems : quoteWords.unsound);
    find('[aria-invalid]')?.focus();
  }

  /** A price is written one way, as soon as it is left. */
  function tidy({ target }: FocusEvent<HTMLInputElement>) {
    const price = parseItalianNumber(target.value, quoteLimits.price);
    if (price.ok) target.value = formatEuro(price.value);
    read();
  }

  return (
    <div
      ref={root}
      data-hydrates=""
      className="quote-sheet"
      onInput={(event) => {
        setComplaint(undefined);
        onInput(event);
      }}
    >
      {letterhead}
      <div className="quote-head">
        <p className="type-title font-bold">
          {words.title} {quote.number}
        </p>
        <p className="tabular">{today}</p>
      </div>
      <div key={turn}>
        <Entry
          name="quote-customer"
          label={quoteWords.customer}
          initial={quote.customer}
          maxLength={quoteLimits.descriptionLength}
          className="quote-customer"
        />
        {items.map(({ id, initial }, i) => (
          <QuoteItem
            key={id}
            number={i + 1}
            initial={initial}
            checked={checked.items[i]}
            onRemove={() => remove(id)}
            onPriceLeft={tidy}
          />
        ))}
        <div className="quote-terms">
          <button
            type="button"
            id="quote-add"
            className="quote-minor needs-script"
            aria-disabled={full}
            onClick={add}
          >
            {quoteWords.add}
          </button>
          {full && <p className="type-small text-muted">{quoteWords.full}</p>}
          <Entry
            name="quote-discount"
            label={quoteWords.discount}
            initial={first['quote-discount']}
            inputMode="decimal"
            maxLength={12}
            error={discount.ok ? undefined : quoteFaults.percent[discount.fault]}
          />
          <Entry
            name="quote-vat"
            label={quoteWords.vat}
            initial={first['quote-vat']}
            inputMode="decimal"
            maxLength={12}
            error={vat.ok ? undefined : quoteFaults.percent[vat.fault]}
          />
        </div>
      </div>
      <dl className="quote-sums">
        {checked.discountPercent > 0 && (
          <Sum
            label={`${words.discount} ${inPercent(checked.discountPercent)}%`}
            cents={-totals.discountCents}
          />
        )}
        <Sum label={words.taxable} cents={totals.taxableCents} />
        <Sum label={`${words.vat} ${inPercent(checked.vatPercent)}%`} cents={totals.vatCents} />
        <Sum label={words.total} cents={totals.totalCents} />
      </dl>
      <div className="quote-actions needs-script">
        <Button id="quote-print" type="button" onClick={print}>
          {quoteWords.print}
        </Button>
        <button type="button" id="quote-reset" className="quote-minor" onClick={reset}>
          {quoteWords.reset}
        </button>
        <p role="status" className="font-bold text-error">
          {complaint}
        </p>
      </div>
      <div className="quote-signature">
        {signature}
        <p>{quoteWords.signedOn(today)}</p>
      </div>
      <p className="quote-disclaimer">{quoteWords.disclaimer}</p>
      <p className="sr-only" aria-live="polite">
        {touched && quoteWords.totalAnnounced(formatEuro(totals.totalCents))}
      </p>
    </div>
  );
}
