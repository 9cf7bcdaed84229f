import { FigureBasis } from '@/components/sections/figure-basis';
import { FiguresNote } from '@/components/sections/figures-note';
import { Section } from '@/components/sections/section';
import type { HospitalityContent } from '@/content/types';

// every row has the same flaps, as on the real thing: those that a figure does not need stay blank
const flaps = 5;

/** The figures as a station shows its departures: every character on its own flap. */
export function DeparturesBoard({ statistics }: Pick<HospitalityContent, 'statistics'>) {
  return (
    <Section title={statistics.title} lead={statistics.lead}>
      <dl className="board">
        {statistics.figures.map((figure) => (
          <div key={figure.label} className="board-row">
            <dt className="board-label">
              {figure.label}
              <FigureBasis>{figure.basis}</FigureBasis>
            </dt>
            <dd className="board-value">
              <span className="sr-only">{figure.value}</span>
              <span aria-hidden="true" className="flex gap-0.5 md:gap-1">
                {[...figure.value.replace('\u00a0', '').padEnd(flaps)].map((character, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a flap is its place on the board
                  <span key={i} className="board-flap">
                    {character}
                  </span>
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <FiguresNote figures={statistics.figures} className="type-small mt-5 text-muted" />
    </Section>
  );
}
