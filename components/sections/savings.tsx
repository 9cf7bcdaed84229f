import { Demo } from '@/components/demos/demo';
import { anchors } from '@/content/anchors';
import { solutionBySlug } from '@/content/solutions';
import type { HomeContent } from '@/content/types';
import { solutionPath } from '@/lib/links';
import { Section } from './section';

/** The savings calculator, and the way to the campaigns'. */
export function Savings({ savings }: Pick<HomeContent, 'savings'>) {
  const hash = solutionBySlug(savings.slug)?.demonstration ? `#${anchors.demo}` : '';
  return (
    <Section title={savings.title} lead={savings.lead}>
      <Demo demo="savings" />
      <p className="mt-6">
        <a href={`${solutionPath(savings.slug)}${hash}`} className="target underline">
          {savings.linkLabel}
        </a>
      </p>
    </Section>
  );
}
