import { lineColour } from '@/components/line/palette';
import { OpenTakenScript } from '@/components/shelf/open-taken-script';
import { ShelfRow } from '@/components/shelf/shelf-row';
import { anchors } from '@/content/anchors';
import type { HomeContent, Solution } from '@/content/types';
import { Sentences } from './sentences';

interface ServicesProps {
  services: HomeContent['services'];
  solutions: readonly Solution[];
}

/** The services, each on its line: one is open, with its poster in miniature, the others are rows. */
export function Services({ services, solutions }: ServicesProps) {
  const { title, lead, linkLabel, ready, readySoon, combined, notes } = services;
  return (
    <section id={anchors.services} className="shelf -scroll-mt-6">
      <div className="page headed">
        <h2 className="type-display">
          <Sentences text={title} />
        </h2>
        <p>{lead}</p>
      </div>
      <ul>
        {solutions.map((solution, i) => (
          <ShelfRow
            key={solution.slug}
            solution={solution}
            linkLabel={linkLabel}
            ready={ready[solution.slug] ?? readySoon}
            first={i === 0}
          />
        ))}
        <li className="shelf-all">
          <h3>{combined.title}</h3>
          <p>{combined.text}</p>
          <span className="shelf-together" aria-hidden="true">
            {solutions.map(({ slug, line }) => (
              <span key={slug} data-line={lineColour(line)} />
            ))}
          </span>
        </li>
      </ul>
      <ul className="shelf-notes page type-small text-muted">
        {notes.map((note) => (
          <li key={note.title}>
            <b className="text-ink">{note.title}.</b> {note.text}
          </li>
        ))}
      </ul>
      <OpenTakenScript />
    </section>
  );
}
