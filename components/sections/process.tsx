import { StripStop } from '@/components/line/strip-map';
import { cta } from '@/components/site/call-to-action';
import { ScrollLink } from '@/components/site/scroll-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import type { HomeContent } from '@/content/types';
import { Section } from './section';

/** Three steps, three stations on one line. */
export function Process({ process }: { process: HomeContent['process'] }) {
  return (
    <Section id={anchors.process} title={process.title} lead={process.lead}>
      <ol className="strip-map">
        {process.steps.map((step, index) => (
          <StripStop
            key={step.number}
            kind={index === process.steps.length - 1 ? 'terminus' : 'station'}
          >
            <p className="process-number type-numeral">{step.number}</p>
            <h3 className="type-title mt-4">{step.title}</h3>
            <p className="mt-3 max-w-[44ch]">{step.description}</p>
            <ul className="mt-5 max-w-[44ch] border-hairline border-t">
              {step.details.map((detail) => (
                <li key={detail} className="border-hairline border-b py-2.5">
                  {detail}
                </li>
              ))}
            </ul>
          </StripStop>
        ))}
      </ol>
      <div className="actions mt-10">
        <Button asChild>
          <ScrollLink targetId={anchors.form} {...cta('process')}>
            {process.button}
          </ScrollLink>
        </Button>
      </div>
    </Section>
  );
}
