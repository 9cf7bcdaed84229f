import { cta, ScrollLink } from '@/components/layout/links';
import { Actions, Button } from '@/components/ui/button';
import { DottedList } from '@/components/ui/dotted-list';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import type { HomeContent } from '@/content/types';
import { SectionHead } from './section-head';

/** Three steps, three stations on a line that crosses the window (`components/sections/process.css`). */
export function Process({ process }: { process: HomeContent['process'] }) {
  return (
    <section id={anchors.process} className="process-section -scroll-mt-6">
      <div className="page">
        <div className="py-(--section-space)">
          <SectionHead lead={process.lead}>{process.title}</SectionHead>
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
