import { useEffect, useRef, useState } from 'react';
import { quoteWords } from '@/content/demos/quote';
import type { QuoteScript } from '@/content/demos/types';
import { checkDraft, type Draft, quoteLimits } from '@/lib/demos/quote-draft';
import { formatDay, formatEuro } from '@/lib/italian/format';
import { DemoSection } from '../core/demo-shell';
import { printOnly } from '../core/print-only';
import { QuoteButtons } from './quote-buttons';
import { firstDraft } from './quote-first-draft';
import { QuoteForm } from './quote-form';
import { QuotePaper } from './quote-paper';
import { isSigned, type Signature, unsigned } from './quote-signature';
import { QuoteSigning } from './quote-signing';

export default function QuotePlayer({ script }: { demo: string; script: QuoteScript }) {
  const { quote } = script;
  const [draft, setDraft] = useState<Draft>(() => firstDraft(script));
  const [signature, setSignature] = useState<Signature>(unsigned);
  const [said, setSaid] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [today] = useState(() => formatDay(new Date()));
  const nextId = useRef(draft.items.length + 1);
  const form = useRef<HTMLDivElement>(null);
  const checked = checkDraft(draft, quote.vatPercent);
  const signed = isSigned(signature);

  function revise(next: Draft) {
    setDraft(next);
    setComplaint(undefined);
    const { totals } = checkDraft(next, quote.vatPercent);
    setSaid(quoteWords.totalAnnounced(formatEuro(totals.totalCents)));
  }

  // a line just added takes the focus, so that typing goes on where the eye is
  const focusItem = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (focusItem.current === undefined) return;
    const name = `quote-description-${focusItem.current}`;
    form.current?.querySelector<HTMLTextAreaElement>(`[data-control="${name}"]`)?.select();
    focusItem.current = undefined;
  });

  function add() {
    if (draft.items.length >= quoteLimits.items) return;
    const id = nextId.current;
    nextId.current += 1;
    focusItem.current = id;
    const item = { id, description: quoteWords.newItem, quantity: '1', price: formatEuro(0) };
    revise({ ...draft, items: [...draft.items, item] });
  }

  function remove(id: number) {
    revise({ ...draft, items: draft.items.filter((item) => item.id !== id) });
    form.current?.querySelector<HTMLElement>('[data-control="quote-add"]')?.focus();
  }

  const announced = useRef(false);
  useEffect(() => {
    if (signed === announced.current) return;
    announced.current = signed;
    setSaid(signed ? quoteWords.signature.announced : quoteWords.signature.cleared);
  }, [signed]);

  function print() {
    if (!checked.sound) {
      setComplaint(draft.items.length === 0 ? quoteWords.noItems : quoteWords.unsound);
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    printOnly('quote', quoteWords.fileName);
  }

  function reset() {
    revise(firstDraft(script));
    setSignature(unsigned);
  }

  return (
    <DemoSection announcement={{ text: said }}>
      <div ref={form}>
        <QuoteForm
          script={script}
          draft={draft}
          checked={checked}
          date={today}
          signed={signed}
          actions={{
            change: (id, field, value) =>
              revise({
                ...draft,
                items: draft.items.map((item) =>
                  item.id === id ? { ...item, [field]: value } : item,
                ),
              }),
            changeDiscount: (discount) => revise({ ...draft, discount }),
            add,
            remove,
          }}
        >
          <QuoteSigning
            signature={signature}
            signedOn={signed ? today : undefined}
            onChange={setSignature}
          />
          <QuoteButtons actions={{ print, reset }} complaint={complaint} />
        </QuoteForm>
      </div>
      <QuotePaper quote={quote} checked={checked} signature={signature} date={today} />
    </DemoSection>
  );
}
