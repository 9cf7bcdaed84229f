import type { CSSProperties } from 'react';
import type { HomeContent } from '@/content/types';

type Items = HomeContent['problems']['items'];

/** How much of the band turns off at each stop, by their number: 20 of its 100 units go on. A drawing, not figures. */
const parts: Record<Items['length'], readonly number[]> = {
  2: [44, 36],
  3: [32, 26, 22],
  4: [28, 20, 18, 14],
  5: [24, 18, 15, 13, 10],
  6: [20, 16, 14, 12, 10, 8],
};

/**
 * Who asks gets on together, as one broad band; at each problem a part of it turns off and ends at a buffer. The band is
 * drawn by the list's own borders (`components/sections/problems.css`).
 */
export function Problems({ problems }: { problems: HomeContent['problems'] }) {
  const { title, band, items } = problems;
  const turned = parts[items.length];
  const onAfter = (stop: number) => turned.slice(0, stop + 1).reduce((on, part) => on - part, 100);
  return (
    <section className="problems-section page">
      <div className="py-(--section-space)">
        <h2 className="type-display">{title}</h2>
        <div
          className="problems"
          data-draws=""
          style={{ '--count': items.length, '--first-on': onAfter(0) } as CSSProperties}
        >
          <p className="problems-from">{band.from}</p>
          <ul>
            {items.map(
              (item, i) =>
                item && (
                  <li
                    key={item.title}
                    style={
                      { '--part': turned[i], '--on': onAfter(i), '--column': i } as CSSProperties
                    }
                  >
                    <h3 className="type-title">{item.title}</h3>
                    <p>{item.text}</p>
                  </li>
                ),
            )}
          </ul>
          <p className="problems-to">{band.to}</p>
        </div>
      </div>
    </section>
  );
}
