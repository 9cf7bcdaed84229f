import type { ReactNode } from 'react';
import { penWidth, signatureSize } from '@/components/drawings/documents/shapes';
import { Signature } from '@/components/drawings/documents/signature';
import { PriceTerms } from '@/components/sections/figures';
import { Rows, RuledList } from '@/components/sections/titled-lists';
import { NarrowDisclosure } from '@/components/ui/disclosure';
import { anchors } from '@/content/anchors';
import { capital } from '@/content/number-words';
import { offer, writtenRows } from '@/content/owner';
import { priceLines, priceWords } from '@/content/shared';
import type { Solution } from '@/content/types';
import { cn } from '@/lib/utils';

interface PriceProps extends Pick<Solution, 'price' | 'example' | 'monthlyPrice'> {
  /** The page's line signs it. */
  signed?: boolean;
  line?: ReactNode;
}

/** A ticket that lies on the line: its stub in the line's colour, and what the price comes to. */
export function Price({ price, example, monthlyPrice, signed, line }: PriceProps) {
  const { lead, rows } = priceWords;
  const { activation, fee, others } = priceLines;
  const written = writtenRows({
    [example ? rows.example : rows.smallCase]: example ?? offer.smallCase,
    [rows.pilot]: offer.pilot,
  });
  const parts = [
    { title: activation.title, text: price.activation },
    { title: fee.title, text: `${capital(fee.text)}, ${price.fee}` },
    { title: others.title, text: price.others },
  ];
  return (
    <section
      id={anchors.price}
      className="spine-beside later relative isolate -scroll-mt-px py-(--section-start)"
    >
      {line}
      {/* over the spine */}
      <div className="overflow-clip lg:-me-(--over) lg:grid lg:grid-cols-[calc((100%-var(--over)-2rem)/3)_1fr] print:[--line:var(--ink)]">
        <div className="ticket-stub relative flex flex-col gap-2 bg-line p-4 text-line-on lg:p-6 forced-colors:border-2 print:bg-transparent print:text-ink">
          <h2 className="type-heading">{price.title}</h2>
          <p className={cn('type-lead', signed ? 'lg:pb-34' : 'mt-auto')}>{lead}</p>
          {signed && (
            <Signature
              viewBox={`0 ${-penWidth / 2} ${signatureSize.width} ${signatureSize.height + penWidth}`}
              preserveAspectRatio="xMaxYMax"
              className="absolute inset-x-0 bottom-6 h-28 w-full max-lg:hidden [&>path]:stroke-current"
            />
          )}
        </div>
        <div
          className={cn(
            'relative bg-sheet p-4 lg:px-8 lg:pt-6 forced-colors:border-2',
            signed ? 'ticket-signed lg:pb-16' : 'lg:pb-6',
          )}
        >
          {monthlyPrice && <PriceTerms price={monthlyPrice} className="mb-5 font-bold" />}
          {written.length > 0 && <Rows items={written} />}
          <NarrowDisclosure
            summary={priceWords.parts}
            open={written.length === 0}
            className="not-first:mt-3 md:not-first:mt-4"
          >
            <RuledList items={parts} columns={3} />
          </NarrowDisclosure>
        </div>
      </div>
    </section>
  );
}
