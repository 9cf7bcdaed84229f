import { lineColour } from '@/components/line/palette';
import type { HomeContent, Solution } from '@/content/types';
import { ShelfRow } from './shelf-row';

interface ShelfProps extends Pick<HomeContent['services'], 'linkLabel' | 'readySoon' | 'combined'> {
  solutions: readonly Solution[];
}

/** Each service on its line: one is open, with its poster in miniature, the others are rows; the last row is for all. */
export function Shelf({ solutions, linkLabel, readySoon, combined }: ShelfProps) {
  return (
    <ul className="shelf mt-[clamp(1rem,0.6rem+1.2vw,2rem)]">
      {solutions.map((solution, i) => (
        <ShelfRow
          key={solution.slug}
          solution={solution}
          linkLabel={linkLabel}
          ready={solution.card.ready ?? readySoon}
          first={i === 0}
        />
      ))}
      <li className="relative ps-(--shelf-start) pe-(--side) pt-2 pb-5 max-lg:text-[0.9375rem]">
        <h3 className="inline">{combined.title}.</h3>{' '}
        <p className="inline text-muted">{combined.text}</p>
        <span
          className="absolute inset-x-0 bottom-0 flex h-2 *:flex-1 *:bg-line forced-colors:*:bg-[CanvasText]"
          aria-hidden="true"
        >
          {solutions.map(({ slug, line }) => (
            <span key={slug} data-line={lineColour(line)} />
          ))}
        </span>
      </li>
    </ul>
  );
}
