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
      <ul className="border-ink border-t-2">
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
        <li className="service border-hairline border-b">
          <CombinedSign lines={solutions.map(({ line }) => line)} />
          <h3 className="type-title">{services.combined.title}</h3>
          <p className="max-w-[48ch]">{services.combined.text}</p>
        </li>
      </ul>
      <ul className="mt-12 grid gap-x-8 gap-y-8 md:grid-cols-3">
        {services.notes.map((note) => (
          <li key={note.title}>
            <p className="type-title font-bold">{note.title}</p>
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
    <span className="service-all size-14 lg:size-22" aria-hidden="true">
      {lines.map((line) => (
        <span key={line} data-line={lineColour(line)} className="bg-line" />
      ))}
    </span>
  );
}
