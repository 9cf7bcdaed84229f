import { Section } from '@/components/sections/section';
import type { HospitalityContent } from '@/content/types';

/** Three questions in the guests' own words. */
export function GuestProblems({ problems }: Pick<HospitalityContent, 'problems'>) {
  return (
    <Section title={problems.title} lead={problems.lead}>
      <ul className="grid gap-x-8 gap-y-8 lg:grid-cols-3">
        {problems.items.map((item) => (
          <li
            key={item.title}
            className="grid content-start gap-y-3 border-ink border-t-2 pt-4 lg:row-span-2 lg:grid-rows-subgrid"
          >
            <h3 className="type-title">{item.title}</h3>
            <blockquote className="guest-words">
              <p>{item.guest}</p>
            </blockquote>
          </li>
        ))}
      </ul>
    </Section>
  );
}
