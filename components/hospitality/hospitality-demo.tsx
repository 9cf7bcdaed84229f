import { cta } from '@/components/layout/call-to-action';
import { ScrollLink } from '@/components/layout/scroll-link';
import { LiveDemo } from '@/components/sections/live-demo';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { anchors } from '@/content/anchors';
import type { HospitalityContent } from '@/content/types';
import { GuestStage } from './guest-stage';

/** What guests would see and hear, and the way from there to the form. */
export function HospitalityDemo({ demo }: Pick<HospitalityContent, 'demo'>) {
  const parts = [demo.chat, demo.call, demo.mail].filter((part) => part !== undefined);
  return (
    <Section id={anchors.demo} title={demo.title} lead={demo.lead}>
      <LiveDemo ways={['telephone', 'whatsapp']} className="mb-6" />
      {parts.length > 0 ? (
        <GuestStage parts={parts} label={demo.title}>
          <ToForm
            name={demo.button}
            className="mx-(--x) mb-4 max-sm:flex lg:absolute lg:right-0 lg:bottom-0"
          />
        </GuestStage>
      ) : (
        <ToForm name={demo.button} />
      )}
    </Section>
  );
}

function ToForm({ name, className }: { name: string; className?: string }) {
  return (
    <Button asChild className={className}>
      <ScrollLink targetId={anchors.form} {...cta('demo')}>
        {name}
      </ScrollLink>
    </Button>
  );
}
