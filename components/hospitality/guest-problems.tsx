import { Section } from '@/components/sections/section';
import type { HospitalityContent } from '@/content/types';

/** Three questions in the guests' own words. */
export function GuestProblems({ problems }: Pick<HospitalityContent, 'problems'>) {
  return (
    <Section title={problems.title} lead={problems.lead} layout="split">
      <ul className="grid gap-4">
        {problems.items.map((item) => (
          <li key={item.title} className="border-hairline border-t pt-2">
            <h3 className="type-small text-muted">{item.title}</h3>
            <blockquote className="type-title">
              <p>{`«${item.guest}»`}</p>
            </blockquote>
          </li>
        ))}
      </ul>
    </Section>
  );
}
