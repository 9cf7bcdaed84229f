import type { Figure } from '@/content/types';
import { Numeral } from './numeral';

/** Under which condition the figure above holds. */
export function FigureBasis({ children }: { children: string }) {
  return <span className="figure-basis type-small mt-0.5 block">{children}</span>;
}

/** Claims set like platform numbers, each with its condition. */
export function FigureRow({ figures }: { figures: Figure[] }) {
  return (
    <dl className="figures">
      {figures.map((figure) => (
        <div key={figure.label} className="figure">
          <dt className="max-w-[24ch] leading-snug">
            {figure.label}
            <FigureBasis>{figure.basis}</FigureBasis>
          </dt>
          <dd className="type-numeral whitespace-nowrap">
            <Numeral value={figure.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
