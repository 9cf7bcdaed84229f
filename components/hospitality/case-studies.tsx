import { Numeral } from '@/components/sections/numeral';
import { Section } from '@/components/sections/section';
import type { HospitalityContent } from '@/content/types';
import { cn } from '@/lib/cn';

/** Three examples, each labelled as one. */
export function CaseStudies({ cases }: Pick<HospitalityContent, 'cases'>) {
  return (
    <Section title={cases.title} lead={cases.lead} layout="split">
      <ul className="border-hairline border-b">
        {cases.items.map((item) => (
          <li
            key={item.kind}
            className="grid items-center gap-x-8 gap-y-2 border-hairline border-t py-4 lg:grid-cols-2"
          >
            <div>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="type-title">{item.kind}</h3>
                <p className="type-small text-muted">{cases.label}</p>
              </div>
              <p>{item.text}</p>
            </div>
            <dl className="case-figures">
              {item.results.map((figure) => (
                <div
                  key={figure.label}
                  className={cn(
                    'flex flex-col-reverse justify-end gap-1',
                    item.results.length === 1 &&
                      'max-lg:col-span-2 max-lg:flex-row-reverse max-lg:items-center max-lg:gap-4',
                  )}
                >
                  <dt className="type-small">{figure.label}</dt>
                  <dd className="type-numeral whitespace-nowrap">
                    <Numeral value={figure.value} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
