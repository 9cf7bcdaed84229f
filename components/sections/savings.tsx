import { Island } from '@/components/islands/island';
import { DisclosureSign } from '@/components/ui/disclosure';
import { assumptionFields, savingsFields } from '@/content/demos/savings';
import type { HomeContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { estimateSavings } from '@/lib/demos/estimates';
import { readTyped } from '@/lib/demos/numbers';
import { formatAboutEuro } from '@/lib/italian/format';

/** The savings calculator, folded: what it starts from and comes to is in sight. A link to it opens it. */
export function Savings({ savings }: Pick<HomeContent, 'savings'>) {
  return (
    <section className="page pt-3 lg:pt-10">
      <details id={anchorOf(savings.title)} className="worth">
        <summary className="grid cursor-pointer grid-cols-[1fr_auto] items-center gap-x-8 gap-y-2 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:py-6 md:[align-items:last_baseline]">
          <h2 className="type-heading">{savings.title}</h2>
          <span className="col-span-full text-muted md:col-2">{savings.lead}</span>
          {/* open, it shows its own */}
          <span className="col-span-full grid gap-x-4 gap-y-1 md:col-2 md:row-1 md:items-end md:pr-12 lg:grid-cols-[auto_1fr] [[open]>summary>&]:hidden">
            <span className="type-numeral font-normal! whitespace-nowrap [--text-numeral:min(clamp(3.25rem,2rem+4vw,6.5rem),17vw)]">
              {formatAboutEuro(yearInCents())}{' '}
            </span>
            <span className="max-w-[46ch] leading-[1.35] max-lg:text-[0.9375rem]">
              {savings.basis}
            </span>
          </span>
          <DisclosureSign className="col-2 row-1 md:justify-self-end md:self-center" />
        </summary>
        <Island name="calculator" props={{ name: 'savings' }} />
      </details>
    </section>
  );
}

/** What the calculator comes to before anybody has typed: twelve months of the likeliest outlook. */
function yearInCents(): number {
  const fields = { ...savingsFields, ...assumptionFields };
  return estimateSavings(readTyped(fields, {}).values, 'base').timeCents * 12;
}
