import { Section } from '@/components/sections/section';
import type { HospitalityContent } from '@/content/types';

/** Three hours of a reception's day, each with the message that arrives then. */
export function GuestProblems({ problems }: Pick<HospitalityContent, 'problems'>) {
  return (
    <Section title={problems.title} lead={problems.lead}>
      <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-3">
        {problems.items.map((item) => (
          <li key={item.title} className="flex flex-col border-ink border-t-2 pt-5">
            <p className="type-numeral" aria-hidden="true">
              {item.time}
            </p>
            <h3 className="type-title mt-5">{item.title}</h3>
            <blockquote className="mt-4 max-w-[44ch] bg-sheet p-4">
              <p>
                <span className="sr-only">{item.time}: </span>
                {item.guest}
              </p>
            </blockquote>
            <p className="mt-4 max-w-[48ch] text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
