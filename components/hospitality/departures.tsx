import { FigureItem } from '@/components/sections/figures';
import type { Figure } from '@/content/types';

/** Figures on the leaves of a departures board. */
export function Departures({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className="departures spacing-aware" data-draws="">
      {figures.map((figure) => (
        <FigureItem
          key={figure.label}
          figure={figure}
          kindClass="col-span-full mt-2 lg:mx-3 lg:mt-0 lg:mb-2"
          valueClass="flap content-center self-stretch px-3 py-[0.06em] leading-[1.1]"
          labelClass="wrap-anywhere pb-2 pl-3 leading-[1.2] *:last:text-muted lg:bg-(--flap-ground) lg:pt-2 lg:pr-2 print:bg-transparent"
        />
      ))}
    </ul>
  );
}
