import { cta } from '@/components/layout/call-to-action';
import { ScrollLink } from '@/components/layout/scroll-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import type { HomeContent } from '@/content/types';

/** The page's line turns to go across: three steps, three stations on it (`components/sections/stations.css`). */
export function Process({ process }: { process: HomeContent['process'] }) {
  return (
    <section id={anchors.process} className="page -scroll-mt-6">
      <div className="stop stations-stop">
        <div className="stations-intro">
          <h2 className="type-display">{process.title}</h2>
          <p className="type-lead mt-4 max-w-[64ch] text-muted">{process.lead}</p>
        </div>
        <ol className="stations" data-draws="">
          {process.steps.map((step) => (
            <li key={step.number}>
              <p className="process-number type-numeral">{step.number}</p>
              <h3 className="type-title">{step.title}</h3>
              <p className="max-w-[44ch]">{step.description}</p>
              <ul className="max-w-[44ch] border-hairline border-t">
                {step.details.map((detail) => (
                  <li key={detail} className="border-hairline border-b py-2.5">
                    {detail}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <div className="actions mt-10">
          <Button asChild>
            <ScrollLink targetId={anchors.form} {...cta('process')}>
              {process.button}
            </ScrollLink>
          </Button>
        </div>
      </div>
    </section>
  );
}
