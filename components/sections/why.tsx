import { cta } from '@/components/site/call-to-action';
import { ScrollLink } from '@/components/site/scroll-link';
import { WhatsAppLink } from '@/components/site/whatsapp-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import type { HomeContent } from '@/content/types';
import { RuledList } from './ruled-list';
import { Section } from './section';

/** The page's one poster: its headline fills a band in the brand's colour. */
export function Why({ why }: { why: HomeContent['why'] }) {
  return (
    <Section title={why.title} lead={why.lead} layout="split" band>
      <p className="type-shout max-w-[13ch] font-bold">{why.headline}</p>
      <RuledList items={why.cards} className="mt-12 lg:mt-16" />
      <div className="actions mt-2 items-center">
        <Button asChild>
          <ScrollLink targetId={anchors.form} {...cta('why')}>
            {why.button}
          </ScrollLink>
        </Button>
        <WhatsAppLink className="target gap-2">{why.whatsappLink}</WhatsAppLink>
      </div>
    </Section>
  );
}
