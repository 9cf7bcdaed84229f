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
          <div className="process">
            <ol className="process-steps" data-draws="">
              {process.steps.map(({ number, title, description, details }) => (
                <li key={number}>
                  <p className="process-number type-numeral">{number}</p>
                  <h3 className="type-title">{title}</h3>
                  <p className="max-w-[40ch]">{description}</p>
                  <DottedList
                    items={details}
                    className="process-details text-muted max-lg:inline max-lg:text-[0.9375rem]"
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
