import { GuestTimeCalculator } from '@/components/calculators/guest-time-calculator';
import { RuledList } from '@/components/sections/ruled-list';
import { Section } from '@/components/sections/section';
import type { HospitalityContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { written } from '@/lib/owner-slot';

/** What it costs, as far as the owner has written it, and, folded, how many hours the questions take today. */
export function HospitalityPrice({ price }: Pick<HospitalityContent, 'price'>) {
  const items = [...price.items, ...price.ownerItems.filter(({ text }) => written(text))];
  return (
    <Section title={price.title}>
      <RuledList items={items} className="md:grid-cols-3" />
      <details
        id={anchorOf(price.hours)}
        className="question hours border-hairline border-y"
        // a link to it opens it before React is there
        suppressHydrationWarning
      >
        <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-6 py-3">
          <h3 className="type-title">{price.hours}</h3>
          <span className="question-sign" aria-hidden="true" />
        </summary>
        <GuestTimeCalculator />
      </details>
    </Section>
  );
}
