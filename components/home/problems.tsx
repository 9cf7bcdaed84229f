import type { CSSProperties } from 'react';
import { endsOf, LineBend, type LineCrossing } from '@/components/line/section-line';
import type { HomeContent } from '@/content/types';
import { cn } from '@/lib/utils';

type Items = HomeContent['problems']['items'];

/** How much of the band turns off at each stop, by their number: 20 of its 100 units go on. A drawing, not figures. */
const parts: Record<Items['length'], readonly number[]> = {
  2: [44, 36],
  3: [32, 26, 22],
  4: [28, 20, 18, 14],
  5: [24, 18, 15, 13, 10],
  6: [20, 16, 14, 12, 10, 8],
};

const ends = { left: 'problems-line-left', right: 'problems-line-right' };

interface ProblemsProps {
  problems: HomeContent['problems'];
  side: LineCrossing;
}

/**
 * Who asks gets on together, as one broad band; at each problem a part of it turns off and ends at a buffer. The band is
 * drawn by the list's own borders (`problems.css`).
 */
export function Problems({ problems, side }: ProblemsProps) {
  const [from, to] = endsOf(side);
  const { title, band, items } = problems;
  const turned = parts[items.length];
  const onAfter = (stop: number) => turned.slice(0, stop + 1).reduce((on, part) => on - part, 100);
  return (
    <section className="page later relative overflow-clip">
      <div className="py-(--section-space)">
        <h2 className="type-display">{title}</h2>
        <div
          className="problems"
          data-draws=""
          style={
            { '--problems-count': items.length, '--problems-first-on': onAfter(0) } as CSSProperties
          }
        >
          <p className="problems-from">{band.from}</p>
          <ul>
            {items.map(
              (item, i) =>
                item && (
                  <li
                    key={item.title}
                    style={
                      {
                        '--problems-part': turned[i],
                        '--problems-on': onAfter(i),
                        '--problems-column': i,
                      } as CSSProperties
                    }
                  >
                    <h3 className="type-title">{item.title}</h3>
                    <p>{item.text}</p>
                  </li>
                ),
            )}
          </ul>
          <p className="problems-to">{band.to}</p>
          <LineBend into side={from} className={cn('problems-line-in', ends[from])} />
          <LineBend side={to} className={cn('problems-line-out', ends[to])} />
        </div>
      </div>
    </section>
  );
}
