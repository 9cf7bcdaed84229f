import { type LineSide, SectionLine } from '@/components/line/section-line';
import { Shelf } from '@/components/shelf/shelf';
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
      className="later relative -scroll-mt-6 overflow-clip pt-(--section-space) pb-4"
    >
      <SectionLine side={side} />
      <div className="page">
        <SectionHead lead={lead}>
          <Sentences text={title} />
        </SectionHead>
      </div>
      <Shelf {...{ solutions, linkLabel, readySoon, combined }} />
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
