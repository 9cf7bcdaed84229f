import { anchors } from '@/content/anchors';
import { priceWords } from '@/content/prices';
import type { Solution } from '@/content/types';
import { written } from '@/lib/owner-slot';
import { FigureRow } from './figure-row';
import { FiguresNote } from './figures-note';
import { PriceTerms } from './price-terms';
import { Rows } from './rows';
import { RuledList } from './ruled-list';
import { Section } from './section';

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

export function Results({ results }: Pick<Solution, 'results'>) {
  const { title, lead, figures, note } = results;
  if (figures.length === 0) {
    return (
      <Section title={title} lead={lead} layout="split" band>
        <p className="type-title max-w-[40ch]">{note}</p>
      </Section>
    );
  }
  return (
    <Section title={title} lead={lead} layout="split" band>
      <FigureRow figures={figures} grand />
      <FiguresNote figures={figures} className="type-small mt-10 max-w-[70ch]" />
    </Section>
  );
}

export function Price({ price, monthlyPrice }: Pick<Solution, 'price' | 'monthlyPrice'>) {
  const { title, lead, rows } = priceWords;
  const example = written(price.example);
  const items = [
    { title: rows.dependsOn, text: price.dependsOn },
    { title: rows.included, text: price.included },
    { title: rows.extra, text: price.extra },
    ...(example ? [{ title: rows.example, text: example }] : []),
  ];
  return (
    <Section id={anchors.price} title={title} lead={lead} layout="split">
      <Rows items={items} />
      {monthlyPrice && <PriceTerms price={monthlyPrice} className="mt-6" />}
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
