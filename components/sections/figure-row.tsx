import type { Figure } from '@/content/types';
import { FigureBasis } from './figure-basis';
import { Numeral } from './numeral';

interface FigureRowProps {
  figures: Figure[];
  /** Two by two and as large as a band takes, instead of all on one rule. */
  grand?: boolean;
}

/** Claims set like platform numbers. */
export function FigureRow({ figures, grand = false }: FigureRowProps) {
  return (
    <dl className={grand ? 'figures figures-grand' : 'figures'}>
      {figures.map((figure) => (
        <div key={figure.label} className="flex flex-col-reverse justify-end gap-2">
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
