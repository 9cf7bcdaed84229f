import { lineColour } from '@/components/line/palette';
import { anchors } from '@/content/anchors';
import type { HomeContent, Solution } from '@/content/types';
import { solutionPath } from '@/lib/links';
import { Section } from './section';
import { ServiceCard } from './service-card';

interface ServicesProps {
  services: HomeContent['services'];
  solutions: readonly Solution[];
}

export function Services({ services, solutions }: ServicesProps) {
  return (
    <Section id={anchors.services} title={services.title} lead={services.lead}>
      <ul className="grid border-ink border-t-2 md:grid-cols-2 xl:grid-cols-4">
        {solutions.map((solution) => (
          <ServiceCard
            key={solution.slug}
            line={solution.line}
            href={solutionPath(solution.slug)}
            title={solution.card.title}
            text={solution.card.description}
            bullets={solution.card.bullets}
            linkLabel={services.linkLabel}
          />
        ))}
        <li className="flex flex-col bg-ink p-6 text-paper">
          <CombinedSign lines={solutions.map(({ line }) => line)} />
          <h3 className="type-title mt-5">{services.combined.title}</h3>
          <p className="mt-3">{services.combined.text}</p>
        </li>
      </ul>
      <ul className="mt-10 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {services.notes.map((note) => (
          <li key={note.title}>
            <p className="font-bold">{note.title}</p>
            <p className="mt-1 text-muted">{note.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** All lines side by side: together they are a service too. */
function CombinedSign({ lines }: { lines: number[] }) {
  return (
    <span className="flex h-8 gap-1" aria-hidden="true">
      {lines.map((line) => (
        <span key={line} data-line={lineColour(line)} className="w-2 bg-line" />
      ))}
    </span>
  );
}
