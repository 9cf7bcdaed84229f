import { lineColour } from '@/components/line/palette';
import { DisclosureSign } from '@/components/ui/disclosure';
import { DottedList } from '@/components/ui/dotted-list';
import type { Solution } from '@/content/types';
import { solutionPath } from '@/lib/links';
import { cn } from '@/lib/utils';
import { Product } from './product';

const shelfTitle =
  'text-[clamp(1.0625rem,0.85rem+0.6vw,1.375rem)] leading-[1.2] tracking-[-0.02em]';
const openTitle =
  'group-open:basis-full group-open:text-[length:var(--text-heading)] group-open:leading-none group-open:tracking-[-0.03em]';
/** Words of an open row end before its poster. */
const besidePoster = 'md:group-open:pe-[calc(100%-var(--side)-var(--shelf-words)+1.5rem)]';

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
    <li data-line={lineColour(line)} className="shelf-row relative break-inside-avoid">
      <details
        name="servizio"
        open={first}
        // by night the ground is the colour's shade, and the line alone shines
        className="group open:border-line open:border-b-8 open:bg-[light-dark(var(--line),color-mix(in_srgb,var(--line)_30%,var(--paper)))] open:text-(--band-on) open:[--band-on:light-dark(var(--line-on),var(--ink))] open:[&_:focus-visible]:outline-(--band-on)"
      >
        <summary
          className={cn(
            'grid min-h-12 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-line border-b-8 ps-(--shelf-start) pe-(--side) focus-visible:outline-offset-[-3px] md:grid-cols-[var(--shelf-words)_minmax(0,1fr)_auto]',
            'group-open:flex group-open:min-h-10 group-open:cursor-default group-open:flex-wrap group-open:gap-3 group-open:border-b-0 group-open:pt-6',
            besidePoster,
          )}
        >
          <span
            aria-hidden="true"
            className="shelf-code hidden bg-[light-dark(var(--line-on),var(--line))] px-2.5 py-2 font-bold text-[light-dark(var(--line),var(--line-on))] leading-none group-open:block"
          >
            {`L${line}`}
          </span>
          <h3 className={cn(shelfTitle, openTitle)}>{card.title}</h3>
          <span className="text-muted leading-[1.35] group-open:hidden max-md:hidden max-lg:text-[0.9375rem]">
            {menuDescription}
          </span>
          <DisclosureSign className="[--line:var(--ink)] group-open:hidden" />
        </summary>
        <div
          className={cn(
            'grid gap-[clamp(0.5rem,1vw,0.75rem)] ps-(--shelf-start) pe-(--side) pt-3 pb-5 md:min-h-56 md:grid-rows-[auto_auto_1fr]',
            besidePoster,
          )}
        >
          <p className="text-[length:var(--text-lead)] leading-[1.35]">{card.description}</p>
          <DottedList items={card.bullets} className="max-lg:text-[0.9375rem]" />
          <p // level with the poster's foot
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 max-md:gap-x-4 max-lg:text-[0.9375rem] md:self-end"
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
            // out to the window's edge
            <div className="spacing-aware @container-size -me-(--side) h-40 bg-paper text-ink max-md:order-first max-md:my-1 md:absolute md:inset-[1.75rem_0_calc(1.75rem+8px)_calc(var(--side)+var(--shelf-words))] md:m-0 md:h-auto">
              <Product drawing={drawing} />
            </div>
          )}
        </div>
      </details>
    </li>
  );
}
