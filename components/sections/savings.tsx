import { Demo } from '@/components/demos/demo';
import { firstSavings, savingsFigures } from '@/components/demos/savings/savings-figures';
import { anchors } from '@/content/anchors';
import { solutionBySlug } from '@/content/solutions';
import type { HomeContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { solutionPath } from '@/lib/links';

/** The savings calculator, folded: what it starts from and comes to is in sight. A link to it opens it. */
export function Savings({ savings }: Pick<HomeContent, 'savings'>) {
  const hash = solutionBySlug(savings.slug)?.demonstration ? `#${anchors.demo}` : '';
  return (
    <section className="page">
      <details
        id={anchorOf(savings.title)}
        className="worth"
        // a link to it opens it before React is there
        suppressHydrationWarning
      >
        <summary>
          <h2 className="type-heading">{savings.title}</h2>
          <span className="worth-lead text-muted">{savings.lead}</span>
          <span className="worth-sum">
            <span className="type-numeral">{savingsFigures(firstSavings()).year} </span>
            <span className="type-small">{savings.basis}</span>
          </span>
          <span className="question-sign" aria-hidden="true" />
        </summary>
        <Demo demo="savings" />
        <p className="mt-6 pb-10">
          <a href={`${solutionPath(savings.slug)}${hash}`} className="target underline">
            {savings.linkLabel}
          </a>
        </p>
      </details>
    </section>
  );
}
