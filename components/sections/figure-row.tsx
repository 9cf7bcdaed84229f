import type { Figure } from '@/content/types';
import { Numeral } from './numeral';

/** Under which condition the figure above holds. */
export function FigureBasis({ children }: { children: string }) {
  return <span className="figure-basis type-small mt-0.5 block">{children}</span>;
}

/** Claims set like platform numbers, each with its condition. */
export function FigureRow({ figures }: { figures: Figure[] }) {
  return (
    <dl className="figures grid gap-x-2 gap-y-3 max-md:[--text-numeral:2.5rem] md:max-lg:[--text-numeral:2.75rem] md:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] md:gap-x-8">
      {figures.map((figure) => (
        <div
          key={figure.label}
          // beside its label, and above it where there is room for several; alone it takes the row
          className="flex flex-wrap gap-x-2 gap-y-3 md:grid md:grid-rows-[auto_1fr] md:only:grid-cols-[auto_minmax(0,1fr)] md:only:grid-rows-none md:only:items-end md:only:gap-x-8 md:only:[--text-numeral:clamp(5.5rem,14vw,13rem)]"
        >
          <dt className="max-w-[24ch] leading-snug max-md:flex-[1_1_9rem] md:[:only-child>&]:text-[length:var(--text-title)]">
            {figure.label}
            <FigureBasis>{figure.basis}</FigureBasis>
          </dt>
          <dd className="type-numeral order-first whitespace-nowrap text-line-text max-md:min-w-29">
            <Numeral value={figure.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
