import { lineColour } from '@/components/line/palette';
import type { Solution } from '@/content/types';
import { solutionPath } from '@/lib/links';
import { Product } from './product';

interface ShelfRowProps {
  solution: Solution;
  linkLabel: string;
  /** How soon it is there, in words. */
  ready: string;
  /** The one that is open before anything is chosen. */
  first: boolean;
}

/** One service: a row on its line's colour, which opens to a band with what it delivers. Only one is open at a time. */
export function ShelfRow({ solution, linkLabel, ready, first }: ShelfRowProps) {
  const { line, slug, card, menuDescription, drawing } = solution;
  return (
    <li data-line={lineColour(line)} className="shelf-row">
      <details name="servizio" open={first}>
        <summary>
          <span className="shelf-code">{`L${line}`}</span>
          <h3>{card.title}</h3>
          <span className="shelf-brief">{menuDescription}</span>
          <span className="question-sign" aria-hidden="true" />
        </summary>
        <div className="shelf-words">
          <p className="shelf-text">{card.description}</p>
          <ul className="dotted">
            {card.bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
          <p className="shelf-way">
            <a href={solutionPath(slug)} className="shelf-link">
              {linkLabel}
              <span className="sr-only">: {card.title}</span>
            </a>
            <span>{ready}</span>
          </p>
          {drawing && (
            <div className="shelf-poster">
              <Product drawing={drawing} />
            </div>
          )}
        </div>
      </details>
    </li>
  );
}
