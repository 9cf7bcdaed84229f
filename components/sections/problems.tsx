import type { HomeContent } from '@/content/types';
import { Section } from './section';

/** Each problem is a line that stops short, and what the stop costs. */
export function Problems({ problems }: { problems: HomeContent['problems'] }) {
  return (
    <Section title={problems.title} lead={problems.lead} layout="split">
      <ul>
        {problems.items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-8 gap-y-2 border-hairline border-t py-7 first:border-ink first:border-t-2 md:grid-cols-8"
          >
            <h3 className="type-title md:col-span-3">{item.title}</h3>
            <div className="md:col-span-5">
              <p className="max-w-[56ch]">{item.text}</p>
              <p className="mt-4 flex items-center gap-3 font-bold">
                <span className="dead-end" aria-hidden="true" />
                {item.cost}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
