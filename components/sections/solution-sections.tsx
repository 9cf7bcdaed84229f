import { lineColour } from '@/components/line/palette';
import { FigureRow, FiguresNote, PriceTerms } from '@/components/sections/figures';
import { Rows, RuledList } from '@/components/sections/titled-lists';
import { Arrow } from '@/components/ui/arrow';
import { Section } from '@/components/ui/section';
import { anchors } from '@/content/anchors';
import { navigation } from '@/content/navigation';
import { offer, writtenRows } from '@/content/owner';
import { priceWords } from '@/content/shared';
import { solutions } from '@/content/solutions';
import type { Solution } from '@/content/types';
import { solutionPath } from '@/lib/links';
import { written } from '@/lib/owner-slot';

export function Benefits({ benefits }: Pick<Solution, 'benefits'>) {
  return (
    <Section title={benefits.title} lead={benefits.lead} layout="split">
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

/** One row of figures with their conditions; in words where there is none. */
export function Results({ results }: Pick<Solution, 'results'>) {
  const { title, lead, figures, note } = results;
  return (
    <Section title={title} lead={lead} layout="split">
      {figures.length === 0 ? (
        <p className="type-title max-w-[40ch]">{note}</p>
      ) : (
        <>
          <FigureRow figures={figures} />
          <FiguresNote figures={figures} className="type-small mt-5 max-w-[70ch] text-muted" />
        </>
      )}
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
    ...writtenRows({
      [example ? rows.example : rows.smallCase]: example ?? offer.smallCase,
      [rows.pilot]: offer.pilot,
    }),
  ];
  return (
    <Section id={anchors.price} title={title} lead={lead} layout="split">
      <Rows items={items} />
      {monthlyPrice && <PriceTerms price={monthlyPrice} className="mt-4" />}
    </Section>
  );
}

export function UseCases({ useCases }: Pick<Solution, 'useCases'>) {
  return (
    <Section id={anchors.useCases} title={useCases.title} lead={useCases.lead} layout="split">
      <RuledList items={useCases.items} />
    </Section>
  );
}

/** The way on to another service, in its colour. */
export function NextLine({ solution }: { solution: Solution }) {
  const next = solutions[solutions.indexOf(solution) + 1] ?? solutions[0];
  if (!next || next === solution) return null;
  return (
    <a
      href={solutionPath(next.slug)}
      data-line={lineColour(next.line)}
      className="group page wrap-anywhere grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 bg-line py-6 text-line-on no-underline md:grid-cols-[2fr_1fr_auto]"
    >
      <span>
        {navigation.nextLine} <b className="type-heading block">{next.name}</b>
      </span>
      <span className="max-w-[24ch] max-md:hidden">{next.menuDescription}</span>
      <Arrow className="w-11 stroke-current" />
    </a>
  );
}
