import type { ReactNode } from 'react';
import { Demo } from '@/components/demos/demo';
import { cta } from '@/components/layout/call-to-action';
import { ScrollLink } from '@/components/layout/scroll-link';
import { LineBadge } from '@/components/line/line-badge';
import { lineColour } from '@/components/line/palette';
import { Section } from '@/components/sections/section';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import { site } from '@/content/site';
import { solutionBySlug } from '@/content/solutions';
import type { GuestDemo, HospitalityContent } from '@/content/types';
import { telUrl } from '@/lib/links';

/** What guests would see and hear, each part in the colour of its line. */
export function HospitalityDemo({ demo }: Pick<HospitalityContent, 'demo'>) {
  const { chat, call, mail } = demo;
  return (
    <Section id={anchors.demo} title={demo.title} lead={demo.lead}>
      <div className="grid gap-16">
        {chat && <Part intro={chat} />}
        {call && (
          <Part intro={call}>
            <Button asChild variant="outline" className="mt-5">
              <a href={telUrl(site.demoPhoneE164)}>{call.buttonLabel}</a>
            </Button>
          </Part>
        )}
        {mail && <Part intro={mail} />}
      </div>
      <div className="actions mt-14">
        <Button asChild>
          <ScrollLink targetId={anchors.form} {...cta('demo')}>
            {demo.button}
          </ScrollLink>
        </Button>
      </div>
    </Section>
  );
}

interface PartProps {
  intro: GuestDemo;
  /** Stands below the simulation. */
  children?: ReactNode;
}

/** A simulation in the colour of the line that it shows. */
function Part({ intro, children }: PartProps) {
  const line = solutionBySlug(intro.slug)?.line ?? 1;
  return (
    <div data-line={lineColour(line)} className="laid-out-later border-line border-t-4 pt-5">
      <h3 className="type-title flex items-center gap-3">
        <LineBadge line={line} /> {intro.title}
      </h3>
      <p className="mt-2 mb-7 max-w-[64ch] text-muted">{intro.text}</p>
      <Demo demo={intro.demo} />
      {children}
    </div>
  );
}
