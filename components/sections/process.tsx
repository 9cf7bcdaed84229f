import { cta } from '@/components/layout/call-to-action';
import { ScrollLink } from '@/components/layout/scroll-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import type { HomeContent } from '@/content/types';

/** Three steps, three stations on a line that crosses the window (`components/sections/stations.css`). */
export function Process({ process }: { process: HomeContent['process'] }) {
  return (
    <section id={anchors.process} className="stations-section -scroll-mt-6">
      <div className="page">
        <div className="passage">
          <div className="headed">
            <h2 className="type-display">{process.title}</h2>
            <p className="max-w-[44ch]">{process.lead}</p>
          </div>
          <ol className="stations" data-draws="">
            {process.steps.map(({ number, title, description, details }) => (
              <li key={number}>
                <p className="station-number type-numeral">{number}</p>
                <h3 className="type-title">{title}</h3>
                <p className="max-w-[40ch]">{description}</p>
                <ul className="station-details dotted text-muted">
                  {details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
          <div className="actions mt-8">
            <Button asChild variant="outline">
              <ScrollLink targetId={anchors.form} {...cta('process')}>
                {process.button}
              </ScrollLink>
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
