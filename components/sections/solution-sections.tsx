import { Demo } from '@/components/demos/demo';
import { anchors } from '@/content/anchors';
import { liveWaysOf } from '@/content/live-demo';
import type { Solution } from '@/content/types';
import { FigureRow } from './figure-row';
import { FiguresNote } from './figures-note';
import { LiveDemo } from './live-demo';
import { PriceTerms } from './price-terms';
import { Rows } from './rows';
import { RuledList } from './ruled-list';
import { Section } from './section';

interface DemonstrationProps {
  demonstration: NonNullable<Solution['demonstration']>;
}

export function Demonstration({ demonstration }: DemonstrationProps) {
  const { title, lead } = demonstration;
  return (
    <Section id={anchors.demo} title={title} lead={lead}>
      <LiveDemo ways={liveWaysOf[demonstration.demo] ?? []} className="mb-6" />
      <Demo demo={demonstration.demo} />
    </Section>
  );
}

export function Benefits({ benefits }: Pick<Solution, 'benefits'>) {
  return (
    <Section title={benefits.title} lead={benefits.lead}>
      <RuledList items={benefits.items} columns={3} />
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

export function Results({ results, monthlyPrice }: Pick<Solution, 'results' | 'monthlyPrice'>) {
  return (
    <Section title={results.title} lead={results.lead} layout="split" band>
      <FigureRow figures={results.figures} grand />
      {monthlyPrice && <PriceTerms price={monthlyPrice} className="mt-6" />}
      <p className="type-small mt-10 max-w-[70ch]">{results.note}</p>
      <FiguresNote figures={results.figures} className="type-small mt-3 max-w-[70ch]" />
    </Section>
  );
}

export function UseCases({ useCases }: Pick<Solution, 'useCases'>) {
  return (
    <Section id={anchors.useCases} title={useCases.title} lead={useCases.lead} layout="split">
      <Rows items={useCases.items} />
    </Section>
  );
}
