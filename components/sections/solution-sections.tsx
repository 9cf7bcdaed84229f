import type { CSSProperties } from 'react';
import { penWidth, signatureSize } from '@/components/drawings/documents/shapes';
import { Signature } from '@/components/drawings/documents/signature';
import { lineColour } from '@/components/line/palette';
import { FigureItem, FiguresNote, PriceTerms } from '@/components/sections/figures';
import { Rows, RuledList } from '@/components/sections/titled-lists';
import { Arrow } from '@/components/ui/arrow';
import { Section } from '@/components/ui/section';
import { anchors } from '@/content/anchors';
import { navigation } from '@/content/navigation';
import { offer, writtenRows } from '@/content/owner';
import { priceWords } from '@/content/shared';
import { solutions } from '@/content/solutions';
import type { Solution } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { solutionPath } from '@/lib/links';
import { cn } from '@/lib/utils';

export function Benefits({ benefits }: Pick<Solution, 'benefits'>) {
  return (
    <Section title={benefits.title} lead={benefits.lead} layout="split" ruled={false}>
      <RuledList items={benefits.items} />
    </Section>
  );
}

export function Feature({ feature }: { feature: NonNullable<Solution['feature']> }) {
  return (
    <Section
      id={feature.id}
      title={feature.title}
      lead={feature.lead}
      layout="split"
      ruled={false}
      className="*:pt-0"
    >
      <RuledList items={feature.items} />
    </Section>
  );
}

/** The page's station on its line: its figures from edge to edge, each with its condition; in words where there is none. */
export function Results({ results }: Pick<Solution, 'results'>) {
  const { title, lead, figures, note } = results;
  const characters = Math.max(
    ...figures.map(({ value: { text, short = text } }) => short.replaceAll(/\s/g, '').length),
  );
  const hoped = figures.length > 0 && figures.every(({ kind }) => kind !== 'promise');
  return (
    <section
      id={anchorOf(title)}
      className={cn(
        'figures-band bleed -scroll-mt-px bg-line text-line-on [&_:focus-visible]:outline-current',
        figures.length > 1 && 'figures-several',
        hoped && 'figures-hoped',
      )}
      style={figures.length > 0 ? ({ '--characters': characters } as CSSProperties) : undefined}
    >
      <div>
        {/* louder than what is only aimed at */}
        <h2 className={hoped ? 'type-display' : 'type-title'}>{title}</h2>
        {lead && <p className="mt-1">{lead}</p>}
        {figures.length > 0 && <FiguresNote figures={figures} className="type-small mt-1" />}
      </div>
      {figures.length === 0 ? (
        <p className="type-heading text-balance">{note}</p>
      ) : (
        <ul className="figures-list">
          {figures.map((figure) => (
            <FigureItem key={figure.label} figure={figure} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface PriceProps extends Pick<Solution, 'price' | 'example' | 'monthlyPrice'> {
  /** The page's line signs it. */
  signed?: boolean | undefined;
}

/** A ticket that lies on the line: its stub in the line's colour, and what the price comes to. */
export function Price({ price, example, monthlyPrice, signed }: PriceProps) {
  const { title, lead, rows } = priceWords;
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
    <section id={anchors.price} className="page -scroll-mt-px py-(--section-start)">
      <div className={cn('ticket', signed && 'ticket-signed')}>
        <div className="ticket-stub flex flex-col gap-2 bg-line text-line-on">
          <h2 className="type-heading">{title}</h2>
          <p className={cn('type-lead', signed ? 'lg:pb-34' : 'mt-auto')}>{lead}</p>
          {signed && (
            <Signature
              viewBox={`0 ${-penWidth / 2} ${signatureSize.width} ${signatureSize.height + penWidth}`}
              preserveAspectRatio="xMaxYMax"
              className="absolute inset-x-0 bottom-6 h-28 w-full max-lg:hidden [&>path]:stroke-current"
            />
          )}
        </div>
        <div className="bg-sheet">
          <Rows items={items} />
          {monthlyPrice && <PriceTerms price={monthlyPrice} className="mt-4" />}
        </div>
      </div>
    </section>
  );
}

export function UseCases({ useCases: { title, lead, items } }: Pick<Solution, 'useCases'>) {
  return (
    <Section id={anchors.useCases} title={title} lead={lead} ruled={false} className="use-cases">
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <li key={item.title} className="border-line border-t-8 pt-2.5">
            <h3 className="type-title font-bold">{item.title}</h3>
            <p className="mt-1 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
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
      className="group bleed wrap-anywhere grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 bg-line py-6 text-line-on no-underline md:grid-cols-[2fr_1fr_auto]"
    >
      <span>
        {navigation.nextLine} <b className="type-heading block text-balance">{next.name}</b>
      </span>
      <span className="max-w-[24ch] max-md:hidden">{next.menuDescription}</span>
      <Arrow className="w-11 stroke-current" />
    </a>
  );
}
