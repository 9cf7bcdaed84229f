import { FigureItem } from '@/components/sections/figures';
import type { Figure } from '@/content/types';
import { kindOf } from '@/lib/italian/figure-groups';
import { cn } from '@/lib/utils';

/** Figures on the leaves of a departures board. */
export function Departures({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul
      className="departures grid auto-rows-fr gap-1 spacing-aware [--text-numeral:clamp(2.5rem,0.5rem+9vw,5rem)] lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col lg:grid-rows-[auto_auto_1fr] lg:border-2 lg:border-ink lg:bg-(--board) lg:p-5 lg:[--text-numeral:min(7vw,8rem)] print:bg-transparent"
      data-draws=""
    >
      {figures.map((figure) => (
        <FigureItem
          key={figure.label}
          figure={figure}
          className={cn(
            'grid grid-cols-[minmax(min(7.5rem,50%),36%)_minmax(0,1fr)] gap-1 text-(--signal) lg:row-span-3 lg:grid-cols-none lg:grid-rows-subgrid print:text-ink',
            // what is promised has half as much room again
            kindOf(figure) === 'promise' ? 'lg:col-span-3' : '[--signal:var(--ink)] lg:col-span-2',
          )}
          kindClass="col-span-full mt-2 lg:mx-3 lg:mt-0 lg:mb-2"
          valueClass="flap content-center self-stretch px-3 py-[0.06em] leading-[1.1]"
          labelClass="wrap-anywhere pb-2 pl-3 leading-[1.2] *:last:text-muted lg:bg-(--flap-ground) lg:pt-2 lg:pr-2 print:bg-transparent"
        />
      ))}
    </ul>
  );
}
