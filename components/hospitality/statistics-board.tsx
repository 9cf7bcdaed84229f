import { FigureBasis } from '@/components/sections/figure-basis';
import { FiguresNote } from '@/components/sections/figures-note';
import { Section } from '@/components/sections/section';
import type { HospitalityContent } from '@/content/types';

/** The figures as a station shows its departures: each on its flaps. */
export function StatisticsBoard({ statistics }: Pick<HospitalityContent, 'statistics'>) {
  return (
    <Section title={statistics.title} className="[&_h2]:max-w-none">
      <div className="board" data-draws="">
        <dl className="board-figures">
          {statistics.figures.map((figure) => (
            <div key={figure.label}>
              <dt>
                <span className="plate">{figure.label}</span>
                <FigureBasis>{figure.basis}</FigureBasis>
              </dt>
              <dd className="plate">{figure.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <FiguresNote figures={statistics.figures} className="type-small mt-5 text-muted" />
    </Section>
  );
}
