import type { CSSProperties } from 'react';
import { lineColour } from '@/components/line/palette';
import { ShelfRow } from '@/components/shelf/shelf-row';
import { anchors } from '@/content/anchors';
import type { HomeContent, Solution } from '@/content/types';
import { Sentences } from './sentences';

interface ServicesProps {
  services: HomeContent['services'];
  solutions: readonly Solution[];
}

/** The shelf: all lines come down together, and each turns into its own row. */
export function Services({ services, solutions }: ServicesProps) {
  const { title, lead, linkLabel, combined, notes } = services;
  return (
    <section
      id={anchors.services}
      className="shelf -scroll-mt-6"
      style={{ '--lines': solutions.length } as CSSProperties}
    >
      <div className="page">
        <div className="stop shelf-stop">
          <div className="shelf-head">
            <h2 className="type-display md:max-lg:text-[2.75rem]">
              <Sentences text={title} />
            </h2>
            <p className="type-lead">{lead}</p>
          </div>
          <ul>
            {solutions.map((solution, i) => (
              <ShelfRow
                key={solution.slug}
                solution={solution}
                place={solutions.length - 1 - i}
                later={i > 1}
                linkLabel={linkLabel}
              />
            ))}
            <li className="shelf-row shelf-all">
              <h3 className="type-title">{combined.title}</h3>
              <AllLines lines={solutions.map(({ line }) => line)} />
              <p className="shelf-text">{combined.text}</p>
            </li>
          </ul>
          <ul className="shelf-notes">
            {notes.map((note) => (
              <li key={note.title}>
                <p className="type-title font-bold">{note.title}</p>
                <p className="mt-1 text-muted">{note.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** All lines side by side: together they are a service too. */
function AllLines({ lines }: { lines: number[] }) {
  return (
    <span className="shelf-together" aria-hidden="true">
      {lines.map((line) => (
        <span key={line} data-line={lineColour(line)} className="bg-line" />
      ))}
    </span>
  );
}
