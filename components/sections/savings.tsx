import { Island } from '@/components/islands/island';
import { assumptionFields, savingsFields } from '@/content/demos/savings';
import type { HomeContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { readTyped } from '@/lib/demos/numbers';
import { estimateSavings } from '@/lib/demos/savings';
import { formatAboutEuro } from '@/lib/italian/format';

/** The savings calculator, folded: what it starts from and comes to is in sight. A link to it opens it. */
export function Savings({ savings }: Pick<HomeContent, 'savings'>) {
  return (
    <section className="page">
      <details id={anchorOf(savings.title)} className="worth">
        <summary>
          <h2 className="type-heading">{savings.title}</h2>
          <span className="worth-lead text-muted">{savings.lead}</span>
          <span className="worth-sum">
            <span className="type-numeral">{formatAboutEuro(yearInCents())} </span>
            <span className="type-small">{savings.basis}</span>
          </span>
          <span className="question-sign" aria-hidden="true" />
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
