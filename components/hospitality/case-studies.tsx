import { Numeral } from '@/components/sections/numeral';
import { Section } from '@/components/sections/section';
import type { HospitalityContent } from '@/content/types';

/** Three examples, each labelled as one. */
export function CaseStudies({ cases }: Pick<HospitalityContent, 'cases'>) {
  return (
    <Section title={cases.title} lead={cases.lead}>
      <ul className="border-hairline border-b">
        {cases.items.map((item) => (
          <li
            key={item.kind}
            className="grid gap-x-8 gap-y-5 border-hairline border-t py-6 lg:py-8 first:border-ink first:border-t-2 lg:grid-cols-12"
          >
            <div className="flex flex-row-reverse flex-wrap items-center justify-end gap-3 lg:col-span-3 lg:block">
              <p className="type-small inline-block border border-control px-2 py-0.5">
                {cases.label}
              </p>
              <h3 className="type-title lg:mt-3">{item.kind}</h3>
            </div>
            <p className="max-w-[52ch] lg:col-span-5 xl:col-span-4">{item.text}</p>
            <dl className="flex flex-wrap gap-x-10 gap-y-6 lg:col-span-4 xl:col-span-5">
              {item.results.map((figure) => (
                <div key={figure.label} className="flex flex-col-reverse justify-end gap-1">
                  <dt className="type-small max-w-[16ch]">{figure.label}</dt>
                  <dd className="type-numeral case-figure whitespace-nowrap">
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
