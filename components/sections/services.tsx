import { lineColour } from '@/components/line/palette';
import { type LineSide, SectionLine } from '@/components/line/section-line';
import { ShelfRow } from '@/components/shelf/shelf-row';
import { anchors } from '@/content/anchors';
import type { HomeContent, Solution } from '@/content/types';
import { hospitalityPath } from '@/lib/links';
import { SectionHead } from './section-head';
import { Sentences } from './sentences';

interface ServicesProps {
  services: HomeContent['services'];
  solutions: readonly Solution[];
  side: LineSide;
}

/** The services, each on its line: one is open, with its poster in miniature, the others are rows. */
export function Services({ services, solutions, side }: ServicesProps) {
  const { title, lead, linkLabel, readySoon, combined, note, hotels } = services;
  return (
    <section
      id={anchors.services}
      data-shelf=""
      className="shelf later relative -scroll-mt-6 overflow-clip pt-(--section-space) pb-4"
    >
      <SectionLine side={side} />
      <div className="page">
        <SectionHead lead={lead}>
          <Sentences text={title} />
        </SectionHead>
      </div>
      <ul className="mt-[clamp(1rem,0.6rem+1.2vw,2rem)]">
        {solutions.map((solution, i) => (
          <ShelfRow
            key={solution.slug}
            solution={solution}
            linkLabel={linkLabel}
            ready={solution.card.ready ?? readySoon}
            first={i === 0}
          />
        ))}
        <li className="relative ps-(--start) pe-(--side) pt-2 pb-5 max-lg:text-[0.9375rem]">
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
      <div className="page flex flex-wrap items-baseline justify-between gap-x-8 pt-3 max-lg:text-[0.9375rem]">
        <p className="text-muted">
          <b className="text-ink">{note.title}.</b> {note.text}
        </p>
        <a href={hospitalityPath} className="target font-bold underline">
          {hotels}
        </a>
      </div>
    </section>
  );
}
