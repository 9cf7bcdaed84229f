import type { CSSProperties, ReactNode } from 'react';
import { FigureItem, FiguresNote } from '@/components/sections/figures';
import type { Solution } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { cn } from '@/lib/utils';

interface ResultsProps extends Pick<Solution, 'results'> {
  line: ReactNode;
}

/** The page's station on its line: its figures from edge to edge, each with its condition; in words where there is none. */
export function Results({ results: { title, lead, figures, note }, line }: ResultsProps) {
  const characters = Math.max(
    ...figures.map(({ value: { text, short = text } }) => short.replaceAll(/\s/g, '').length),
  );
  const several = figures.length > 1;
  const hoped = figures.length > 0 && figures.every(({ kind }) => kind !== 'promise');
  return (
    <section
      id={anchorOf(title)}
      className={cn(
        'results bleed later relative isolate -scroll-mt-px grid gap-x-8 gap-y-4 bg-line py-6 text-line-on lg:items-start print:bg-transparent print:text-ink [&_:focus-visible]:outline-current',
        hoped && 'lg:[--text-numeral:6.5rem]',
      )}
      style={
        figures.length > 0 ? ({ '--results-characters': characters } as CSSProperties) : undefined
      }
    >
      {line}
      <div className={cn(several && 'lg:col-span-full')}>
        {/* louder than what is only aimed at */}
        <h2 className={hoped ? 'type-display' : 'type-title'}>{title}</h2>
        {lead && <p className="mt-1">{lead}</p>}
        {figures.length > 0 && <FiguresNote figures={figures} className="type-small mt-1" />}
      </div>
      {figures.length === 0 ? (
        <p className="type-heading text-balance lg:col-[2/-1]">{note}</p>
      ) : (
        <ul
          className={cn(
            'grid gap-5 min-[24rem]:grid-cols-[max-content_1fr] lg:grid-cols-subgrid lg:grid-rows-[auto_auto_1fr]',
            several ? 'lg:col-span-full' : 'lg:col-[2/-1]',
          )}
        >
          {figures.map((figure) => (
            <FigureItem
              key={figure.label}
              figure={figure}
              className={cn(
                'grid gap-y-1 min-[24rem]:col-span-full min-[24rem]:grid-cols-subgrid lg:row-span-3 lg:grid-cols-[1fr] lg:grid-rows-subgrid',
                several && 'lg:col-auto',
              )}
              kindClass="min-[24rem]:col-span-full"
              valueClass="lg:[align-self:last_baseline]"
              {...(!several && { labelClass: 'lg:text-(length:--text-title) lg:leading-[1.15]' })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
