import type { ReactNode } from 'react';
import { lineColour } from '@/components/line/palette';
import { RuledList } from '@/components/sections/titled-lists';
import { Arrow } from '@/components/ui/arrow';
import { Section } from '@/components/ui/section';
import { anchors } from '@/content/anchors';
import { navigation } from '@/content/navigation';
import { solutions } from '@/content/solutions';
import type { Solution } from '@/content/types';
import { solutionPath } from '@/lib/links';
import { cn } from '@/lib/utils';

interface BenefitsProps {
  benefits: Solution['benefits'] | NonNullable<Solution['feature']>;
  line: ReactNode;
  className: string;
}

/** What a service does for whoever buys it; an `id` is what others link to. */
export function Benefits({ benefits: { items, ...head }, line, className }: BenefitsProps) {
  return (
    <Section
      {...head}
      layout="split"
      ruled={false}
      line={line}
      className={cn('spine-beside', className)}
    >
      <RuledList items={items} />
    </Section>
  );
}

export function UseCases({ useCases, line }: Pick<Solution, 'useCases'> & { line: ReactNode }) {
  return (
    <Section
      id={anchors.useCases}
      title={useCases.title}
      lead={useCases.lead}
      ruled={false}
      line={line}
      className="spine-beside"
    >
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {useCases.items.map((item) => (
          <li key={item.title} className="border-line border-t-8 pt-2.5">
            <h3 className="type-title font-bold">
              {item.path ? (
                <a href={item.path} className="underline">
                  {item.title}
                </a>
              ) : (
                item.title
              )}
            </h3>
            <p className="mt-1 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The way on to another service, in its colour. */
export function NextLine({ solution }: { solution: Solution }) {
  const next = solutions[solutions.indexOf(solution) + 1] ?? solutions[0];
  if (!next || next === solution) return null;
  return (
    <a
      href={solutionPath(next.slug)}
      data-line={lineColour(next.line)}
      className="group bleed wrap-anywhere grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 bg-line py-6 text-line-on no-underline md:grid-cols-[2fr_1fr_auto]"
    >
      <span>
        {navigation.nextLine} <b className="type-heading block text-balance">{next.name}</b>
      </span>
      <span className="max-w-[24ch] max-md:hidden">{next.menuDescription}</span>
      <Arrow className="w-11 stroke-current" />
    </a>
  );
}
