import { LineBadge } from '@/components/line/line-badge';
import { lineColour } from '@/components/line/palette';
import { Section } from '@/components/sections/section';
import { anchors } from '@/content/anchors';
import { solutionBySlug } from '@/content/solutions';
import type { HospitalityContent } from '@/content/types';

/** The lines that stop at a hotel: each row is a link, its title is the link's name. */
export function HospitalityServices({ services }: Pick<HospitalityContent, 'services'>) {
  return (
    <Section id={anchors.services} title={services.title} lead={services.lead} layout="split">
      <ul className="border-hairline border-b">
        {services.cards.map(({ slug, title, text, bullets }) => {
          const line = solutionBySlug(slug)?.line ?? 1;
          return (
            <li
              key={slug}
              data-line={lineColour(line)}
              className="service group relative border-hairline border-t"
            >
              <LineBadge line={line} />
              <h3 className="type-lead leading-snug">
                {/* this page links to the English prefix, as the specification has it */}
                <a
                  href={`/solutions/${slug}`}
                  className="no-underline after:absolute after:inset-0 group-hover:underline"
                >
                  {title}
                </a>
              </h3>
              <span className="type-lead font-bold text-line-text" aria-hidden="true">
                →
              </span>
              <div>
                <p className="max-md:hidden">{text}</p>
                <ul className="type-small text-muted">
                  {bullets.map((bullet, i) => (
                    <li key={bullet} className="inline">
                      {i > 0 && ' · '}
                      {bullet}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
