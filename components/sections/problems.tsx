import type { CSSProperties } from 'react';
import type { HomeContent } from '@/content/types';

/** How much of the band turns off at each stop, and how much goes on: a drawing, not figures. */
const parts = [
  { '--part': 28, '--on': 72 },
  { '--part': 20, '--on': 52 },
  { '--part': 18, '--on': 34 },
  { '--part': 14, '--on': 20 },
];

/**
 * Who asks gets on together, as one broad band; at each problem a part of it turns off and ends at a buffer. The band is
 * drawn by the list's own borders (`components/sections/problems.css`).
 */
export function Problems({ problems }: { problems: HomeContent['problems'] }) {
  const { title, band, items } = problems;
  return (
    <section className="problems-section page">
      <div className="py-(--section-space)">
        <h2 className="type-display">{title}</h2>
        <div className="problems" data-draws="">
          <p className="problems-from">{band.from}</p>
          <ul>
            {items.map((item, column) => (
              <li
                key={item.title}
                style={{ ...parts[column], '--column': column } as CSSProperties}
              >
                <h3 className="type-title">{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
          <p className="problems-to">{band.to}</p>
        </div>
      </div>
    </section>
  );
}
