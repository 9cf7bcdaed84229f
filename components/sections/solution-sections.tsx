import { SolutionDrawing } from '@/components/drawings/solution-drawing';
import { FragmentView } from '@/components/fragments/fragment-view';
import { anchors } from '@/content/anchors';
import type { Solution } from '@/content/types';
import { FigureRow } from './figure-row';
import { RuledList } from './ruled-list';
import { Section } from './section';

export function Demonstration({ demonstration }: Pick<Solution, 'demonstration'>) {
  const { title, lead, fragment } = demonstration;
  return (
    <Section id={anchors.demo} title={title} lead={lead}>
      <FragmentView fragment={fragment} />
    </Section>
  );
}

export function Benefits({ benefits, drawing }: Pick<Solution, 'benefits' | 'drawing'>) {
  return (
    <Section
      title={benefits.title}
      lead={benefits.lead}
      layout="split"
      aside={drawing && <SolutionDrawing drawing={drawing} />}
    >
      <RuledList items={benefits.items} />
    </Section>
  );
}

export function Feature({ feature }: { feature: NonNullable<Solution['feature']> }) {
  return (
    <Section id={feature.id} title={feature.title} lead={feature.lead} layout="split">
      <RuledList items={feature.items} />
    </Section>
  );
}

export function Results({ results }: Pick<Solution, 'results'>) {
  return (
    <Section title={results.title} lead={results.lead}>
      <FigureRow figures={results.figures} />
      <p className="type-small mt-10 max-w-[70ch] text-muted">{results.note}</p>
    </Section>
  );
}

export function UseCases({ useCases }: Pick<Solution, 'useCases'>) {
  return (
    <Section id={anchors.useCases} title={useCases.title} lead={useCases.lead}>
      <RuledList items={useCases.items} />
    </Section>
  );
}
