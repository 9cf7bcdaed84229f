import { cta, ScrollLink } from '@/components/layout/links';
import { endsOf, LineBend, type LineCrossing, SectionLine } from '@/components/line/section-line';
import { SectionHead } from '@/components/sections/section-head';
import { Actions, Button } from '@/components/ui/button';
import { DottedList } from '@/components/ui/dotted-list';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import type { HomeContent } from '@/content/types';

interface ProcessProps {
  process: HomeContent['process'];
  side: LineCrossing;
}

/** Three steps, three stations on a line that crosses the window (`process.css`). */
export function Process({ process, side }: ProcessProps) {
  const [from, to] = endsOf(side);
  return (
    <section id={anchors.process} className="later relative -scroll-mt-6 overflow-clip">
      <SectionLine side="left" className="lg:hidden" />
      <div className="page">
        <div className="py-(--section-space)">
          <SectionHead lead={process.lead}>{process.title}</SectionHead>
          <div className="relative z-1 mt-5 lg:mt-11 lg:[--stop:42px]">
            <ol
              className="process-steps grid gap-3.5 lg:grid-cols-3 lg:grid-rows-[repeat(3,auto)] lg:gap-x-8 lg:gap-y-0"
              data-draws=""
            >
              {process.steps.map(({ number, title, description, details }) => (
                <li
                  key={number}
                  className="relative grid grid-cols-[2.75rem_1fr] gap-y-1 sm:grid-cols-[4rem_2fr_3fr] sm:gap-x-6 lg:row-span-3 lg:grid-cols-[auto_1fr] lg:grid-rows-subgrid lg:gap-x-5 lg:gap-y-2 lg:pt-[calc(var(--stop)+1.5rem)]"
                >
                  <p className="type-numeral [--text-numeral:2.75rem] sm:[--text-numeral:3.5rem] lg:row-[1/3] lg:min-w-[0.75em] lg:[--text-numeral:clamp(3.5rem,2.2rem+4vw,7rem)]">
                    {number}
                  </p>
                  <h3 className="type-title self-center sm:self-start sm:pt-2.5 lg:self-end lg:pt-0">
                    {title}
                  </h3>
                  <p className="max-w-[40ch] max-sm:col-span-full sm:pt-2.5 sm:max-lg:col-3 lg:pt-0">
                    {description}
                  </p>
                  <DottedList
                    items={details}
                    // on phones and tablets as a text, with its dots within
                    className="col-[1/-1] text-muted max-lg:block max-lg:text-[0.9375rem] max-lg:[&>li]:inline sm:max-lg:col-3 lg:mt-2 lg:border-hairline lg:border-t lg:pt-2.5"
                  />
                </li>
              ))}
            </ol>
            <LineBend into side={from} className="process-line max-lg:hidden" />
            <LineBend side={to} className="process-line max-lg:hidden" />
          </div>
          <Actions className="mt-6">
            <Button asChild variant="outline">
              <ScrollLink targetId={anchors.form} {...cta('process')}>
                {contact.name}
              </ScrollLink>
            </Button>
          </Actions>
        </div>
      </div>
    </section>
  );
}
