import { Demo } from '@/components/demos/demo';
import { cta } from '@/components/layout/call-to-action';
import { ScrollLink } from '@/components/layout/scroll-link';
import { LineBadge } from '@/components/line/line-badge';
import { lineColour } from '@/components/line/palette';
import { LiveDemo } from '@/components/sections/live-demo';
import { Section } from '@/components/sections/section';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import { solutionBySlug } from '@/content/solutions';
import type { GuestDemo, HospitalityContent } from '@/content/types';

/** What guests would see and hear, each part in the colour of its line: the first open, the others a press away. */
export function HospitalityDemo({ demo }: Pick<HospitalityContent, 'demo'>) {
  const [first, ...others] = [demo.chat, demo.call, demo.mail].filter((part) => part !== undefined);
  return (
    <Section id={anchors.demo} title={demo.title} lead={demo.lead}>
      <LiveDemo ways={['telephone', 'whatsapp']} className="mb-10" />
      {first && <Open intro={first} />}
      {others.length > 0 && (
        <div className="mt-12">
          {others.map((part) => (
            <Folded key={part.demo} intro={part} />
          ))}
        </div>
      )}
      <div className="actions mt-10">
        <Button asChild>
          <ScrollLink targetId={anchors.form} {...cta('demo')}>
            {demo.button}
          </ScrollLink>
        </Button>
      </div>
    </Section>
  );
}

const lineOf = ({ slug }: GuestDemo) => solutionBySlug(slug)?.line ?? 1;

function Title({ intro }: { intro: GuestDemo }) {
  return (
    <h3 className="type-title flex items-center gap-3">
      <LineBadge line={lineOf(intro)} /> {intro.title}
    </h3>
  );
}

function Open({ intro }: { intro: GuestDemo }) {
  return (
    <div
      data-line={lineColour(lineOf(intro))}
      className="laid-out-later border-line border-t-4 pt-5"
    >
      <Title intro={intro} />
      <p className="mt-2 mb-7 max-w-[64ch] text-muted">{intro.text}</p>
      <Demo demo={intro.demo} />
    </div>
  );
}

function Folded({ intro }: { intro: GuestDemo }) {
  return (
    <details
      data-line={lineColour(lineOf(intro))}
      className="question demo-fold border-line border-t-4"
    >
      <summary className="demo-fold-head">
        <Title intro={intro} />
        <span className="max-w-[64ch] text-muted">{intro.text}</span>
        <span className="question-sign" aria-hidden="true" />
      </summary>
      <div className="pb-10">
        <Demo demo={intro.demo} />
      </div>
    </details>
  );
}
