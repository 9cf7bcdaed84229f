import { lineColour } from '@/components/line/palette';
import { DisclosureSign } from '@/components/ui/disclosure';
import { DottedList } from '@/components/ui/dotted-list';
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
    <li data-line={lineColour(line)} className="shelf-row relative">
      <details name="servizio" open={first}>
        <summary>
          <span className="shelf-code">{`L${line}`}</span>
          <h3 className="shelf-title">{card.title}</h3>
          <span className="shelf-brief text-muted leading-[1.35] max-md:hidden md:max-lg:text-[0.875rem]">
            {menuDescription}
          </span>
          <DisclosureSign className="shelf-sign scale-90 [--line:var(--ink)]" />
        </summary>
        <div className="shelf-words grid gap-[clamp(0.5rem,1vw,0.75rem)] pt-3 pb-5">
          <p className="text-[length:var(--text-lead)] leading-[1.35]">{card.description}</p>
          <DottedList items={card.bullets} />
          <p // level with the poster's foot
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 max-md:gap-x-4 max-md:text-[0.9375rem] md:self-end"
          >
            <a
              href={solutionPath(slug)}
              className="shelf-link inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-[0.3em]"
            >
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
