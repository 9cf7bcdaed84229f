import type { CSSProperties } from 'react';
import { LineBadge } from '@/components/line/line-badge';
import { lineColour } from '@/components/line/palette';
import type { Solution } from '@/content/types';
import { solutionPath } from '@/lib/links';
import { Product } from './product';

interface ShelfRowProps {
  solution: Solution;
  /** Its place in the bundle that comes down on the left, from the outermost, 0. */
  place: number;
  /** Too far down to be laid out with the first picture. */
  later: boolean;
  linkLabel: string;
}

/** One line turns out of the bundle, names itself, and ends in what it delivers. The whole row is the link. */
export function ShelfRow({ solution, place, later, linkLabel }: ShelfRowProps) {
  const { line, slug, card, menuDescription, drawing } = solution;
  return (
    <li
      data-line={lineColour(line)}
      className={later ? 'shelf-row laid-out-later' : 'shelf-row'}
      style={{ '--place': place } as CSSProperties}
    >
      <a href={solutionPath(slug)} className="shelf-link">
        <LineBadge line={line} />
        <h3 className="type-title">{card.title}</h3>
        <p className="shelf-text">{menuDescription}</p>
        <span className="shelf-more">{linkLabel}</span>
      </a>
      <ul className="shelf-bullets">
        {card.bullets.map((bullet) => (
          <li key={bullet}>{bullet}</li>
        ))}
      </ul>
      {drawing ? <Product drawing={drawing} /> : <span className="shelf-terminus" />}
    </li>
  );
}
