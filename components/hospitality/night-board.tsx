import { LineBadge } from '@/components/line/line-badge';
import { FigureBasis } from '@/components/sections/figure-basis';
import { FiguresNote } from '@/components/sections/figures-note';
import { Section } from '@/components/sections/section';
import { solutionBySlug } from '@/content/solutions';
import type { HospitalityContent } from '@/content/types';

/** One night as a station shows its departures, and under it what the nights come to. */
export function NightBoard({
  board,
  statistics,
}: Pick<HospitalityContent, 'board' | 'statistics'>) {
  return (
    <Section title={board.title} lead={board.lead}>
      <div className="board">
        <NightTable board={board} />
        <h3 className="board-title">{statistics.title}</h3>
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

function NightTable({ board }: Pick<HospitalityContent, 'board'>) {
  const { caption, columns, rows } = board;
  return (
    <table data-draws="">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {Object.entries(columns).map(([id, name]) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ time, guest, language, line, outcome, lit, toPerson }) => (
          <tr key={time} data-lit={lit}>
            <td className="plate">{time}</td>
            <td className="plate">{guest}</td>
            <td className="plate">{language}</td>
            <td className="plate">
              <LineBadge line={solutionBySlug(line.slug)?.line ?? 1} size="small" /> {line.channel}
            </td>
            <td className="plate">
              {toPerson && <span className="board-capsule" aria-hidden="true" />}
              {outcome}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
