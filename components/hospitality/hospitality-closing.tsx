import { cta } from '@/components/layout/call-to-action';
import { ScrollLink } from '@/components/layout/scroll-link';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Button } from '@/components/ui/button';
import { Sentences } from '@/components/ui/sentences';
import { anchors } from '@/content/anchors';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { mailUrl, telUrl } from '@/lib/links';

export function HospitalityClosing({ closing }: Pick<HospitalityContent, 'closing'>) {
  return (
    <section id={anchorOf(closing.title)} className="page -scroll-mt-6">
      <div className="stop">
        <div className="relative">
          <span className="stop-ring" aria-hidden="true" />
          <h2 className="type-display max-w-[16ch]">
            <Sentences text={closing.title} />
          </h2>
        </div>
        <p className="type-lead mt-6 max-w-[56ch] text-muted">{closing.text}</p>
        <div className="actions mt-8">
          <Button asChild>
            <ScrollLink targetId={anchors.form} {...cta('closing')}>
              {closing.consultationButton}
            </ScrollLink>
          </Button>
          <Button asChild variant="outline">
            <a href={telUrl()}>{closing.callLabel}</a>
          </Button>
        </div>
        <div className="mt-3 flex flex-wrap gap-x-8">
          <WhatsAppLink
            message={site.whatsapp.hospitalityMessage}
            className="target gap-2.5 underline"
          >
            {closing.whatsappButton}
          </WhatsAppLink>
          <a href={mailUrl()} className="target underline">
            {closing.mailLabel}
          </a>
        </div>
      </div>
    </section>
  );
}
