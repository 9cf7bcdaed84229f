import { Section } from '@/components/sections/section';
import { ServiceCard } from '@/components/sections/service-card';
import { anchors } from '@/content/anchors';
import { solutionBySlug } from '@/content/solutions';
import type { HospitalityContent } from '@/content/types';

export function HospitalityServices({ services }: Pick<HospitalityContent, 'services'>) {
  return (
    <Section id={anchors.services} title={services.title} lead={services.lead}>
      <ul className="border-ink border-t-2">
        {services.cards.map((card) => (
          <ServiceCard
            key={card.slug}
            line={solutionBySlug(card.slug)?.line ?? 1}
            // this page links to the English prefix, as the specification has it
            href={`/solutions/${card.slug}`}
            title={card.title}
            text={card.text}
            bullets={card.bullets}
            linkLabel={services.linkLabel}
          />
        ))}
      </ul>
    </Section>
  );
}
